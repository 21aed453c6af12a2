"""Time as the database knows it: who was alive when, and which stretches nobody lived through.

Servers say every few seconds that they live. Where the next word comes hours later, no server ran,
or the clock jumped: nobody could have played then, so the stretch is kept as a pause, and
cleaning does not count it. A clock that is wrong for a while deletes nothing.
"""

from sqlalchemy import Connection, delete, func, insert, select

from renard.server.storage.schema import pauses, processes, tables

DAY = 24 * 60 * 60
JUMP = 6 * 60 * 60
"""A stretch of silence, in seconds, from which on it is a pause; the same for clocks set back."""


def jump(connection: Connection, now: float) -> float:
    """How far the clock is ahead of the last word of any server; 0 if that is nothing unusual."""
    last = connection.execute(select(func.max(processes.c.alive))).scalar()
    if last is None:  # tables from before servers said so
        last = connection.execute(select(func.max(tables.c.changed))).scalar()
    apart = 0.0 if last is None else now - float(last)
    return apart if abs(apart) > JUMP else 0.0


def say_alive(connection: Connection, process: str, now: float) -> float:
    """Keep that a process lives now, and the pause before if there was one; the clock's jump."""
    jumped = jump(connection, now)
    if jumped > 0:
        connection.execute(delete(pauses).where(pauses.c.ended == now))
        connection.execute(insert(pauses).values(began=now - jumped, ended=now))
    elif jumped < 0:
        # What was kept of times to come was kept by a wrong clock.
        connection.execute(delete(pauses).where(pauses.c.ended > now))
        connection.execute(delete(processes).where(processes.c.alive > now))
    old = processes.c.alive < now - DAY
    connection.execute(delete(processes).where((processes.c.name == process) | old))
    connection.execute(insert(processes).values(name=process, alive=now))
    return jumped


def alive(connection: Connection) -> dict[str, float]:
    """When each process last said that it lives."""
    found = connection.execute(select(processes.c.name, processes.c.alive))
    return {name: float(when) for name, when in found}


def all_pauses(connection: Connection) -> list[tuple[float, float]]:
    """From when to when no server ran, in order."""
    found = connection.execute(select(pauses.c.began, pauses.c.ended).order_by(pauses.c.ended))
    return [(float(began), float(ended)) for began, ended in found]


def days_ago(connection: Connection, now: float, days: float) -> float:
    """The moment since which servers have run for so many days."""
    kept = all_pauses(connection)
    if (jumped := jump(connection, now)) > 0:
        kept.append((now - jumped, now))
    moment = now - days * DAY
    for began, ended in reversed(kept):
        if ended > moment:
            moment -= ended - began
    return moment
