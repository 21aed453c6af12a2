"""Bots of other people: tokens, games over their socket, being late, going away."""

import pytest
from starlette.websockets import WebSocketDisconnect

from renard.server.settings import Limits
from tests.server.conftest import GENEROUS, running
from tests.server.outside import PLAY, Bot, ask, greeted, identity, new_bot, wish
from tests.server.test_orders import eventually
from tests.server.test_people import shown

OURS = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """Bots have hardly any time."""
    place = tmp_path_factory.mktemp("quick") / "tables.db"
    times = {"bot_move_seconds": 0.01, "bot_bank_seconds": 0.01}
    with running(place, orders_seconds=0.01, **times) as server:
        yield server


def refused(server, body: dict, who: str | None = None) -> dict:
    headers = shown(who) if who else {}
    return server.http.post("/api/tables", json=body, headers=headers).json()


# ---- tokens


def test_a_token_is_told_once_and_revoked(server):
    anna = identity()
    made = ask(server, anna, "people/me/bots", {"name": "rex"}, status=201)
    assert made["bot"] == f"{ask(server, anna, 'people/me')['person']}/rex"
    told = ask(server, anna, "people/me/bots")
    assert [bot["name"] for bot in told["bots"]] == ["rex"]
    assert "token" not in told["bots"][0]
    assert ask(server, anna, "people/me/bots", {"name": "rex"}, 409)["refused"] == "taken"
    gone = server.http.delete("/api/people/me/bots/rex", headers=shown(anna))
    assert gone.json() == {"done": True}
    again = server.http.delete("/api/people/me/bots/rex", headers=shown(anna))
    assert (again.status_code, again.json()["refused"]) == (404, "no such bot")
    assert ask(server, anna, "people/me/bots")["bots"] == []


def test_there_are_five_bots_of_one_person(server):
    anna = identity()
    for number in range(5):
        new_bot(server, f"rex{number}", anna)
    assert ask(server, anna, "people/me/bots", {"name": "more"}, 429)["refused"] == "too many"


@pytest.mark.parametrize("name", ["", "two words", "a/b", "admin", "fuck-it", "Club", "x" * 25])
def test_names_that_no_bot_may_have(server, name):
    told = ask(server, identity(), "people/me/bots", {"name": name}, 400)
    assert told["refused"] in ("bad name", "malformed")


def test_a_bot_may_be_called_a_bot(server):
    assert new_bot(server, "rex-bot")["name"] == "rex-bot"


@pytest.mark.parametrize(
    ("hello", "kind", "code"),
    [
        ({"type": "hello", "protocol": 2, "token": "x" * 22}, "wrong token", 4401),
        ({"type": "hello", "protocol": 9, "token": "x" * 22}, "old protocol", 4426),
        ({"type": "ping", "id": 1}, "malformed", 4400),
        ({"type": "hello", "protocol": 2}, "malformed", 4400),
    ],
)
def test_a_wrong_hello(server, hello, kind, code):
    with server.http.websocket_connect(PLAY) as socket:
        socket.send_json(hello)
        assert socket.receive_json()["refused"] == kind
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_json()
        assert end.value.code == code


# ---- games


def test_a_whole_game_against_one_of_ours(server):
    made = new_bot(server)
    ask(server, made["owner"], "people/me", {"name": "Anna"})
    with server.http.websocket_connect(PLAY) as socket:
        bot = Bot(socket, made["token"])
        greeted = bot.until("greeted")
        assert (greeted["bot"], greeted["most"]) == (made["bot"], 4)
        (there,) = server.http.get("/api/bots?game=clever").json()["bots"]
        assert (there["bot"], there["name"], there["owner"]) == (made["bot"], "rex", "Anna")
        table = refused(server, wish(made["bot"], OURS))["table"]
        assert table["bots"] == "outside"
        seat = table["seats"][0]
        assert (seat["name"], seat["kind"], seat["bot"]) == ("rex · Anna", "bot", made["bot"])
        bot.play()
        log = server.http.get(f"/api/tables/{table['id']}/events").json()
        assert log["over"]
        assert log["events"] == bot.tables[table["id"]].log
    # All of it was its own: nobody stood in.
    assert not any(message["type"] == "late" for message in bot.heard)
    record = server.http.get(f"/api/tables/{table['id']}/record").json()
    assert "rex · Anna" in str(record)


