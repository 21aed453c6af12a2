"""Taking, leaving and handing over seats, without a server."""

import pytest

from renard.server import keys, seats
from renard.server.messages import BotSeat, OpenSeat, PersonSeat, SeatChange
from renard.server.refusals import Refused


def refused(kind: str):
    return pytest.raises(Refused, check=lambda error: error.kind == kind)


def four():
    return seats.set_up(
        [
            PersonSeat(kind="person", name="Anna"),
            OpenSeat(kind="open"),
            BotSeat(kind="bot", bot="random"),
            OpenSeat(kind="open"),
        ]
    )


def change(rows, seat, actor, away=False, **wish):
    seats.change(rows, seat, actor, SeatChange(**wish), lambda _: away)


def test_only_people_on_this_device_get_a_secret():
    rows, secrets = four()
    assert list(secrets) == [0]
    assert seats.holder(rows, secrets[0]) == 0
    assert secrets[0] not in str(rows)
    assert seats.names(rows) == ["Anna", "open", "random", "open"]


def test_a_wrong_secret_opens_nothing():
    rows, secrets = four()
    for secret in ("", "x" * 22, secrets[0][:-1], secrets[0] + "x", rows[0]["key"]):
        with refused("wrong secret"):
            seats.holder(rows, secret)
    for seat in (-1, 1, 2, 4, 99):
        with refused("wrong secret"):
            seats.check_holder(rows, seat, secrets[0])
    seats.check_holder(rows, 0, secrets[0])


def test_open_seats_are_taken_once():
    rows, _ = four()
    with refused("taken"):
        seats.take(rows, "Béla", 0, "s")
    with refused("taken"):
        seats.take(rows, "Béla", 2, "s")
    with refused("no such seat"):
        seats.take(rows, "Béla", 4, "s")
    assert seats.take(rows, "Béla", 3, "b") == 3
    with refused("taken"):
        seats.take(rows, "Cili", 3, "c")
    assert seats.take(rows, "Cili", None, "c") == 1
    with refused("full"):
        seats.take(rows, "Dani", None, "d")
    assert seats.names(rows) == ["Anna", "Cili", "random", "Béla"]
    assert seats.holder(rows, "b") == 3
    assert rows[3]["key"] == keys.hashed("b")


def test_leaving_and_coming_back():
    rows, secrets = four()
    change(rows, 0, 0, do="leave")
    assert rows[0]["left"]
    change(rows, 0, 0, do="bot", bot="random")
    assert seats.shown(rows[0], connected=False, bot_in=9.0).model_dump() == {
        "name": "Anna", "kind": "bot", "bot": "random", "owned": True, "left": True,
        "connected": False, "bot_in": None, "since": None, "until": None, "out": False,
    }  # fmt: skip
    change(rows, 0, 0, do="return")
    assert (rows[0]["kind"], rows[0]["bot"], rows[0]["left"]) == ("person", None, False)
    assert seats.holder(rows, secrets[0]) == 0


def test_a_seat_says_from_when_on_a_bot_may_play():
    rows, _ = four()
    assert seats.shown(rows[0], connected=True, bot_in=9.0).bot_in is None
    assert seats.shown(rows[0], connected=False, bot_in=9.0).bot_in == 9.0
    change(rows, 0, 0, do="leave")
    assert seats.shown(rows[0], connected=False, bot_in=9.0).bot_in == 0.0


def test_another_may_let_a_bot_play_only_for_one_who_is_away():
    rows, _ = four()
    seats.take(rows, "Béla", 1, "b")
    with refused("not away"):
        change(rows, 0, 1, do="bot", bot="random")
    change(rows, 0, 1, away=True, do="bot", bot="random")
    assert rows[0]["kind"] == "bot"
    change(rows, 0, 0, do="return")
    change(rows, 0, 0, do="leave")
    change(rows, 0, 1, do="bot", bot="random")
    change(rows, 3, 1, do="bot", bot="random")
    assert [row["kind"] for row in rows] == ["bot", "person", "bot", "bot"]


def test_nobody_else_moves_or_renames_me():
    rows, _ = four()
    seats.take(rows, "Béla", 1, "b")
    for do in ("leave", "return", "rename"):
        with refused("not your seat"):
            change(rows, 0, 1, away=True, do=do, name="Zoé")
    change(rows, 1, 1, do="rename", name="Zoé")
    assert rows[1]["name"] == "Zoé"
    with refused("malformed"):
        change(rows, 1, 1, do="rename")
    with refused("malformed"):
        change(rows, 1, 1, do="bot")
    with refused("no such seat"):
        change(rows, 4, 1, do="leave")


def test_a_person_finds_their_seat_from_another_device():
    rows, secrets = four()
    rows[0]["person"] = "anna"
    with refused("not your seat"):
        seats.claim(rows, {"béla"})
    further = seats.claim(rows, {"anna", "annas phone"})
    assert list(further) == [0]
    for secret in (secrets[0], further[0]):
        assert seats.holder(rows, secret) == 0
    with refused("wrong secret"):
        seats.check_holder(rows, 1, further[0])


def test_of_too_many_devices_the_oldest_opens_nothing_any_more():
    rows, secrets = four()
    rows[0]["person"] = "anna"
    further = [seats.claim(rows, {"anna"})[0] for _ in range(seats.MOST_KEYS + 1)]
    with refused("wrong secret"):
        seats.holder(rows, further[0])
    for secret in (secrets[0], further[1], further[-1]):
        assert seats.holder(rows, secret) == 0


def test_who_was_late_does_not_come_back():
    rows, _ = four()
    seats.run_out(rows, [0], "random")
    assert (rows[0]["kind"], rows[0]["out"]) == ("bot", True)
    with refused("time up"):
        change(rows, 0, 0, do="return")
