"""The door to the coach at a table: shut until everybody there has agreed."""

from collections.abc import Collection

from renard.coach import Advice, Analysis, Seat, analyse
from renard.coach import advise as ask_coach
from renard.coach.judge import Judge
from renard.coach.seats import seats_so_far
from renard.players import players_of
from renard.table.table import Refusal, Table


class CoachDoor:
    """The coach of one table. Off by default; a bot's seat has nothing against it."""

    def __init__(self, table: Table, bots: Collection[int] = ()) -> None:
        self._table = table
        self._bots = frozenset(bots)
        self._agreed = set(bots)
        self.spoke = False
        """Whether anybody was advised."""

    def agree(self, seat: int, agrees: bool = True) -> None:
        """A seat wants the coach to speak at this table, or does not want it any more."""
        if not 0 <= seat < len(self._table.seats):
            raise Refusal("no such seat", f"there is no seat {seat} at this table")
        (self._agreed.add if agrees else self._agreed.discard)(seat)

    def missing(self) -> list[int]:
        """The seats that have not agreed."""
        return [seat for seat in range(len(self._table.seats)) if seat not in self._agreed]

    def advise(self, seat: int, sure: int = 0, seed: int = 0) -> Advice:
        """What the coach thinks of all that a seat may do now."""
        self._check()
        if self._table.over:
            raise Refusal("over", "the game is over")
        if seat not in self._table.to_act():
            raise Refusal("not your turn", f"seat {seat} has nothing to decide now")
        advice = ask_coach(self._table.game, seat, sure, seed, seats=self._sitting())
        self.spoke = True
        return advice

    def _sitting(self) -> list[Seat]:
        """Bots go by the name of their level; people are known by how they have played here."""
        game = self._table.game
        known = players_of(game.sheet)
        levels = [
            name if seat in self._bots and name in known else None
            for seat, name in enumerate(self._table.seats)
        ]
        net = Judge(game.sheet, game.players).net
        return seats_so_far(game.sheet, self._table.rows, net, levels)

    def analyse(self, seats: list[int] | None = None) -> Analysis:
        """The game so far, looked back at; of a game that is over, anybody may ask for it."""
        if not self._table.over:
            self._check()
        return analyse(self._table.record(), self._table.game.sheet, seats)

    def _check(self) -> None:
        if missing := self.missing():
            seats = " and ".join(str(seat) for seat in missing)
            raise Refusal("no coach", f"the coach speaks when all agree; seat {seats} has not")
