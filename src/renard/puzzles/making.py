"""Making a book of puzzles, and checking one."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from renard.coach.judge import Judge
from renard.puzzles.book import Book, Puzzle, puzzle_of
from renard.puzzles.confirming import Confirmed, PlaysOn, confirm, here, sure_ones
from renard.puzzles.mining import Candidate, Mine
from renard.rules.game import Game
from renard.rules.sheet import Sheet
from renard.table.position import sit_down

Alike = tuple[int, int, tuple[tuple[int, int], ...], str]
"""What puzzles have in common that are told apart by nothing that matters."""

AT_A_TIME = {"here": 16, "gpu": 512}
"""Candidates that are played on from together."""
FIRST_LOOK = 32
"""Games after which a candidate that is hardly better is dropped."""
CHECKING_SEED = 2
"""Of the dice of a check: not those that the books were made with."""
MOST_TRIES = 8
"""Games that are looked through for each puzzle that is wanted."""


def make_book(
    mine: Mine,
    count: int,
    seed: int,
    games: int,
    on: str,
    advance: Callable[[int], None],
    known: Sequence[Puzzle] = (),
) -> Book:
    """Look through games until `count` more puzzles are found than those that are known.

    Fewer, if too many games were looked through. Twins of known ones do not count.
    """
    sheet = mine.sheet
    seen = {_alike(sit_down(sheet, one.position).game, one.seat, one.best) for one in known}
    found: list[Puzzle] = []
    for some in find_puzzles(mine, seed, MOST_TRIES * count, games, on, seen):
        found += some
        advance(len(some))
        if len(found) >= count:
            break
    puzzles = sorted([*known, *found[:count]], key=lambda one: one.rating)
    return Book(sheet.id, sheet.version, games, puzzles)


def find_puzzles(
    mine: Mine, seed: int, tries: int, games: int, on: str, seen: set[Alike]
) -> Iterator[list[Puzzle]]:
    """Those that are sure, of candidates that are played on from together."""
    plays_on = place(on)
    candidates = without_twins(mine.candidates(seed, tries), seen)
    while some := list(islice(candidates, AT_A_TIME[on])):
        looked = confirm(mine.judge, some, FIRST_LOOK, seed + 1, plays_on)
        likely = [
            one for one, found in zip(some, looked, strict=True) if found.difference > found.error
        ]
        yield [puzzle_of(*one) for one in sure_ones(mine.judge, likely, games, seed, plays_on)]


def without_twins(
    candidates: Iterator[Candidate], seen: set[Alike] | None = None
) -> Iterator[Candidate]:
    """Only the first of those that are alike, and none that is like one of `seen`."""
    seen = set() if seen is None else seen
    for one in candidates:
        key = _alike(one.game, one.seat, one.game.text(one.seat, one.order[0]))
        if key not in seen:
            seen.add(key)
            yield one


def _alike(game: Game, seat: int, best: str) -> Alike:
    """The same for puzzles with the same question, dice and solution in the same round."""
    state = game.state
    lying = sorted(zip(state.faces.tolist(), state.where.tolist(), strict=True))
    return int(state.asks[seat]), game.round, tuple(lying), best


def check_book(
    sheet: Sheet, puzzles: Sequence[Puzzle], games: int, on: str, advance: Callable[[int], None]
) -> list[tuple[Puzzle, Confirmed]]:
    """Play on from puzzles with other dice: those that do not hold, and how clear they are."""
    plays_on = place(on)
    doubtful = []
    for at in range(0, len(puzzles), AT_A_TIME[on]):
        some = puzzles[at : at + AT_A_TIME[on]]
        judge = Judge(sheet, some[0].position.players)
        candidates = [candidate_of(sheet, judge, one) for one in some]
        played = confirm(judge, candidates, games, CHECKING_SEED, plays_on)
        doubtful += [pair for pair in zip(some, played, strict=True) if not pair[1].sure]
        advance(len(some))
    return doubtful


def spread(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, from the easiest to the hardest."""
    count = min(count, len(puzzles))
    return [puzzles[i * len(puzzles) // count] for i in range(count)]


def candidate_of(sheet: Sheet, judge: Judge, puzzle: Puzzle) -> Candidate:
    """A puzzle as it was before it was made sure of. Its best choice has to be the coach's."""
    game = sit_down(sheet, puzzle.position).game
    values = judge.choices(game.states, puzzle.seat)
    one = Candidate(puzzle.position, game, puzzle.seat, values, puzzle.losses)
    best = game.text(puzzle.seat, one.order[0])
    if best != puzzle.best:
        raise ValueError(f"the best choice of a puzzle is {best!r} now, not {puzzle.best!r}")
    return one


def place(on: str) -> PlaysOn:
    """Where games are played on."""
    if on not in AT_A_TIME:
        raise ValueError(f"--on {on}: should be {' or '.join(AT_A_TIME)}")
    if on == "gpu":
        from renard.puzzles.on_gpu import OnGpu  # noqa: PLC0415 - needs a GPU

        return OnGpu()
    return here
