"""Random games for tests: every game and player count, throws and choices from one generator."""

from collections.abc import Callable, Iterator
from random import Random

import renard
from renard.record.format import Record, score_entry
from renard.rules.game import Game
from renard.rules.sheet import Sheet


def player_counts(sheet: Sheet) -> range:
    return range(sheet.players[0], sheet.players[1] + 1)


GAMES = [
    (name, players)
    for name in renard.sheet_names()
    for players in player_counts(renard.load_sheet(name))
]
"""Every registered game with every player count."""


def throw(game: Game, rng: Random) -> None:
    """Answer a roll or a platter that is due."""
    if game.awaits == "roll":
        game.apply_roll({die: rng.randint(1, 6) for die in game.dice_to_roll()})
    else:
        game.apply_platter(lowest_three(game, rng))


def lowest_three(game: Game, rng: Random) -> list[str]:
    faces = [int(face) for face in game.state.faces]
    order = sorted(range(len(faces)), key=lambda die: (faces[die], rng.random()))
    return [game.sheet.dice[die] for die in order[:3]]


def choose(game: Game, seat: int, rng: Random, eager: bool) -> int:
    """A random action; an eager player passes only if there is nothing else."""
    actions = game.legal(seat)
    if eager and len(actions) > 1:
        actions = [action for action in actions if action > 0]
    return rng.choice(actions)


Choose = Callable[[Game, int, Random, bool], int]


def step(game: Game, rng: Random, eager: bool = False) -> None:
    """One throw, or one decision of any seat that has one."""
    if game.awaits == "decision":
        seat = rng.choice(game.to_act())
        game.apply(seat, choose(game, seat, rng, eager))
    else:
        throw(game, rng)


def positions(game: Game, rng: Random, eager: bool = False) -> Iterator[Game]:
    """The game itself at every position up to its end."""
    yield game
    while not game.over:
        step(game, rng, eager)
        yield game


def random_record(
    sheet: Sheet, players: int, seed: int, options: bool = False, choose: Choose = choose
) -> Record:
    """A whole game of random players as a record, seats in the order in which they are written."""
    rng = Random(seed)
    game = Game(sheet, players)
    events = []
    while not game.over:
        if game.awaits == "decision":
            seat = game.to_act()[0]
            action = choose(game, seat, rng, seed % 2 == 1)
            event = game.event(seat, action)
            if event is not None:
                events.append({"seat": seat, **event})
                if options:
                    listed = [e for e in game.options(seat).values() if e is not None]
                    events[-1]["options"] = listed
            game.apply(seat, action)
        elif game.awaits == "roll":
            faces = {die: rng.randint(1, 6) for die in game.dice_to_roll()}
            thrown = faces if sheet.named_dice else list(faces.values())
            events.append({"seat": game.active, "roll": thrown})
            game.apply_roll(faces)
        else:
            dice = lowest_three(game, rng)
            events.append({"seat": game.active, "platter": dice})
            game.apply_platter(dice)
    return Record(
        game=sheet.id,
        players=players,
        seats=["random"] * players,
        events=events,
        scores=[score_entry(game, seat) for seat in range(players)],
        winners=game.winners(),
        rulings=sheet.changed_rulings,
    )
