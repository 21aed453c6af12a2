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
from renard.server.refusals import Refused, sentence
from renard.server.room import dice_of
from renard.server.sheets import Filed
from renard.server.storage import NewTable
from renard.table import Table, log_of_record, throws_of


@dataclass(frozen=True)
class SetUp:
    """A table that is ready to be stored, and what only its creator is told."""

    table: NewTable
    secrets: dict[int, str]
    invite: str


def set_up(wish: said.NewTable, filed: Filed) -> SetUp:
    """Everything about a new table but storing it."""
    try:
        return _set_up(wish, filed)
    except (RecordError, Fault) as error:
        raise Refused("bad record", f"The record that was handed in {_told(error)}.") from None
    except (SheetError, RuleError) as error:
        raise Refused("malformed", sentence(error)) from None
    except UnknownPlayer as error:
        raise Refused("unknown player", sentence(error)) from None


def _told(error: Exception) -> str:
    return f"is wrong at {error}" if str(error).startswith("event ") else str(error)


def _set_up(wish: said.NewTable, filed: Filed) -> SetUp:
    sheet = with_rulings(filed.sheet, wish.rulings)
    record = from_json(wish.record) if wish.record is not None else None
    check_bots([seat.bot for seat in wish.seats if isinstance(seat, said.BotSeat)], sheet)
    seats, secrets = seating.set_up(list(wish.seats))
    names = seating.names(seats)
    invite, table_id = keys.new_secret(), keys.new_table_id()
    about: dict[str, Any] = {
        "game": sheet.id,
        "rulings": sheet.changed_rulings,
        "dice": _new_dice(wish.dice, throws_of(record) + 1 if record else 1),
        "invite": keys.hashed(invite),
        "handed_in": 0,
    }
    dice = dice_of(about, table_id)
    if record is None:
        table = Table(sheet, names, dice)
    else:
        log = _handed_in(record, sheet, len(seats))
        about["handed_in"] = len(log)
        table = Table.replay(sheet, names, dice, log)
        table.throw_due()
    to_act = table.to_act()
    return SetUp(
        NewTable(
            id=table_id,
            sheet=filed.digest,
            sheet_text=filed.text,
            about=about,
            seats=seats,
            entries=table.log,
            over=table.over,
            bot_due=any(seats[seat]["kind"] == "bot" for seat in to_act),
        ),
        secrets,
        invite,
    )


def _handed_in(record: Record, sheet: Sheet, players: int) -> list[Event]:
    if record.players != players:
        raise Refused("bad record", f"The record is of {record.players} players, not {players}.")
    if with_rulings(sheet, record.rulings).rulings != sheet.rulings:
        raise Refused("bad record", "The record was played by other rulings than the table's.")
    return log_of_record(record, sheet)


def check_bots(bots: list[str], sheet: Sheet) -> None:
    """Refuse a bot that cannot play this game."""
    known = players_of(sheet)
    for bot in bots:
        if bot not in known:
            raise UnknownPlayer(f"no player {bot!a} plays {sheet.id}; there are {', '.join(known)}")


def _new_dice(kind: str, first: int) -> dict[str, Any]:
    if kind == "own":
        return {"kind": "own"}
    return {"kind": "fair", "secret": fair.new_secret().hex(), "from": first}
