"""The table of a daily run: the day's dice, its owner, and the rival where a game needs others."""

from renard.daily.calendar import Day, players_of_daily
from renard.server import keys
from renard.server import seats as seating
from renard.server.dice import dice_of
from renard.server.messages import BotSeat, PersonSeat
from renard.server.setting_up import to_store
from renard.server.sheets import Filed
from renard.server.storage import NewTable
from renard.table import Table


def daily_table(
    filed: Filed, day: Day, secret: bytes, name: str, identity: str, ranked: bool
) -> NewTable:
    """A new table with its first throw."""
    sheet = filed.sheet
    rivals = [BotSeat(kind="bot", bot=day.rival)] * (players_of_daily(sheet) - 1)
    table_id = keys.new_table_id()
    seats, _ = seating.set_up([PersonSeat(kind="person", name=name), *rivals])
    seats[0]["key"] = keys.hashed(keys.derived(identity, table_id))
    about = {
        "game": sheet.id,
        "rulings": sheet.changed_rulings,
        "dice": {"kind": "daily", "day": str(day), "hidden": secret.hex()},
        "invites": {},
        "handed_in": 0,
        "daily": {"day": str(day), "ranked": ranked},
    }
    table = Table(sheet, seating.names(seats), dice_of(about, table_id, seats))
    return to_store(filed, table_id, about, seats, table)
