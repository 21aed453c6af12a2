"""What everybody may know about a table."""

from typing import TYPE_CHECKING

from renard.server.messages import TableInfo
from renard.table import Table

if TYPE_CHECKING:
    from renard.server.room import Room


def described(room: "Room", table: Table) -> TableInfo:
    """A table as it is shown: a room, and the game that is ready there."""
    return TableInfo(
        id=room.id,
        game=room.sheet.id,
        sheet=room.digest,
        rulings=room.sheet.changed_rulings,
        players=len(room.seats),
        seats=room.seat_infos(),
        pace=room.about.get("pace", "now"),
        rated=room.about.get("rated", False),
        bots=room.about.get("bots", "ours"),
        dice=room.dice_info(),
        version=table.version,
        awaits=table.game.awaits,  # type: ignore[arg-type]
        to_act=table.to_act(),
        over=table.over,
        handed_in=room.about["handed_in"],
        created=room.created,
        changed=room.changed,
        listed=room.about.get("listed", False),
        fills=None if room.full else room.about.get("fills"),
        next=room.next,
    )
