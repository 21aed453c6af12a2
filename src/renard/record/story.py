"""A record as a person would tell the game: turn by turn, and what every choice brought."""

from collections.abc import Iterator

from renard.record.format import Record
from renard.record.replay import check_result, follow, start
from renard.rules.explain import Explanation, explain
from renard.rules.game import Game
from renard.rules.sheet import Sheet
from renard.rules.words import Event


def tell(record: Record, sheet: Sheet | None = None) -> Iterator[str]:
    """The sentences of a game, checked on the way; a Fault ends it."""
    log = start(record, sheet)
    game = log.game
    names = seat_names(record.seats)
    yield f"{game.sheet.title}, {_players(names)}"
    heading = ""
    sentences: list[str] = []

    def watch(before: Game, event: Event) -> None:
        sentences.append(_sentence(before, event, names))

    for _, event in follow(record, log, watch):
        if "roll" in event and (now := _heading(game, names)) != heading:
            heading = now
            yield f"\n{heading}"
        yield from (f"  {sentence}" for sentence in sentences)
        sentences.clear()
    check_result(record, game)
    yield ""
    for seat, name in enumerate(names):
        yield _result(game, seat, name)
    yield _ending(game, names)


def seat_names(seats: list[str]) -> list[str]:
    """Names that tell the seats apart."""
    if len(set(seats)) == len(seats):
        return [name[:1].upper() + name[1:] for name in seats]
    return [f"{name[:1].upper() + name[1:]} {i + 1}" for i, name in enumerate(seats)]


def _players(names: list[str]) -> str:
    if len(names) == 1:
        return f"{names[0]} alone"
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _heading(game: Game, names: list[str]) -> str:
    passive = game.players == 1 and game.state.part == 2
    return f"Round {game.round}, {names[game.active]}{', passive' if passive else ''}"


def _sentence(game: Game, event: Event, names: list[str]) -> str:
    name = names[event["seat"]]
    if "roll" in event:
        faces = event["roll"]
        shown = (
            ", ".join(f"{die} {face}" for die, face in faces.items())
            if isinstance(faces, dict)
            else ", ".join(str(face) for face in faces)
        )
        return f"{name} rolls {shown}."
    if "platter" in event:
        return f"{_and(event['platter'])} go to the platter."
    plain = {key: value for key, value in event.items() if key not in ("seat", "options")}
    action = game.find(event["seat"], plain)
    return f"{name} {does(plain)}{effects(explain(game, event['seat'], action))}."


def does(event: Event) -> str:
    """What a decision is, as a verb and its objects."""
    for verb, words in (("pick", "takes"), ("passive", "uses"), ("extra", "uses as an extra die")):
        if verb in event:
            return f"{words} {event[verb]}: {_entry(event)}{_changes(event)}"
    if "bonus" in event:
        return f"enters the bonus {event['bonus']}: {_entry(event)}"
    if "silver" in event:
        return f"also crosses box {event['cell']} for {event['silver']}"
    if "use" in event:
        return f"takes {event['die']} back" if "die" in event else "rerolls"
    if "unlock" in event:
        return f"opens a box of {event['unlock']}"
    if "lucky" in event:
        return f"turns ones to {_and([str(face) for face in event['lucky']])}"
    if "group" in event:
        return f"puts {'+'.join(str(face) for face in event['group'])} on row {event['row']}"
    return _PASSES.get(event["pass"], "passes")


_PASSES = {
    "roll": "takes none of these dice",
    "passive": "uses no die",
    "extra": "uses no extra die",
    "silver": "makes no further cross",
    "lucky": "leaves the ones",
    "group": "ends the turn",
}


def _entry(event: Event) -> str:
    if "value" in event:
        return f"{event['value']} in {event['zone']} box {event['cell']}"
    return f"{event.get('mark', 'cross')} in {event['zone']} box {event['cell']}"


def _changes(event: Event) -> str:
    text = ""
    if "joker" in event:
        text += f", by joker as {event['joker']['as']}"
    for die, change in event.get("polish", {}).items():
        text += f", {die} polished by {change:+d}"
    return text


def effects(found: Explanation) -> str:
    """What an action earns and moves, as the end of a sentence."""
    parts = []
    if found.bonuses:
        parts.append(f"earns {_and(found.bonuses)}")
    if found.unlocks:
        parts.append(f"unlocks {_and(found.unlocks)}")
    if found.foxes:
        parts.append("finds a fox")
    if found.chips:
        parts.append(f"takes a chip of row {found.chips[0]}")
    parts += [f"takes the bonus tile {tile}" for tile in found.tiles]
    if found.sends_home:
        parts.append("sends a pawn home")
    parts += [f"closes row {row}" for row in found.closes]
    if found.platter:
        parts.append(f"{_and(found.platter)} to the platter")
    return "".join(f"; {part}" for part in parts)


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _result(game: Game, seat: int, name: str) -> str:
    score = game.score(seat)
    parts = ", ".join(f"{part} {points}" for part, points in score.parts.items())
    extra = f", {score.foxes} foxes" if score.foxes else ""
    extra += f", tiles {_and([str(tile) for tile in score.tiles])}" if score.tiles else ""
    return f"{name}: {parts}{extra}: {score.total} points."


def _ending(game: Game, names: list[str]) -> str:
    if game.players == 1:
        points = game.score(0).total
        return f"{names[0]} ends as {game.sheet.rating_titles[game.sheet.rank(points)]}."
    winners = [names[seat] for seat in game.winners()]
    return f"{_and(winners)} {'wins' if len(winners) == 1 else 'win'}."
