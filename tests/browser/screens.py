"""A walk through every screen and state of the page, in any language."""

import time
from dataclasses import dataclass

from playwright.sync_api import Page

from renard.daily.calendar import Day
from renard.lessons.reading import load_course
from renard.puzzles.book import load_book
from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.kept import NAMES, finished, make_due, put, saved
from tests.browser.meeting import devices, elsewhere, ladder, lobby, passkeys
from tests.browser.robot import answer, ask_about_a_zone
from tests.browser.teaching import events, worst

GAMES = sheet_names()
PLATTER = [game for game in GAMES if load_sheet(game).players[0] == 1]
RACE = next(game for game in GAMES if game not in PLATTER)
LISTS = "mix"
DAY = "2025-01-15"
_LINES = [
    {"name": name, "score": 200 - i, "lost": 10.25 * i + 2, "mine": i == 1}
    for i, name in enumerate(NAMES)
]
RESULT = {
    "day": DAY, "game": PLATTER[0], "ranked": True, "score": 199, "lost": 12.25, "luck": -3.5,
    "by_score": {"rank": 2, "people": 4}, "by_skill": {"rank": 2, "people": 4},
    "better_than": 0.61, "bots": 10_000, "rival": {"level": "casual", "score": 180},
    "master": {"level": "master", "score": 290}, "best": _LINES, "skilled": _LINES,
    "open": [{"name": NAMES[3], "score": 290, "lost": 0.0, "mine": False}],
}  # fmt: skip


def run_of(game, result, day=DAY):
    """A run of a past day, or of another, whose game is kept, with what is known of it."""
    name = game["record"]["game"]
    others = [RESULT["rival"], RESULT["master"]]
    figures = {"score": 199, "lost": 12.25, "luck": -3.5, "better": 0.61, "bots": 10_000}
    return {
        "id": f"{day}/{name}/server", "day": day, "game": name, "online": True,
        "table": game["id"], "over": True, "figures": {**figures, "others": others},
        **({"result": result} if result else {}),
    }  # fmt: skip


LEAVE = """place => {
  for (const e of document.querySelectorAll("h1, .play")) e.dataset.left = "";
  location.hash = `#/${place}`;
}"""
ARRIVED = ":is(h1, .play):not([data-left])"


@dataclass
class Walk:
    """One visitor, who can be sent anywhere."""

    page: Page

    def to(self, place, ready=ARRIVED):
        self.page.evaluate(LEAVE, place)
        self.page.locator(ARRIVED).first.wait_for()
        self.page.locator(ready).first.wait_for()

    def play(self, save, ready=".play"):
        put(self.page, "saves", save)
        self.to(f"play/{save['id']}", ready)

    def tap(self, what):
        # Whether it can be reached is asked elsewhere; here no frame has to be waited for, which a
        # window that was just resized may not draw.
        self.page.locator(what).first.dispatch_event("click")

    def enter(self, event):
        """The entry of a die, told by its ink: names differ by language."""
        (die,) = (event[verb] for verb in ("pick", "passive", "extra") if verb in event)
        ink = "ivory" if die == "white" else die
        self.tap(f"[data-keys=dice] .die.legal.ink-{ink}")
        self.tap(f"button[data-zone='{event['zone']}'][data-cell='{event['cell']}']")

    def close_dialog(self):
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")


def walk(page):
    """Yields the name of every screen while it is shown."""
    here = Walk(page)
    yield from _around(here)
    yield from _tables(here)
    yield from _after(here)
    game = {**finished(PLATTER[0], 2), "online": True}
    put(page, "history", game)
    here.to(f"game/{game['id']}", ".keep")
    yield "result of a first game elsewhere"
    yield from passkeys(here)


