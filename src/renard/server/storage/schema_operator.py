"""Further tables of the database: what its operator ordered, what people report, others' bots."""

from sqlalchemy import Column, Double, Integer, Table, Text

from renard.server.storage.schema import metadata

# What whoever runs the server has ordered: in force until it ends or is lifted.
orders = Table(
    "orders",
    metadata,
    Column("id", Text, primary_key=True),
    # close, rename, mute, ban, forget or revoke.
    Column("kind", Text, nullable=False),
    # What it is about: a table, a seat (`<table>/<seat>`), a person, an address, a bot.
    Column("what", Text, nullable=False),
    Column("who", Text, nullable=False),
    # Of a renaming: the new name.
    Column("name", Text),
    Column("reason", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("ends", Double),
    Column("lifted", Double),
    # When a server has done what follows from it: names changed, seats handed to bots.
    Column("done", Double),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("made", Double, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    # Who is reported and who reports, of those who can be known again.
    Column("person", Text),
    Column("reporter", Text),
    Column("why", Text, nullable=False),
    Column("words", Text, nullable=False),
    # The table as it was then: its seats and the last entries of its log.
    Column("context", Text, nullable=False),
    Column("closed", Double),
    Column("outcome", Text),
)

# Programs of other people, each with a token of its own.
bots = Table(
    "bots",
    metadata,
    # The first 16 digits of its owner, a slash, and its name.
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("name", Text, nullable=False),
    # The hash of its token.
    Column("key", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double),
)

# Games of the bots' ladder. Those of one match have the same dice.
ladder_games = Table(
    "ladder_games",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("match_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    # By seat, as JSON: outside bots by their id, ours by their level.
    Column("players", Text, nullable=False),
    Column("made", Double, nullable=False),
    # Until the game is over and was counted: null.
    Column("ended", Double),
    Column("totals", Text),
)

# The ladder of each game as it was last fitted.
ladders = Table(
    "ladders",
    metadata,
    Column("game", Text, primary_key=True),
    Column("made", Double, nullable=False),
    Column("found", Text, nullable=False),
)

OPERATOR = (orders, reports)
OUTSIDE = (bots, ladder_games, ladders)
