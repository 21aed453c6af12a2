"""A check that any sheet can be put through: random games, and what every position must keep to.

    >>> from renard.rules.api_test import api_test
    >>> api_test("clever", players=2, games=3, seed=1)

For people who write sheets or change rules. It raises `ApiError` with the position's text at the
first thing that is wrong. It proves that the rules hold together, not that they are the right ones.
"""

from pathlib import Path
from random import Random

import numpy as np

from renard.rules.explain import explain
from renard.rules.game import Game, RuleError
from renard.rules.layout import BARS, BONUSES, FLOW_PLATTER, GROUP, JOKER, SEATS
from renard.rules.sheet import Sheet, load_sheet
from renard.rules.text import parse_state, state_text
from renard.rules.words import text_of

MOST_STEPS = 20_000
"""A game that is longer than this will not end."""
RARELY = 8
"""Costly checks are made at one position in so many."""


class ApiError(AssertionError):
    """Something that the rules promise and do not keep, with the position where."""


def api_test(game: str | Path | Sheet, players: int, games: int = 1, seed: int = 0) -> int:
    """Play random games and check every position; returns how many steps were made."""
    sheet = game if isinstance(game, Sheet) else load_sheet(game)
    return sum(_play(Game(sheet, players), Random(f"{seed} {i}")) for i in range(games))  # noqa: S311 (no secrets)


def _play(game: Game, rng: Random) -> int:
    while True:
        _check_position(game)
        if rng.randrange(RARELY) == 0 or game.over:
            _check_rarely(game, rng)
        if game.over:
            return game.steps
        if game.steps > MOST_STEPS:
            _fail(game, f"the game does not end within {MOST_STEPS} steps")
        _step(game, rng)


def _step(game: Game, rng: Random) -> None:
    """One throw or action, in a copy too: the copy and every earlier state stay as they were."""
    copy, before, earlier = game.copy(), game.key(), rng.randint(0, game.steps)
    stored = _key_at(game, earlier)
    if game.awaits == "roll":
        game.apply_roll({die: rng.randint(1, 6) for die in game.dice_to_roll()})
    elif game.awaits == "platter":
        faces = dict(zip(game.sheet.dice, game.state.faces, strict=True))
        order = sorted(game.sheet.dice, key=lambda die: (int(faces[die]), rng.random()))
        game.apply_platter(order[:3])
    else:
        seat = rng.choice(game.to_act())
        game.apply(seat, rng.choice(game.legal(seat)))
    _expect(game, copy.key() == before, "a copy changed with its original")
    _expect(game, _key_at(game, earlier) == stored, "an earlier state changed")


def _key_at(game: Game, step: int) -> bytes:
    states = [*game._history, game._states][step]  # noqa: SLF001 (what nobody else may see)
    return bytes(states.tobytes())


def _check_position(game: Game) -> None:
    acting = game.to_act()
    _expect(game, bool(acting) == (game.awaits == "decision"), "seats act while dice are awaited")
    _expect(game, acting == sorted(set(acting)), "the acting seats are not rising")
    _expect(game, bool(game.dice_to_roll()) == (game.awaits == "roll"), "no dice for a roll")
    for seat in range(game.players):
        legal = game.legal(seat)
        _expect(game, bool(legal) == (seat in acting), f"seat {seat}: {len(legal)} legal actions")
        _expect(game, legal == sorted(set(legal)), f"seat {seat}: legal list not rising")
        inside = not legal or 0 <= legal[0] <= legal[-1] < game.sheet.actions
        _expect(game, inside, f"seat {seat}: an id outside the catalogue")
    _check_ranges(game)


def _check_ranges(game: Game) -> None:
    """Every field of the state within what its name promises."""
    state, sheet = game.state, game.sheet.record
    _expect(game, 0 <= state.active < game.players, "the active seat is none")
    faces = [int(face) for face in state.faces]
    _expect(game, all(0 <= face <= 6 for face in faces), "a face is none of a die")
    _expect(game, all(0 <= int(place) <= 3 for place in state.where), "a die lies nowhere")
    for name in ("cells", "opened", "used", "waiting", "foxes", "extras", "stacks"):
        _expect(game, bool((state[name] >= 0).all()), f"{name} holds a negative number")
    _expect(game, bool((state.asks <= GROUP).all()), "a question that nobody knows")
    for seat in range(SEATS):
        if seat >= game.players:
            empty = not state.cells[seat].any() and not state.asks[seat]
            _expect(game, empty, f"seat {seat} does not play and has something on its sheet")
        for bar in range(BARS):
            opened, boxes = int(state.opened[seat, bar]), int(sheet.bar_boxes[bar])
            _expect(game, opened <= boxes, f"seat {seat}: more boxes opened than there are")
            used = int(state.used[seat, bar])
            # A joker's boxes are bits, not a count.
            fits = used < 1 << opened if bar == JOKER else used <= opened
            _expect(game, fits, f"seat {seat}: more boxes used than opened")
        if sheet.flow == FLOW_PLATTER:
            beyond = [int(state.waiting[seat, b]) for b in range(sheet.bonuses, BONUSES)]
            _expect(game, not any(beyond), f"seat {seat}: a bonus waits that is not on the sheet")