def _around(here):
    """All that a newcomer finds, with nothing kept yet."""
    yield "home, nothing open"
    here.to("friends", "main input[value=whenever]")
    yield "friends"
    here.to("ratings", "main table")
    yield "ratings"
    yield from ladder(here)
    yield from lobby(here)
    for place in ("bots", "learn"):
        here.to(place, "main li")
        yield place
    for game in (PLATTER[0], RACE):
        here.to(f"course/{game}", "main ol")
        yield f"lessons of {game}"
        here.tap("main ol a")
        here.page.locator(".play").wait_for()
        yield f"a lesson of {game}"
    yield from _outcomes(here)
    yield from _puzzles(here)
    here.to("daily", "main section.card")
    yield "daily"
    here.to(f"new/{PLATTER[0]}", "form")
    yield "new game, alone"
    here.tap("label:has(input[value='3'])")
    here.tap(".seats li:nth-child(2) label:has(input[value=elsewhere])")
    here.tap("details summary")
    here.tap("label:has(input[value=days])")
    yield "new game, three seats"
    here.tap("form button.big")
    here.page.locator(".code svg").wait_for()
    here.page.locator(".pace").wait_for()
    yield "invitation"
    address = here.page.locator("input.field").first.input_value().split("#/")[-1]
    here.tap("main section button")
    here.page.locator(".play").wait_for()
    here.tap("header .icon")
    here.page.locator("dialog .pace").wait_for()
    yield "table elsewhere, menu"
    here.close_dialog()
    yield from elsewhere(here, address)
    here.to(f"new/{RACE}", "form")
    yield "new game, the race"
    for place in ("join", "rules", "history", "progress", "fair", "settings", "nowhere"):
        here.to(place)
        yield place
    for game in (PLATTER[0], LISTS, RACE):
        here.to(f"rules/{game}", "section h2")
        yield f"rules of {game}"
    here.to("settings", "main section:nth-of-type(3)")
    here.tap("main .delete")
    here.page.locator("dialog").wait_for()
    yield "settings, delete everything?"
    here.close_dialog()
    yield from devices(here)


def _outcomes(here):
    """What a lesson says to a poor choice, how it shows the best one, and to that one."""
    course = load_course(PLATTER[0])
    lesson = next(one for one in course.lessons if len(one.best) == 1)
    place = f"lesson/{PLATTER[0]}/{lesson.key}"
    here.to(place, ".play")
    here.enter(worst(course, lesson))
    # To try again, to go on, or to be shown: the third is offered for a poor choice alone.
    here.page.locator("dialog button:nth-of-type(3)").wait_for()
    yield "a lesson, a poor choice"
    here.tap("dialog button:nth-of-type(3)")
    here.page.locator("dialog:not(:has(button:nth-of-type(3)))").wait_for()
    yield "a lesson, shown by the coach"
    here.to(f"course/{PLATTER[0]}", "main ol")
    here.to(place, ".play")
    here.enter(*events(course, lesson, lesson.best))
    here.page.locator("dialog header svg").first.wait_for()
    yield "a lesson, three stars"


def _puzzles(here):
    here.to("puzzles", "main section")
    yield "puzzles, none answered"
    for game in (PLATTER[0], RACE):
        here.to(f"puzzle/{game}/{puzzle_of(game).position.seed}", ".play")
        yield f"a puzzle of {game}"
    here.to(f"puzzle/{PLATTER[0]}/{puzzle_of(PLATTER[0]).position.seed}", ".play")
    here.tap("[data-keys=dice] .legal")
    here.tap("button[data-box]")
    here.page.locator(".moment").wait_for()
    yield "a puzzle, answered"
    here.to("puzzle/nothing", "main .button")
    yield "no such puzzle"
    here.to("puzzle/cards", "main .button")
    yield "no card is ready"
    here.to("puzzles", "main section")
    yield "puzzles, with a rating"


def puzzle_of(game):
    """The first of a book whose solution is an entry of a die, or a group."""
    verbs = ("pick ", "group ")
    return next(one for one in load_book(load_sheet(game)).puzzles if one.best.startswith(verbs))