def test_two_games_at_once_and_no_more_than_it_wants(server):
    made = new_bot(server)
    with greeted(server, made, most=2, games=["clever", "tower"]) as bot:
        for game in ("clever", "tower"):
            assert refused(server, wish(made["bot"], OURS, game=game))["table"]
        assert refused(server, wish(made["bot"], OURS))["refused"] == "full"
        assert refused(server, wish(made["bot"], OURS, game="mix"))["refused"] == "unknown player"
        while len(bot.tables) < 2:
            bot.receive()
        for at in list(bot.tables) * 3:  # one after the other, in turns
            while not bot.due(at):
                bot.receive()
            assert bot.act(at)["type"] == "accepted"
        bot.play(until_ended=2)
        assert all(table.over for table in bot.tables.values())
        assert refused(server, wish(made["bot"], OURS))["table"]


def test_people_decide_whether_bots_of_others_sit_with_them(server):
    made = new_bot(server)
    person = {"kind": "person", "name": "Béla"}
    assert refused(server, wish(made["bot"], person))["refused"] == "unknown player"
    with greeted(server, made) as bot:
        ours = {**wish(made["bot"], person), "bots": "ours"}
        told = refused(server, ours)
        assert told["refused"] == "illegal"
        assert "outside" in told["message"]
        # On an open seat later, where it was agreed; never on a seat that is somebody's.
        open_seats = {"game": "clever", "seats": [person, {"kind": "open"}]}
        for bots, answer in (("ours", "illegal"), ("outside", None)):
            table = refused(server, {**open_seats, "bots": bots})
            path = f"/api/tables/{table['table']['id']}/seats"
            headers = shown(table["secrets"]["0"])
            change = {"do": "bot", "bot": made["bot"]}
            assert server.http.post(f"{path}/0", json=change, headers=headers).status_code == 409
            told = server.http.post(f"{path}/1", json=change, headers=headers).json()
            assert told.get("refused") == answer
        assert told["seats"][1]["bot"] == made["bot"]
        assert bot.until("welcome")["mine"] == [1]


def test_a_bot_that_plays_no_tables_of_people(server):
    made = new_bot(server)
    with server.http.websocket_connect(PLAY) as socket:
        Bot(socket, made["token"], tables=False).until("greeted")
        assert refused(server, wish(made["bot"], OURS))["refused"] == "unknown player"
        assert made["bot"] not in str(server.http.get("/api/bots").json())


def test_acting_for_others_is_refused(server):
    made, person = new_bot(server), {"kind": "person", "name": "Béla"}
    with greeted(server, made) as bot:
        table = refused(server, wish(made["bot"], person))["table"]["id"]
        bot.until("welcome")
        act = {
            "type": "act",
            "at": table,
            "id": "x",
            "seat": 1,
            "version": 0,
            "event": {"go": "on"},
        }
        for message, kind in (
            (act, "not your seat"),
            ({**act, "at": "abcdefghjkmn", "seat": 0}, "not your seat"),
            ({**act, "at": "../.."}, "malformed"),
            ({**act, "more": 1}, "malformed"),
            ({"type": "undo", "id": "x"}, "malformed"),
            ({"type": "hello", "protocol": 2, "token": made["token"]}, "malformed"),
        ):
            bot.socket.send_json(message)
            assert bot.until("refused")["refused"] == kind
        bot.socket.send_json({"type": "ping", "id": 5})
        assert bot.until("pong")["id"] == 5


# ---- being late, going away


def test_who_is_late_is_stood_in_for_once_and_may_go_on(quick):
    made = new_bot(quick)
    with greeted(quick, made) as bot:
        table = refused(quick, wish(made["bot"], OURS))["table"]["id"]
        bot.until("late")  # without a word, the game goes on
        bot.until("late")
        seat = quick.info(table)["seats"][0]
        assert seat["bot"] == made["bot"]
        bot.until("ended")
    assert quick.info(table)["over"]
    assert 'renard_outside_decisions_total{how="late"}' in quick.http.get("/metrics").text


def test_a_game_goes_on_without_a_bot_that_has_gone(quick):
    made = new_bot(quick)
    with greeted(quick, made) as bot:
        table = refused(quick, wish(made["bot"], OURS))["table"]["id"]
        bot.until("welcome")
    eventually(lambda: quick.info(table)["over"])


def test_a_bot_that_comes_back_gets_its_games_again(server):
    made = new_bot(server)
    with greeted(server, made) as bot:
        table = refused(server, wish(made["bot"], OURS))["table"]["id"]
        bot.until("welcome")
        while not bot.due(table):
            bot.receive()
        bot.act(table)
        known = bot.tables[table].log
    eventually(lambda: not server.info(table)["seats"][0]["connected"])
    with server.http.websocket_connect(PLAY) as socket:
        bot = Bot(socket, made["token"])
        assert bot.until("welcome")["at"] == table
        assert bot.tables[table].log[: len(known)] == known
        bot.play()