def _check_rarely(game: Game, rng: Random) -> None:
    _check_text(game)
    for seat in range(game.players):
        _check_refusals(game, seat, rng)
    for seat in game.to_act():
        _check_words(game, seat)
        _check_effects(game, seat, rng)
    if game.steps:
        _check_undo(game)


def _check_text(game: Game) -> None:
    text = state_text(game)
    again = parse_state(text, game.sheet)
    _expect(game, again.key() == game.key(), "the text means another position")
    _expect(game, state_text(again) == text, "the text is not a fixed point")


def _check_words(game: Game, seat: int) -> None:
    """Every legal action has words of its own, and the words lead back to it."""
    options = game.options(seat)
    texts = {text_of(event) for event in options.values()}
    _expect(game, len(texts) == len(options), f"seat {seat}: two actions have the same words")
    _expect(game, list(options) == game.legal(seat), f"seat {seat}: options are not what is legal")
    for action, event in options.items():
        _expect(game, game.event(seat, action) == event, f"action {action}: is told in two ways")
        _expect(game, game.find(seat, event) == action, f"{event}: leads to another action")
        found = game.find(seat, text_of(event))
        _expect(game, found == action, f"{text_of(event)}: leads to another action")


def _check_effects(game: Game, seat: int, rng: Random) -> None:
    """Looking at an action changes nothing; doing it in a copy changes only the copy."""
    before, legal = game.key(), game.legal(seat)
    action = rng.choice(legal)
    explain(game, seat, action)
    copy = game.copy()
    copy.apply(seat, action)
    _expect(game, game.key() == before, "explaining or copying changed the game")
    _expect(game, copy.key() != before, f"{game.text(seat, action)}: does nothing")
    _expect(game, game.legal(seat) == legal, "the legal list changed by looking at it")
    mask = np.zeros(game.sheet.actions, bool)
    mask[legal] = True
    _expect(game, bool(mask.sum() == len(legal)), "the mask is not the list")
    for candidate in rng.sample(range(game.sheet.actions), 20):
        allowed = _accepts(game, seat, candidate)
        _expect(game, allowed == mask[candidate], f"action {candidate}: list and apply disagree")


def _accepts(game: Game, seat: int, action: int) -> bool:
    try:
        game.copy().apply(seat, action)
    except RuleError:
        return False
    return True


def _check_refusals(game: Game, seat: int, rng: Random) -> None:
    """What is illegal is refused with a RuleError, and the state's bytes stay."""
    before, steps = game.key(), game.steps
    legal = set(game.legal(seat))
    actions = [a for a in rng.sample(range(game.sheet.actions), 5) if a not in legal]
    for action in [*actions, -1, game.sheet.actions]:
        _refused(game, game.apply, seat, action)
    if game.awaits != "roll":
        _refused(game, game.apply_roll, dict.fromkeys(game.sheet.dice, 1))
    else:
        _refused(game, game.apply_roll, dict.fromkeys(game.dice_to_roll(), 7))
    if game.awaits != "platter":
        _refused(game, game.apply_platter, game.sheet.dice[:3])
    _expect(game, game.key() == before, "a refusal changed the state")
    _expect(game, game.steps == steps, "a refusal was remembered as a step")


def _refused(game: Game, method: object, *arguments: object) -> None:
    assert callable(method)
    try:
        method(*arguments)
    except RuleError as error:
        _expect(game, bool(str(error)), "a refusal without a word")
        return
    _fail(game, f"accepted what is illegal: {arguments}")


def _check_undo(game: Game) -> None:
    again, now = game.copy(), game.key()
    again._history = list(game._history)  # noqa: SLF001
    before = _key_at(game, game.steps - 1)
    again.undo()
    _expect(game, _key_at(again, again.steps) == before, "undo leads elsewhere")
    _expect(game, game.key() == now, "undo in a copy changed the game")


def _expect(game: Game, kept: bool, promise: str) -> None:
    if not kept:
        _fail(game, promise)


def _fail(game: Game, promise: str) -> None:
    raise ApiError(f"{promise}\nat step {game.steps} of {state_text(game)}")