def _tables(here):
    here.play(saved(PLATTER[0], 1, lambda entry: "bonus" in entry))
    yield "table, a bonus"
    here.play(saved(PLATTER[0], 3, lambda entry: "pick" in entry))
    yield "table, a choice"
    ask_about_a_zone(here.page)
    here.page.locator("dialog h3").wait_for()
    yield "table, a zone explained"
    here.close_dialog()
    here.tap("[data-keys=dice] .legal")
    yield "table, a die chosen"
    here.tap("button[data-box]")
    yield "table, after a choice"
    here.tap(".seats button[aria-pressed=false]")
    yield "table, another's sheet"
    here.page.keyboard.press("Escape")
    here.page.keyboard.press("?")
    here.page.locator("dialog").wait_for()
    yield "table, keys"
    here.close_dialog()
    here.page.keyboard.press("l")
    yield "table, story"
    here.page.keyboard.press("Escape")
    here.tap("header .icon")
    here.page.locator("dialog").wait_for()
    yield "table, menu"
    here.tap("dialog label:has([role=switch]):last-of-type")
    here.close_dialog()
    here.page.locator(".note").wait_for()
    yield "table, guide"
    here.tap(".note .stop")
    for game in PLATTER[1:]:
        here.play(saved(game, 2, lambda entry: "passive" in entry))
        yield f"table, {game}"
    here.play(saved(RACE, 4, lambda entry: "group" in entry))
    yield "table, the race"
    here.play(saved(PLATTER[0], 1, lambda entry: "roll" in entry, dice="own"), ".faces")
    yield "table, own dice"
    yield from _coached(here)
    yield from _followed(here)
    here.to("")
    here.page.locator("section.open").first.wait_for()
    yield "home, open games"
    here.tap("section.open button")
    here.page.locator("dialog").wait_for()
    yield "home, delete a game?"
    here.close_dialog()


def _cards(here):
    """Own mistakes, which the coach's look back has just made cards of."""
    make_due(here.page)
    here.to("puzzles", "main a[href$='puzzle/cards']")
    yield "puzzles, with cards"
    here.to("puzzle/cards", ".play")
    yield "a card"
    answer(here.page)
    yield "a card, answered"


def _followed(here):
    """A bot's turn, step by step, and what it came to."""
    here.play(saved(PLATTER[0], 1, 30))
    set_in_menu(here, "step")
    save = saved(PLATTER[0], 2, lambda entry: entry["seat"] == 1 and "pick" in entry)
    save["seats"][1]["bot"] = "greedy"
    here.play(save, "[data-main]")
    yield "table, step by step"
    here.tap("[data-main]")
    here.page.locator(".sums .die").first.wait_for()
    yield "table, a turn summed up"
    here.play(saved(PLATTER[0], 1, 30))
    set_in_menu(here, "instant")


def set_in_menu(here, value):
    here.tap("header .icon")
    here.tap(f"dialog label:has(input[value={value}])")
    here.close_dialog()


def _daily_card(here, game):
    """The card of a run of today, and its link as others see it before they have played."""
    today = str(Day.of(time.time()))
    run = run_of(game, None, today)
    put(here.page, "daily", run)
    here.to(f"daily/{today}/{run['game']}", "section.card dl div")
    here.tap("section.card button.share")
    here.page.locator("dialog img").wait_for()
    yield "the card of a daily game"
    link = here.page.locator("dialog input.field").input_value().split("#/")[-1]
    here.close_dialog()
    put(here.page, "daily", {**run, "over": False, "table": "elsewhere"})
    here.to(link, ".notice")
    yield "the link of a daily game that is not played yet"


def _shared(here, solo):
    """The card of a game, and its link as others see it."""
    here.to(f"game/{solo['id']}", "section button")
    here.tap("button.share")
    here.page.locator("dialog img").wait_for()
    yield "a card to share"
    link = here.page.locator("dialog input.field").input_value().split("#/")[-1]
    here.close_dialog()
    here.to(link, "input[type=range]")
    yield "a shared game"
    here.to("shared/AQ", "[role=alert], .notice")
    yield "a link that is cut off"