def test_the_latest_connection_of_a_bot_counts(server):
    made = new_bot(server)
    with (
        server.http.websocket_connect(PLAY) as first,
        server.http.websocket_connect(PLAY) as second,
    ):
        one = Bot(first, made["token"])
        one.until("greeted")
        Bot(second, made["token"]).until("greeted")
        assert one.until("refused")["refused"] == "taken"


def test_a_revoked_token_ends_the_connection(quick):
    made = new_bot(quick)
    with greeted(quick, made) as bot:
        table = refused(quick, wish(made["bot"], OURS))["table"]["id"]
        quick.http.delete("/api/people/me/bots/rex", headers=shown(made["owner"]))
        assert bot.until("refused")["refused"] == "wrong token"
    with quick.http.websocket_connect(PLAY) as socket:
        assert Bot(socket, made["token"]).until("refused")["refused"] == "wrong token"
    eventually(lambda: quick.info(table)["over"])


def test_whoever_is_deleted_has_no_bots_any_more(quick):
    made = new_bot(quick)
    with greeted(quick, made) as bot:
        quick.http.delete("/api/people/me", headers=shown(made["owner"]))
        assert bot.until("refused")["refused"] == "wrong token"


def test_a_banned_owner_has_no_bots_here(tmp_path):
    from renard.server import keys
    from renard.server.storage.administration import Administration

    place = tmp_path / "tables.db"
    with running(place, orders_seconds=0.01) as server:
        made = new_bot(server)
        ask(server, made["owner"], "people/me", {"name": "Anna"})
        with greeted(server, made) as bot:
            Administration(str(place)).ban(keys.hashed(made["owner"]), 1, "flood")
            assert bot.until("refused")["refused"] == "banned"


def test_there_is_room_for_so_many_bots(tmp_path):
    limits = Limits(**{**vars(GENEROUS), "bot_sockets": 1})
    with running(tmp_path / "tables.db", limits=limits) as server:
        one, other = new_bot(server), new_bot(server)
        with (
            server.http.websocket_connect(PLAY) as first,
            server.http.websocket_connect(PLAY) as second,
        ):
            Bot(first, one["token"]).until("greeted")
            assert Bot(second, other["token"]).until("refused")["refused"] == "too many"


def test_an_operator_renames_an_owner_and_revokes_a_bot(tmp_path):
    from renard.server import keys
    from renard.server.storage.administration import Administration

    place = tmp_path / "tables.db"
    with running(place, orders_seconds=0.01) as server:
        made = new_bot(server)
        ask(server, made["owner"], "people/me", {"name": "Anna"})
        with greeted(server, made) as bot:
            person = {"kind": "person", "name": "Béla"}
            table = refused(server, wish(made["bot"], person))["table"]["id"]
            Administration(str(place)).rename_person(keys.hashed(made["owner"]), "Zoë")
            eventually(lambda: server.info(table)["seats"][0]["name"] == "rex · Zoë")
            Administration(str(place)).revoke(made["bot"])
            assert bot.until("refused")["refused"] == "wrong token"


def test_a_bot_that_is_too_fast_waits(tmp_path):
    limits = Limits(**{**vars(GENEROUS), "messages_per_second": 1})
    with running(tmp_path / "tables.db", limits=limits) as server:
        made = new_bot(server)
        with greeted(server, made) as bot:
            for number in range(20):
                bot.socket.send_json({"type": "ping", "id": number})
            for number in range(20):
                assert bot.receive() == {"type": "pong", "id": number}


def test_a_table_that_nobody_goes_on_with_keeps_out_no_other(tmp_path):
    now = [1_700_000_000.0]
    with running(tmp_path / "tables.db", clock=lambda: now[0]) as server:
        made, person = new_bot(server), {"kind": "person", "name": "Béla"}
        with greeted(server, made, most=1) as bot:
            assert refused(server, wish(made["bot"], person))["table"]
            first = bot.until("welcome")["at"]
            # The first throw comes by itself: nothing else happens there.
            while not bot.tables[first].version:
                bot.receive()
            assert refused(server, wish(made["bot"], person))["refused"] == "full"
            now[0] += 601
            assert refused(server, wish(made["bot"], person))["table"]
            bot.until("welcome")
            assert len(bot.tables) == 2
