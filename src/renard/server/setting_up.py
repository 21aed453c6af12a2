"""A new table from what somebody wishes: sheet, seats, dice, and a game so far."""

from dataclasses import dataclass
from typing import Any

from renard import fair
from renard.players import UnknownPlayer, players_of
from renard.record.fault import Fault
from renard.record.format import Record, RecordError, from_json
from renard.rules.game import RuleError
from renard.rules.sheet import Sheet, SheetError, with_rulings
from renard.rules.words import Event
from renard.server import keys
from renard.server import messages as said
from renard.server import seats as seating
from renard.server.dice import dice_of, due
from renard.server.orders.in_force import InForce
from renard.server.ratings.terms import check_wish
from renard.server.refusals import Refused, sentence
from renard.server.sheets import Filed
from renard.server.storage import NewTable
from renard.table import Table, log_of_record, throws_of


@dataclass(frozen=True)
class SetUp:
    """A table that is ready to be stored, and what only its creator is told."""

    table: NewTable
    secrets: dict[int, str]
    invites: dict[int, str]
    """By open seat: whoever knows it may sit down there."""


def set_up(
    wish: said.NewTable,
    filed: Filed,
    person: str | None = None,
    guests: dict[str, str] | None = None,
) -> SetUp:
    """Everything about a new table but storing it; `guests` are bots of others, with names."""
    try:
        return _set_up(wish, filed, person, guests or {})
    except (RecordError, Fault) as error:
        raise Refused("bad record", f"The record that was handed in {_told(error)}.") from None
    except (SheetError, RuleError) as error:
        raise Refused("malformed", sentence(error)) from None
    except UnknownPlayer as error:
        raise Refused("unknown player", sentence(error)) from None


def named_as_allowed(wish: said.NewTable, in_force: InForce, person: str | None) -> said.NewTable:
    """The wish with neutral names, if whoever has it is muted."""
    if person is None or not in_force.muted(person):
        return wish
    seats = [
        seat.model_copy(update={"name": in_force.name_for(person, seat.name)})
        if isinstance(seat, said.PersonSeat)
        else seat
        for seat in wish.seats
    ]
    return wish.model_copy(update={"seats": seats})


def _told(error: Exception) -> str:
    return f"is wrong at {error}" if str(error).startswith("event ") else str(error)


def _set_up(wish: said.NewTable, filed: Filed, person: str | None, guests: dict[str, str]) -> SetUp:
    sheet = with_rulings(filed.sheet, wish.rulings)
    record = from_json(wish.record) if wish.record is not None else None
    bots = [seat.bot for seat in wish.seats if isinstance(seat, said.BotSeat)]
    check_bots([bot for bot in bots if bot not in guests], sheet)
    if wish.rated:
        check_wish(wish, sheet, person)
    seats, secrets = seating.set_up(list(wish.seats))
    for row in seats:
        row["name"] = guests.get(row["bot"], row["name"])
    if secrets:
        seats[min(secrets)]["person"] = person
    names = seating.names(seats)
    dice_told = new_dice(wish.dice, throws_of(record) + 1 if record else 1, len(seats))
    for seat, number in enumerate(dice_told.get("spare", [])):
        if seats[seat]["kind"] == "bot":
            seating.add_number(seats, seat, number)
    invites = {i: keys.new_secret() for i, seat in enumerate(seats) if seat["kind"] == "open"}
    table_id = keys.new_table_id()
    about: dict[str, Any] = {
        "game": sheet.id,
        "rulings": sheet.changed_rulings,
        "dice": dice_told,
        "invites": {str(seat): keys.hashed(invite) for seat, invite in invites.items()},
        # For servers of the version before, which know one invitation to all open seats.
        "invite": keys.hashed(next(iter(invites.values()), keys.new_secret())),
        "handed_in": 0,
        "pace": wish.pace,
        "bots": wish.bots,
    }
    if wish.rated:
        about["rated"] = True
    if wish.listed:
        about["listed"] = _may_be_listed(wish)
    dice = dice_of(about, table_id, seats)
    if record is None:
        table = Table(sheet, names, dice)
    else:
        log = _handed_in(record, sheet, len(seats))
        about["handed_in"] = len(log)
        table = Table.replay(sheet, names, dice, log)
        table.throw_due()
    if table.over and dice_told["kind"] == "fair":
        seating.fill_numbers(seats, dice_told["spare"], late=True)  # there is nothing to throw
    return SetUp(
        to_store(filed, table_id, about, seats, table),
        secrets,
        invites,
    )


def to_store(
    filed: Filed, table_id: str, about: dict[str, Any], seats: list[seating.SeatRow], table: Table
) -> NewTable:
    """A table as it is created, with what has happened at it so far."""
    return NewTable(
        id=table_id,
        sheet=filed.digest,
        sheet_text=filed.text,
        about=about,
        seats=seats,
        entries=table.log,
        over=table.over,
        bot_due=due(table, seats),
    )


def _handed_in(record: Record, sheet: Sheet, players: int) -> list[Event]:
    if record.players != players:
        raise Refused("bad record", f"The record is of {record.players} players, not {players}.")
    if with_rulings(sheet, record.rulings).rulings != sheet.rulings:
        raise Refused("bad record", "The record was played by other rulings than the table's.")
    return log_of_record(record, sheet)


def _may_be_listed(wish: said.NewTable) -> bool:
    """The lobby shows games that are about to begin, where somebody waits for others."""
    kinds = {seat.kind for seat in wish.seats}
    if not {"person", "open"} <= kinds or wish.record is not None:
        raise Refused(
            "malformed",
            "A listed table needs somebody who waits there, an open seat, and a game from its "
            "beginning.",
        )
    return True


def check_bots(bots: list[str], sheet: Sheet) -> None:
    """Refuse a bot that cannot play this game."""
    known = players_of(sheet)
    for bot in bots:
        if bot not in known:
            raise UnknownPlayer(f"no player {bot!a} plays {sheet.id}; there are {', '.join(known)}")


def new_dice(kind: str, first: int, seats: int) -> dict[str, Any]:
    """Dice of a new table; the secret of fair ones is drawn now."""
    if kind == "own":
        return {"kind": "own"}
    return {
        "kind": "fair",
        "scheme": 2,
        # Under another name than in scheme 1: a server that knows only that must not throw.
        "hidden": fair.new_secret().hex(),
        "from": first,
        "spare": [fair.new_number() for _ in range(seats)],
    }
