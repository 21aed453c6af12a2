"""Legal actions as a numbered menu: one level for a few, else first the die, then the box."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from renard.rules.explain import Explanation, explain_all
from renard.rules.game import Game
from renard.rules.naming import bonus_word
from renard.rules.words import Event
from renard.terminal.paint import Palette, join, styled
from renard.terminal.telling import action_text, change, effects

MANY = 12
"""More options than this are grouped."""


@dataclass
class Choice:
    """One legal action and what it would do."""

    action: int
    found: Explanation


@dataclass
class Group:
    """Several choices behind one number."""

    title: Text
    choices: list[Choice]


Entry = Choice | Group


def list_choices(game: Game, seat: int) -> list[Choice]:
    """All that a seat may do, explained; entries first, what passes or goes on last."""
    choices = [Choice(action, found) for action, found in explain_all(game, seat).items()]
    return sorted(choices, key=lambda choice: _rank(choice.found.event))


def _rank(event: Event | None) -> int:
    if event is None or "pass" in event:
        return 2
    return 1 if "use" in event else 0


def menu(game: Game, choices: list[Choice]) -> list[Entry]:
    """The choices themselves, or groups of them by the first difference that helps."""
    if len(choices) <= MANY:
        return list(choices)
    for key, title in _KEYS:
        groups: dict[str, list[Choice]] = {}
        for choice in choices:
            groups.setdefault(key(choice.found.event or {}), []).append(choice)
        single = groups.pop("", [])
        if len(groups) + len(single) > 1 and len(groups) > (0 if single else 1):
            entries: list[Entry] = [
                Group(title(game, name), members) if len(members) > 1 else members[0]
                for name, members in groups.items()
            ]
            return entries + list(single)
    return list(choices)


def _die(event: Event) -> str:
    return str(next((event[v] for v in ("pick", "passive", "extra") if v in event), ""))


def _bonus(event: Event) -> str:
    return str(event.get("bonus", ""))


def _zone(event: Event) -> str:
    return str(event.get("zone", ""))


def _joker(event: Event) -> str:
    if "cell" not in event:
        return ""
    return f"joker as {event['joker']['as']}" if "joker" in event else "without a joker"


def _lucky(event: Event) -> str:
    return str(event["lucky"][0]) if "lucky" in event else ""


def _die_title(game: Game, name: str) -> Text:
    palette = Palette(game.sheet)
    face = int(game.state.faces[game.sheet.dice.index(name)])
    return join([palette.die(name, face), palette.word(name)])


_KEYS: list[tuple[Callable[[Event], str], Callable[[Game, str], Text]]] = [
    (_die, _die_title),
    (_bonus, lambda _, name: styled(bonus_word(name))),
    (_zone, lambda game, name: styled("in ") + Palette(game.sheet).word(name)),
    (_joker, lambda _, name: styled(name)),
    (_lucky, lambda _, name: styled(f"turn ones to {name} …")),
]


def draw_menu(game: Game, entries: list[Entry], names: list[str]) -> Grid:
    """The menu with its numbers, what each brings in points, and what else it does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True, overflow="fold")
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for number, entry in enumerate(entries, 1):
        label = styled(f" {number}", "bold")
        if isinstance(entry, Group):
            best = max(entry.choices, key=_gain)
            more = styled("up to ", "dim") + change(best.found)
            grid.add_row(label, entry.title, more, styled(f"{len(entry.choices)} ways …", "dim"))
        else:
            found = entry.found
            points = Text() if _idle(found) else change(found)
            extra = effects(game, found, names)
            grid.add_row(label, action_text(game, found.event), points, extra)
    return grid


def _gain(choice: Choice) -> int:
    return choice.found.score_after - choice.found.score_before


def _idle(found: Explanation) -> bool:
    """Whether the action enters nothing, so that its points need no mention."""
    return found.event is None or any(v in found.event for v in ("pass", "use", "unlock", "lucky"))