def _asked(here, solo):
    """The link to the dice of a game, what it says to others, and a game to compare with."""
    here.to("ask/branch", "main input.field")
    yield "these dice for a friend"
    link = here.page.locator("main input.field").input_value().split("#/")[-1]
    here.to(link, "main button")
    yield "somebody's dice"
    here.to("dice/AQ", ".notice")
    yield "a link to dice that is cut off"
    here.to(f"versus/{solo['id']}/nothing", ".notice")
    yield "no such comparison"
    text = link.split("/")[-1]
    put(here.page, "history", {**solo, "beside": {"x": {"name": NAMES[1], "text": text}}})


def _coached(here):
    """The coach beside the sheet where there is room, else over it when it is asked."""
    save = saved(PLATTER[0], 3, lambda entry: "pick" in entry)
    here.play(save)
    set_in_menu(here, "warn")
    # Thought about from its beginning: the white die in the last box of all costs many points.
    here.play(save | {"id": "warned"})
    here.page.locator("[data-keys=dice] .legal").first.click()
    here.page.locator("button[data-box]").last.click()
    here.page.locator(".ways button").first.wait_for()
    yield "table, a warning"
    here.page.keyboard.press("Escape")
    set_in_menu(here, "all")
    for game, players in ((PLATTER[0], 2), (LISTS, 1), (RACE, 2)):
        here.play(saved(game, players, lambda entry: "pick" in entry or "group" in entry))
        here.page.locator(":is(.dice .figure, .board .note)").first.wait_for()
        yield f"table, {game}, figures of the coach"
        if here.page.locator("header [aria-expanded]").count():
            here.tap("header [aria-expanded]")
        here.page.locator(".advice ul li").first.wait_for()
        yield f"table, {game}, reasons of the coach"
        here.tap(".advice header button")
        here.page.locator("dialog li").first.wait_for()
        yield f"table, {game}, figures explained"
        here.close_dialog()
    set_in_menu(here, "off")


def _after(here):
    solo, many, race = (finished(*what) for what in ((PLATTER[0], 1), (LISTS, 3), (RACE, 2)))
    many["record"]["dice"] = {"kind": "fair", "table": "x", "commitment": "00", "secret": "00"}
    # Progress begins with the last game.
    solo["finished"] += 1
    put(here.page, "history", solo, many, race)
    for game in (solo, many, race):
        here.to(f"game/{game['id']}", "table .sum")
        yield f"result of {game['id']}"
        here.to(f"replay/{game['id']}", "input[type=range]")
        here.page.keyboard.press("End")
        yield f"replay of {game['id']}"
    branch = finished(PLATTER[0], 1, seed=2)
    branch |= {"id": "branch", "from": {"game": solo["id"], "at": 7}}
    put(here.page, "history", branch)
    here.to("game/branch", "table .sum")
    yield "result of a game played on"
    yield from _asked(here, solo)
    here.to(f"replay/{solo['id']}/1", "input[type=range]")
    here.tap(".head button")
    here.page.locator(".word p").first.wait_for()
    yield "replay with the coach and a branch"
    here.to(f"game/{solo['id']}", "table .sum")
    here.tap("section button")
    here.page.locator(".moment").first.wait_for(timeout=120_000)
    yield "a game looked back at"
    here.to(f"versus/{solo['id']}/x", "table.figures tbody tr:nth-child(4)")
    yield "two games with the same dice"
    yield from _cards(here)
    yield from _shared(here, solo)
    for game, result in ((solo, RESULT), (race, None)):
        put(here.page, "daily", run_of(game, result))
        here.to(f"daily/{DAY}/{game['record']['game']}", "section.card dl div")
        if result:
            here.tap("section.card details:not([open]) summary")
        yield f"daily result of {game['id']}"
    yield from _daily_card(here, solo)
    here.to("history", "main li")
    yield "history"
    here.to("progress", "figure svg")
    here.page.locator("[aria-labelledby=where]").wait_for()
    yield "progress"
    for summary in here.page.locator("main summary").all():
        summary.click()
    here.page.locator("figure table").first.wait_for()
    yield "progress, all opened"
    here.to(f"fair/{many['id']}", "dl")
    here.page.locator("[role=status]:not(:empty)").wait_for()
    yield "fair dice of a game"
