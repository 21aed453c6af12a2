"""The database's tables, as queries see them. `migrations/` creates and changes them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

sheets = Table(
    "sheets",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("sheet", Text, ForeignKey("sheets.digest"), nullable=False),
    Column("about", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("seats_version", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    # Whose time runs (`pace.py`); null at tables that nobody has acted at since clocks came.
    Column("clocks", Text),
    # When the first of these clocks runs out.
    Column("deadline", Double),
    # When to look whether somebody who is away should be told that it is their turn.
    Column("push_at", Double),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    # Random, on the first entry of an append: tells our own commit from somebody else's.
    Column("key", BigInteger),
    Column("entry", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    # When it last said that it lives.
    Column("alive", Double, nullable=False),
)

# Stretches of time in which no server ran, or that a clock left out.
pauses = Table(
    "pauses",
    metadata,
    Column("ended", Double, primary_key=True),
    Column("began", Double, nullable=False),
)

# A daily game: a secret for every day, kept before it begins.
daily_days = Table(
    "daily_days",
    metadata,
    Column("day", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)

daily_runs = Table(
    "daily_runs",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    # The hash of what its owner shows.
    Column("identity", Text, primary_key=True),
    # Kept first, so that of two that begin at the same moment one is refused.
    Column("table_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    # Until the game is over, and its replay was counted and judged: null.
    Column("ended", Double),
    Column("score", Integer),
    Column("lost", Double),
    Column("luck", Double),
)

daily_fields = Table(
    "daily_fields",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("found", Text, nullable=False),
)

# Who comes back with more than one key. Anybody else is the hash of the only one.
people = Table(
    "people",
    metadata,
    # The hash of the first key.
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

# What opens a person's seats: a device, a phrase, or, once and not for long, a code.
person_keys = Table(
    "person_keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("ends", Double),
)

# Public keys that people's authenticators made for them.
passkeys = Table(
    "passkeys",
    metadata,
    # As the authenticator calls it, in base64url.
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    # The host of the page that it was made on: it works there alone.
    Column("site", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    # What the authenticator counted when it was last used; 0 of those that do not count.
    Column("sign_count", BigInteger, nullable=False),
    # Whether it is on more than one device.
    Column("synced", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double),
)

# Challenges that were answered, until they end by themselves: each is answered once.
passkey_answers = Table(
    "passkey_answers",
    metadata,
    # The hash of the challenge.
    Column("challenge", Text, primary_key=True),
    # Random: tells our own commit from somebody else's.
    Column("key", BigInteger, nullable=False),
    Column("ends", Double, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# Tables that were set up to be rated. Kept with the table, so that none is forgotten.
rated_tables = Table(
    "rated_tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("began", Double, nullable=False),
    # When its result was entered; null until then.
    Column("ended", Double),
    # Why it does not count after all.
    Column("void", Text),
    # Whether the coach has looked at it, or never will.
    Column("judged", Boolean, nullable=False),
)

# What a rated game changed, seat by seat.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    # Null of a bot, and of who was deleted.
    Column("person", Text),
    Column("bot", Text),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("ended", Double, nullable=False),
    # What the coach found; null until then.
    Column("decisions", Integer),
    Column("lost", Double),
)

# Where everybody stands, by game.
ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    # Of the seat of their last game.
    Column("name", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    # What ladders are ordered by.
    Column("sure", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    # What decisions lost: alone in points, with opponents in chances to win.
    Column("alone_decisions", Integer, nullable=False),
    Column("alone_lost", Double, nullable=False),
    Column("alone_squares", Double, nullable=False),
    Column("table_decisions", Integer, nullable=False),
    Column("table_lost", Double, nullable=False),
    Column("table_squares", Double, nullable=False),
)

# What this server signs with: made at the first start, the same for all processes.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    Column("made", Double, nullable=False),
)

# Devices that may be told something while the page is closed.
push_devices = Table(
    "push_devices",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    # The page's own address, which push services are told as whom to ask.
    Column("site", Text, nullable=False),
    Column("made", Double, nullable=False),
    # When the page on it last said that it is still there.
    Column("seen", Double, nullable=False),
)

# What somebody keeps here besides their devices, in figures.
kept_people = Table(
    "kept_people",
    metadata,
    Column("person", Text, primary_key=True),
    # The number of the last version of anything.
    Column("n", Integer, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("things", Integer, nullable=False),
    Column("begun", Double, nullable=False),
    # When one of their devices last asked.
    Column("seen", Double, nullable=False),
)

kept_things = Table(
    "kept_things",
    metadata,
    Column("person", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("id", Text, nullable=False),
    # JSON, compressed by zlib; null where the thing was deleted.
    Column("packed", LargeBinary),
)

PEOPLE = (people, person_keys, passkeys, sittings)
RATINGS = (rated_tables, rated_seats, ratings)
PUSH = (server_keys, push_devices)
DAILY = (daily_days, daily_runs, daily_fields)
PROGRESS = (kept_people, kept_things)

# Tables that anybody may sit down at, until they are full or nobody waits there any more.
listed = Table(
    "listed",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, nullable=False),
)

# What to type on another device to reach a table with open seats; of each table one.
codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    # Those whose invitations were shown when it was made.
    Column("seats", Text, nullable=False),
    Column("ends", Double, nullable=False),
)

# Where people who want to play at once wait for each other: one table for each kind of game.
gatherings = Table(
    "gatherings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
)
