"""The days of a server: their secrets, kept before they begin and told after they end."""

from renard import fair
from renard.daily import calendar
from renard.daily.calendar import GAMES, GRACE_SECONDS, Day, DayError
from renard.server.daily.messages import DailyDay, DailyNow
from renard.server.refusals import Refused, sentence
from renard.server.storage import Store
from renard.server.storage import daily as kept

AHEAD = 7
"""So many days before it begins, a day's secret is chosen and its commitment shown."""
ARCHIVE = 60
"""So many days are listed to be practised; older ones are found by their date."""


class Days:
    """Secrets by day; every process of a database has the same."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secrets: dict[str, bytes] = {}

    async def secret(self, day: Day) -> bytes:
        """The secret of today or of a day to come; chosen if there is none."""
        name = str(day)
        if name not in self._secrets:
            fresh = fair.new_secret().hex()
            chosen = await self._store.daily(kept.KeepSecret(name, fresh))
            self._secrets[name] = bytes.fromhex(chosen)
        return self._secrets[name]

    async def past_secret(self, day: Day) -> bytes:
        """The secret of a day that is over; refused if none was played here on it."""
        name = str(day)
        found = await self._store.ask_daily(lambda connection: kept.secret_of(connection, name))
        if found is None:
            raise Refused("no such day", f"There was no daily game here on {day}.")
        return bytes.fromhex(found)

    async def now(self) -> DailyNow:
        """What everybody may know."""
        moment = calendar.now()
        today = Day.of(moment)
        # A day whose last runs still go on cannot be practised yet.
        until = str(Day.of(moment - GRACE_SECONDS).later(-1))
        since = str(today.later(-ARCHIVE))
        past = await self._store.ask_daily(lambda connection: kept.days(connection, since, until))
        coming = [today.later(days) for days in range(1, AHEAD + 1)]
        return DailyNow(
            now=moment,
            games=GAMES,
            today=_told(today, await self.secret(today), moment),
            coming=[_told(day, await self.secret(day), moment) for day in coming],
            past=[_told(Day.parse(day), bytes.fromhex(secret), moment) for day, secret in past],
        )


def read_day(text: str) -> Day:
    """A day that somebody asks for."""
    try:
        return Day.parse(text)
    except DayError as error:
        raise Refused("no such day", sentence(error)) from None


def _told(day: Day, secret: bytes, moment: float) -> DailyDay:
    return DailyDay(
        day=str(day),
        game=day.game,
        rival=day.rival,
        begins=day.begins,
        ends=day.ends,
        shown_from=day.shown_from,
        commitment=fair.commitment(secret),
        secret=secret.hex() if moment >= day.shown_from else None,
    )
