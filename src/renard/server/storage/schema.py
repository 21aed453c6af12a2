"""The database's tables, as queries see them. `migrations/` creates and changes them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
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
