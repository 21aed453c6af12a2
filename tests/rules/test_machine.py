"""State machines: rolls and legal actions of any seat in any order, and what must always hold."""

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from renard import explain, load_sheet, sheet_names
from renard.rules.game import Game
from renard.rules.sheet import Sheet, with_rulings
from tests.examples import examples
from tests.play import choose, lowest_three, player_counts
from tests.rules.watch import Watch

pytestmark = pytest.mark.slow

NUMBERS = st.integers(0, 999)


class Play(RuleBasedStateMachine):
    """One game; `name` says which."""

    name = ""

    @initialize(players=NUMBERS, turned=st.sets(NUMBERS, max_size=2))
    def begin(self, players, turned):
        sheet = load_sheet(self.name)
        counts = player_counts(sheet)
        names = list(sheet.rulings)
        if names:
            changed = {names[i % len(names)] for i in turned}
            sheet = with_rulings(sheet, {name: not sheet.rulings[name] for name in changed})
        self.game = Game(sheet, counts[players % len(counts)])
        self.watch = Watch(self.game)

    def awaits(self, what):
        return self.game.awaits == what

    @precondition(lambda self: self.awaits("roll"))
    @rule(faces=st.lists(st.integers(1, 6), min_size=6, max_size=6))
    def roll(self, faces):
        self.game.apply_roll(dict(zip(self.game.dice_to_roll(), faces, strict=False)))
        self.watch.check()

    @precondition(lambda self: self.awaits("platter"))
    @rule(seed=NUMBERS)
    def platter(self, seed):
        self.game.apply_platter(lowest_three(self.game, Random(seed)))
        self.watch.check()

    @precondition(lambda self: self.awaits("decision"))
    @rule(seat=NUMBERS, action=NUMBERS)
    def act(self, seat, action):
        acting = self.game.to_act()
        seat = acting[seat % len(acting)]
        legal = self.game.legal(seat)
        self.watch.act(seat, legal[action % len(legal)])

    @rule(seed=NUMBERS, steps=st.integers(1, 60))
    def rush(self, seed, steps):
        """A stretch of play at random, so that late positions are met too."""
        rng = Random(seed)
        for _ in range(steps):
            if self.awaits("decision"):
                seat = rng.choice(self.game.to_act())
                self.watch.act(seat, choose(self.game, seat, rng, eager=seed % 3 > 0))
            elif self.awaits("roll"):
                self.roll([rng.randint(1, 6) for _ in range(6)])
            elif self.awaits("platter"):
                self.platter(seed)

    @precondition(lambda self: self.game.steps > 0)
    @rule()
    def undo_restores_every_byte(self):
        game = self.game
        before = game._history[-1].tobytes()
        again = game.copy()
        again._history = list(game._history)
        again.undo()
        assert again._states.tobytes() == before
        assert again.steps == game.steps - 1

    @rule()
    def text_round_trip(self):
        self.watch.check_text()

    @precondition(lambda self: self.awaits("decision"))
    @rule(seat=NUMBERS)
    def explaining_changes_nothing(self, seat):
        acting = self.game.to_act()
        seat = acting[seat % len(acting)]
        before = self.game._states.tobytes()
        for action in self.game.legal(seat):
            told = explain(self.game, seat, action)
            assert told.text == self.game.text(seat, action)
            assert told.score_before == self.game.score(seat).total
        assert self.game._states.tobytes() == before

    @precondition(lambda self: len(self.game.to_act()) > 1)
    @rule(first=NUMBERS, second=NUMBERS)
    def simultaneous_seats_commute(self, first, second):
        one, other = self.game.to_act()[:2]
        mine, yours = self.game.legal(one), self.game.legal(other)
        mine, yours = mine[first % len(mine)], yours[second % len(yours)]
        forth, back = self.game.copy(), self.game.copy()
        forth.apply(one, mine)
        assert forth.legal(other) == self.game.legal(other)
        forth.apply(other, yours)
        back.apply(other, yours)
        back.apply(one, mine)
        assert forth.key() == back.key()


@pytest.mark.parametrize("name", sheet_names())
def test_state_machine(name):
    machine = type(f"Play{name}", (Play,), {"name": name})
    # Half of the rules look at a position; the others move on.
    run_state_machine_as_test(
        machine, settings=settings(max_examples=examples(40), stateful_step_count=30)
    )


@pytest.mark.parametrize("name", sheet_names())
def test_whole_games_by_the_oracle(name):
    sheet = load_sheet(name)
    for players in player_counts(sheet):
        for seed in range(6):
            play_watched(Game(sheet, players), Random(seed), eager=seed > 1)


def play_watched(game: Game, rng: Random, eager: bool) -> None:
    watch = Watch(game)
    while not game.over:
        if game.awaits == "decision":
            seat = rng.choice(game.to_act())
            watch.act(seat, choose(game, seat, rng, eager))
            continue
        if game.awaits == "roll":
            game.apply_roll({die: rng.randint(1, 6) for die in game.dice_to_roll()})
        else:
            game.apply_platter(lowest_three(game, rng))
        watch.check()


TAMPERED = {
    "points of a count": lambda record: record.zone_by_count[1].__iadd__(1),
    "points of a line": lambda record: record.line_points.__imul__(2),
    "a bonus of a line": lambda record: record.line_bonus.__setitem__(slice(None), 1),
    "no bonus at all": lambda record: record.line_bonus.__setitem__(slice(None), 0),
    "a bar's boxes": lambda record: record.bar_boxes.__setitem__(slice(None), 1),
    "a round's bonus": lambda record: record.round_bonus.__setitem__(3, 0),
    "weights of numbers": lambda record: record.cell_weight.__imul__(2),
}


@pytest.mark.parametrize("fault", TAMPERED)
def test_the_oracle_notices_tables_that_differ_from_the_print(fault):
    sheet = load_sheet("clever")
    tables = sheet.tables.copy()
    TAMPERED[fault](tables[0])
    wrong = Sheet(**{**sheet.__dict__, "tables": tables})
    with pytest.raises(AssertionError):
        play_some(wrong)


def play_some(sheet: Sheet) -> None:
    for seed in range(5):
        play_watched(Game(sheet, 2), Random(seed), eager=True)
