"""Every seat adds a number to the dice; none are thrown before all are there."""

import asyncio
from random import Random

import pytest

from renard import fair
from renard.record.format import from_json
from renard.record.replay import replay
from renard.rules.sheet import load_sheet
from renard.server import messages
from renard.server.setting_up import set_up
from renard.table import FairDice, Table
from tests.server.conftest import SHELF
from tests.server.processes import processes, tell
from tests.server.test_play import play_out

NEVER = 10**6
MINE, YOURS = "ab" * 16, "cd" * 16


def join(server, made, **more) -> dict:
    wish = {"invite": made.invite, "name": "Béla", **more}
    answer = server.http.post(f"/api/tables/{made.id}/join", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def hello(socket, secrets, protocol=2, **more) -> dict:
    socket.send_json({"type": "hello", "protocol": protocol, "secrets": secrets, **more})
    return socket.receive_json()


def hear(socket, kind: str) -> dict:
    """The next message of a kind."""
    while (message := socket.receive_json())["type"] != kind:
        pass
    return message


def test_nobody_sees_a_throw_before_all_have_come(serve):
    """Whoever sets up tables until the first throw is good sees none."""
    server = serve(number_seconds=NEVER)
    made = server.create("clever", ["person", "open", "random"])
    assert (made.table["version"], made.table["to_act"]) == (0, [])
    with server.socket(made.id) as one, server.socket(made.id) as two:
        welcome = hello(one, made.secrets, numbers={"0": MINE})
        assert (welcome["version"], welcome["events"]) == (0, [])
        joined = join(server, made, number=YOURS)
        told = hear(one, "dice")["dice"]
        assert told["numbers"] == [MINE, YOURS, made.table["dice"]["spare"][2]]
        assert told["commitment"] == made.table["dice"]["commitment"]
        assert told["secret"] is None
        events = hear(one, "events")
        assert events["from"] == 1
        assert "roll" in events["events"][0]
        assert hello(two, {"1": joined["secret"]})["version"] >= 1


def test_the_numbers_are_in_the_dice_and_in_the_record(serve):
    server = serve(number_seconds=NEVER)
    made = server.create("tower", ["person", "person"])
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        play_out(player, Random(1))
        revealed = player.until("revealed")["dice"]
    record = from_json(server.http.get(f"/api/tables/{made.id}/record").json())
    dice = record.extra["dice"]
    assert (dice["scheme"], dice["numbers"]) == (2, revealed["numbers"])
    assert replay(record).over
    key = fair.key(bytes.fromhex(dice["secret"]), made.id, dice["numbers"])
    first = record.events[0]["roll"]
    assert first == fair.faces(key, made.id, 1, first)


def test_nobody_enters_the_throw_that_is_awaited(serve):
    server = serve(number_seconds=NEVER)
    made = server.create("clever", ["person", "open"])
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        faces = dict.fromkeys(player.table.game.dice_to_roll(), 6)
        told = player.ask({"type": "roll", "seat": 0, "version": 0, "faces": faces})
        assert (told["type"], told["refused"]) == ("refused", "illegal")
    assert server.info(made.id)["version"] == 0


def test_a_number_is_given_once(serve):
    server = serve(number_seconds=NEVER)
    made = server.create("clever", ["person", "open"])
    with server.socket(made.id) as socket:
        hello(socket, made.secrets, numbers={"0": MINE})
    with server.socket(made.id) as socket:
        hello(socket, made.secrets, numbers={"0": YOURS})
        join(server, made, number=YOURS)
        assert hear(socket, "dice")["dice"]["numbers"] == [MINE, YOURS]
        hear(socket, "events")
    with server.socket(made.id) as socket:
        hello(socket, made.secrets, numbers={"0": YOURS})
    assert server.info(made.id)["dice"]["numbers"] == [MINE, YOURS]


def test_bots_have_the_numbers_that_were_told_before(serve):
    server = serve(number_seconds=NEVER)
    made = server.create("clever", ["person", "random", "open"])
    dice = made.table["dice"]
    assert dice["numbers"] == [None, dice["spare"][1], None]
    assert len(set(dice["spare"])) == 3
    with server.socket(made.id) as socket:
        hello(socket, made.secrets, numbers={"0": MINE})
        # A bot may take the open seat: its number is the one that was told, too.
        change = {"do": "bot", "bot": "random"}
        asked = {"Authorization": f"Bearer {made.secrets['0']}"}
        server.http.post(f"/api/tables/{made.id}/seats/2", json=change, headers=asked)
        told = hear(socket, "dice")["dice"]
        assert told["numbers"] == [MINE, dice["spare"][1], dice["spare"][2]]
        hear(socket, "events")


@pytest.mark.parametrize("number", [None, YOURS])
def test_whoever_leaves_without_a_number_keeps_nobody_waiting(serve, number):
    server = serve(number_seconds=0.01)
    made = server.create("clever", ["person", "open"])
    spare = made.table["dice"]["spare"]
    with server.socket(made.id) as socket:
        hello(socket, made.secrets, numbers={"0": MINE})
        join(server, made, **({"number": number} if number else {}))
        assert hear(socket, "dice")["dice"]["numbers"] == [MINE, number or spare[1]]
        hear(socket, "events")


def test_a_client_of_protocol_1_plays_on(serve):
    server = serve(number_seconds=0.01)
    made = server.create("clever", ["person"])
    with server.socket(made.id) as socket:
        welcome = hello(socket, made.secrets, protocol=1)
        assert welcome["type"] == "welcome"
        while server.info(made.id)["version"] == 0:
            pass
    assert server.info(made.id)["dice"]["numbers"] == made.table["dice"]["spare"]
    assert server.info(made.id)["version"] == 1


def test_a_protocol_that_is_not_known(serve):
    server = serve()
    made = server.create()
    for protocol in (0, 3):
        with server.socket(made.id) as socket:
            told = hello(socket, made.secrets, protocol=protocol)
            assert told["refused"] == "old protocol"


def test_numbers_are_for_ones_own_seats(serve):
    server = serve(number_seconds=NEVER)
    made = server.create("clever", ["person", "open"])
    with server.socket(made.id) as socket:
        socket.send_json(
            {"type": "hello", "protocol": 2, "secrets": made.secrets, "numbers": {"1": MINE}}
        )
        assert hear(socket, "refused")["refused"] == "wrong secret"
    assert server.info(made.id)["dice"]["numbers"] == [None, None]
    for number in ("", "ab", "AB" * 16, "gh" * 16, 7):
        wish = {"invite": made.invite, "name": "B", "number": number}
        answer = server.http.post(f"/api/tables/{made.id}/join", json=wish)
        assert (answer.status_code, answer.json()["refused"]) == (400, "malformed")


def test_a_start_goes_on_where_the_first_throw_was_missed(serve):
    server = serve(number_seconds=NEVER)
    made = server.create("clever", ["person", "open"])
    join(server, made)
    assert server.info(made.id)["version"] == 0
    server = serve(number_seconds=NEVER, sweep_seconds=0.01)
    while server.info(made.id)["version"] == 0:
        pass
    assert server.info(made.id)["to_act"] == [0]


def test_tables_from_before_are_played_by_their_own_scheme(serve):
    """As an older server stored them: no scheme, no numbers, a first throw at once."""
    server = serve()
    wish = messages.NewTable(game="tower", seats=[messages.PersonSeat(kind="person", name="A")])
    made = set_up(wish, SHELF.get("tower"))
    secret = bytes(range(32))
    table = Table(load_sheet("tower"), ["A"], FairDice(secret, made.table.id))
    stored = made.table.__class__(
        **{
            **{name: getattr(made.table, name) for name in made.table.__slots__},
            "about": {
                **made.table.about,
                "dice": {"kind": "fair", "secret": secret.hex(), "from": 1},
            },
            "seats": [
                {key: value for key, value in seat.items() if key != "number"}
                for seat in made.table.seats
            ],
            "entries": table.log,
        }
    )
    server.http.portal.call(server.app.state.store.create, stored)
    with server.socket(made.table.id) as socket:
        player = server.player(socket, {"0": made.secrets[0]})
        play_out(player, Random(1))
        player.until("revealed")
    record = from_json(server.http.get(f"/api/tables/{made.table.id}/record").json())
    assert "scheme" not in record.extra["dice"]
    assert replay(record).over


def test_two_processes_begin_once(tmp_path):
    async def check() -> None:
        async with processes(tmp_path, 2) as (one, two):
            for _ in range(10):
                wish = messages.NewTable(
                    game="tower",
                    seats=[messages.PersonSeat(kind="person", name="A") for _ in range(2)],
                )
                made = set_up(wish, SHELF.get("tower"))
                await one.create(made.table)
                table = made.table.id
                async with one.enter(table) as here, two.enter(table) as there:
                    await asyncio.gather(here.begin(late=True), there.begin(late=True))
                    await tell(one, table)
                    await tell(two, table)
                    loaded = await one.store.load(table)
                    assert len(loaded.entries) == here.version == there.version == 1

    asyncio.run(check())
