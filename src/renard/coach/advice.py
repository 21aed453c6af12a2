"""What the coach says before a choice: what each is worth, how sure that is, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from renard.coach.judge import Judge
from renard.coach.moment import sureness
from renard.coach.reasons import Reason, prices_of_all, reasons_of_all
from renard.coach.rollouts import Rollout, play_choices
from renard.coach.seats import Assumed, Seat, strengths_of
from renard.players.interface import Player
from renard.players.registry import make_player
from renard.rules.game import Game, RuleError
from renard.rules.layout import BONUS, FOLLOW
from renard.rules.words import Event, text_of

COMPARED = 4
"""Choices that games are played for, the best ones."""


@dataclass
class Choice:
    """One legal choice."""

    action: int
    event: Event | None
    text: str
    expected: float
    """Final points, or in a race the lead over the best other, if all goes on well."""
    cost: float
    """How much less that is than of the best choice."""
    error: float | None
    """The standard error of that cost: of the net as measured, or of the games played for it."""
    win: float | None
    """The chance to win; None alone."""
    reasons: list[Reason]
    price: list[Reason]
    """What the best choice has and this one gives up."""
    played: Rollout | None = None


@dataclass
class Advice:
    """Every choice of a seat, the best first."""

    seat: int
    lead: bool
    choices: list[Choice] = field(default_factory=list)
    assumes: list[Assumed] = field(default_factory=list)
    """How it takes the seats to play on; nothing alone."""

    @property
    def best(self) -> Choice:
        return self.choices[0]

    def of(self, action: int) -> Choice:
        """What is said of one action."""
        return next(choice for choice in self.choices if choice.action == action)


def advise(
    game: Game,
    seat: int,
    sure: int = 0,
    seed: int = 0,
    compared: list[int] | None = None,
    seats: Sequence[Seat] | None = None,
) -> Advice:
    """All choices of a seat that has something to decide.

    With `sure`, so many games are played on after the best choice and those to be `compared` (the
    next best, if not given), on the same dice. `seats` says who sits there; people of whom nothing
    is known, if not given.
    """
    if seat not in game.to_act():
        acting = ", ".join(str(s) for s in game.to_act()) or "none"
        raise RuleError(f"seat {seat} has nothing to decide now; seats that do: {acting}")
    judge, known = Judge(game.sheet, game.players), sureness(game)
    values = judge.choices(game.states, seat)
    order = sorted(values, key=lambda action: (-values[action], action))
    wins: dict[int, float] = {}
    advice = Advice(seat, judge.lead)
    more = 0.0
    if strengths := strengths_of(game.sheet, game.players):
        who = seats or [Seat()] * game.players
        assumed = strengths.assume(game, who)
        wins = judge.chances(game.states, seat, assumed)
        more = judge.left_by_others(game.states, seat, assumed)
        advice.assumes = strengths.tell(assumed, who)
    reasons, events = reasons_of_all(game, seat), game.options(seat)
    prices = prices_of_all(game, seat, order[0])
    for action in order:
        cost = values[order[0]] - values[action]
        advice.choices.append(
            Choice(
                action=action,
                event=events[action],
                text=text_of(events[action]),
                expected=values[action] + more,
                cost=cost,
                error=known.error if known and cost else 0.0 if known else None,
                win=wins.get(action),
                reasons=reasons[action] + _follow_up(judge, game, seat, action),
                price=prices[action],
            )
        )
    if sure and len(order) > 1:
        wanted = order[1:COMPARED] if compared is None else compared
        _play(judge, game, advice, [order[0], *(a for a in wanted if a != order[0])], sure, seed)
    return advice


def _follow_up(judge: Judge, game: Game, seat: int, action: int) -> list[Reason]:
    """What the coach would enter for the bonuses that a choice sets off."""
    after = game.copy()
    after.apply(seat, action)
    entries = []
    while (
        after.awaits == "decision"
        and after.state.asks[seat] in (BONUS, FOLLOW)
        and after.round == game.round
    ):
        values = judge.choices(after.states, seat)
        best = max(values, key=lambda a: values[a])
        event = after.event(seat, best)
        if event is not None and "pass" not in event:
            entries.append(event)
        after.apply(seat, best)
    return [Reason("follow_up", {"entries": entries})] if entries else []


def _play(
    judge: Judge, game: Game, advice: Advice, actions: list[int], games: int, seed: int
) -> None:
    """Games for some choices: how sure they are replaces how sure the net is.

    The seat itself plays on as well as the coach can, the others as they are assumed to.
    """
    players: list[Player] = [judge.player] * game.players
    for other in advice.assumes:
        if other.seat != advice.seat:
            players[other.seat] = make_player(other.level, game.sheet)
    found = play_choices(judge, game, advice.seat, actions, games, seed, players)
    for action, played in zip(actions, found, strict=True):
        choice = advice.of(action)
        choice.played = played
        choice.error = played.error
