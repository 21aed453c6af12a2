"""What must hold after every step of any game, checked against the oracle."""

from collections import Counter

from renard.rules.game import Game
from renard.rules.layout import BAR_NAMES, FOLLOW, JOKER
from renard.rules.text import parse_state, state_text
from tests.rules import oracle

LISTS = ("polish", "takeback", "joker")


class Watch:
    """Follows one game and keeps what its state does not: bonuses entered and bonuses lost."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entered = [Counter() for _ in range(game.players)]
        self.lost = [Counter() for _ in range(game.players)]
        self.cells = game.state.cells.copy()
        self._checked: list[object] = [None] * game.players
        self.check()

    def act(self, seat: int, action: int) -> None:
        """Do an action and check what it did."""
        game, event = self.game, self.game.event(seat, action)
        before = game._states.copy()
        if event and "bonus" in event:
            self.entered[seat][self._taken(seat, event["bonus"])] += 1
        if event and "unlock" in event:
            self.entered[seat]["mix"] += 1
        game.apply(seat, action)
        for other in range(game.players):
            if other != seat and not self._is_race():
                # Nobody's sheet is touched but that of the seat that acts.
                assert (game.state.cells[other] == before[0].cells[other]).all()
        self.check()

    def _taken(self, seat: int, name: str) -> str:
        """The waiting bonus that an entry uses: itself, or a choice that offers it."""
        sheet, waiting = self.game.sheet, self.game.state.waiting[seat]
        pool = [bonus for b, bonus in enumerate(sheet.bonuses) if waiting[b]]
        return name if name in pool else next(b for b in pool if name in b.split("/"))

    def check(self) -> None:
        game = self.game
        self._check_legal()
        for seat in range(game.players):
            if self._is_race():
                self._check_race_seat(seat)
            elif self._changed(seat):
                self._check_seat(seat)
        if self._is_race():
            self._check_race()
        self.cells = game.state.cells.copy()

    def _changed(self, seat: int) -> bool:
        """Whether a seat's part of the state is another than when it was last checked."""
        state = self.game.state
        names = ("cells", "foxes", "opened", "used", "waiting", "asks")
        now = [state[name][seat].tobytes() for name in names] + [self.game.round]
        changed = now != self._checked[seat]
        self._checked[seat] = now
        return changed

    def _is_race(self) -> bool:
        return not self.game.sheet.zones

    def _check_legal(self) -> None:
        game = self.game
        assert bool(game.to_act()) == (game.awaits == "decision")
        for seat in range(game.players):
            legal = game.legal(seat)
            assert bool(legal) == (seat in game.to_act())
            assert legal == sorted(set(legal))

    def _check_seat(self, seat: int) -> None:
        game, state = self.game, self.game.state
        old, new = self.cells[seat], state.cells[seat]
        assert ((new == old) | (old == 0) | ((old == 1) & (new == 2))).all(), "a mark changed"
        zones, total = oracle.score(game.sheet, new, int(state.foxes[seat]))
        found = game.score(seat)
        assert (found.parts, found.total) == (zones, total)
        self._check_bonuses(seat)

    def _check_bonuses(self, seat: int) -> None:
        """Each printed bonus was granted exactly once for what completed it."""
        game, state = self.game, self.game.state
        earned = oracle.earned(game.sheet, state.cells[seat], game.round)
        self._check_bars(seat, earned)
        for name, bar in game.sheet.printed["bars"].items():
            if isinstance(bar, dict) and state.opened[seat, BAR_NAMES.index(name)] == bar["boxes"]:
                earned[bar.get("end", "")] += 1
        assert state.foxes[seat] == earned["fox"]
        waiting = {name: int(state.waiting[seat, b]) for b, name in enumerate(game.sheet.bonuses)}
        for name in set(waiting) - {"", "fox", *BAR_NAMES}:
            lost = earned[name] - waiting[name] - self.entered[seat][name]
            assert lost >= self.lost[seat][name], f"{name} was granted too often"
            usable = self._usable(seat, name)
            assert lost == self.lost[seat][name] or not usable, f"{name} was not granted"
            if state.asks[seat] != FOLLOW:
                assert not waiting[name] or usable, f"{name} waits, but fits nowhere"
            self.lost[seat][name] = lost

    def _usable(self, seat: int, name: str) -> bool:
        game = self.game
        if name != "mix":
            return oracle.can_enter(game.sheet, game.state.cells[seat], name)
        lists = game.sheet.printed["lists"]
        sizes = [lists["polish"], lists["takeback"], len(lists["joker"])]
        opened = [game.state.opened[seat, BAR_NAMES.index(bar)] for bar in LISTS]
        return any(opened[i] < size for i, size in enumerate(sizes))

    def _check_bars(self, seat: int, earned: Counter) -> None:
        sheet, state = self.game.sheet, self.game.state
        assert (state.used[seat] >= 0).all()
        for bar, name in enumerate(BAR_NAMES):
            opened, used = int(state.opened[seat, bar]), int(state.used[seat, bar])
            # A joker's boxes are bits, not a count.
            assert used < 1 << opened if bar == JOKER else used <= opened
            printed = sheet.printed["bars"].get(name)
            if isinstance(printed, dict):
                assert opened == min(earned[name], printed["boxes"])
        if "lists" in sheet.printed:
            lists = [int(state.opened[seat, BAR_NAMES.index(name)]) for name in LISTS]
            assert sum(lists) == self.entered[seat]["mix"]
            assert all(opened <= 3 for opened in lists)

    def _check_race_seat(self, seat: int) -> None:
        """Chips and tiles only come; a score is their points."""
        board, tiles = self.game.sheet.printed["board"], self.game.sheet.printed["tiles"]["points"]
        old, new = [int(c) for c in self.cells[seat]], [int(c) for c in self.game.state.cells[seat]]
        assert all(now >= before for before, now in zip(old[6:], new[6:], strict=True))
        pawns, chips, taken = new[:6], new[6:12], [tile for tile in new[12:] if tile]
        assert all(0 <= p <= s for p, s in zip(pawns, board["squares"], strict=True))
        found = self.game.score(seat)
        points = sum(row * chip for row, chip in zip(board["rows"], chips, strict=True))
        assert found.total == points + sum(taken)
        assert found.tiles == taken
        assert set(taken) <= set(tiles)
        assert len(taken) == min(chips) or self.game.state.tiles_taken == len(tiles)

    def _check_race(self) -> None:
        """Every chip is in a stack or with a seat; X holds one pawn; closed rows hold none."""
        state, board = self.game.state, self.game.sheet.printed["board"]
        removed = board["chips_removed"][self.game.players - 2]
        for i, stack in enumerate(board["chips"]):
            assert state.stacks[i] + sum(state.cells[:, 6 + i]) == stack - removed
            assert sum(state.cells[:, i] == board["squares"][i]) <= 1
            assert state.stacks[i] > 0 or not state.cells[:, i].any()
        assert state.tiles_taken == (state.cells[:, 12:] > 0).sum()

    def check_text(self) -> None:
        text = state_text(self.game)
        again = parse_state(text)
        assert again.key() == self.game.key()
        assert state_text(again) == text
