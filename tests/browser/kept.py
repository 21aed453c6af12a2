"""Games for a page to find on its device: finished ones, and ones to go on with."""

from renard.rules.sheet import load_sheet
from renard.table import log_of_record
from tests.play import choose, random_record

PUT = """([store, things]) => new Promise((done, failed) => {
  const opening = indexedDB.open("renard");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const change = opening.result.transaction(store, "readwrite");
    for (const thing of things) change.objectStore(store).put(thing);
    change.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
DUE = """() => new Promise((done, failed) => {
  const opening = indexedDB.open("renard");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const change = opening.result.transaction("cards", "readwrite");
    const cards = change.objectStore("cards");
    cards.getAll().onsuccess = ({ target }) => {
      for (const card of target.result) cards.put({ ...card, due: 0 });
    };
    change.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
NAMES = ("Anna", "Béla", "Chloé", "Dörte")
MOMENT = 1_760_000_000_000
"""When all this happened, in milliseconds."""


def put(page, store, *things):
    """Keep things on the device of an open page."""
    page.evaluate(PUT, [store, list(things)])


def make_due(page):
    """Let all cards be ready now."""
    page.evaluate(DUE)


def record_of(game, players, seed=1, choose=choose):
    record = random_record(load_sheet(game), players, seed, choose=choose)
    record.seats = list(NAMES[:players])
    return record


def finished(game, players, seed=1):
    """A game for the history; its id is made of its name."""
    record = record_of(game, players, seed)
    return {
        "id": f"{game}{players}",
        "record": record.to_json(),
        "finished": MOMENT,
        "mine": [0],
        "online": False,
    }


def saved(game, players, entries, seed=1, dice="seed", choose=choose):
    """An open game after so many entries of its log, or before the first that fits a test."""
    log = log_of_record(record_of(game, players, seed, choose), load_sheet(game))
    if callable(entries):
        entries = next(i for i, entry in enumerate(log) if i > 20 and entries(entry))
    return {
        "id": f"{game}{players}{entries}",
        "game": game,
        "rulings": {},
        "seats": [{"name": name} for name in NAMES[:players]],
        "dice": dice,
        "seed": "2026",
        "log": log[:entries],
        "changed": MOMENT,
        "round": 1,
        "totals": [0] * players,
    }
