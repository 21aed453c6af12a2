"""Whose time runs, how much is left, and what happens when it is up."""

from random import Random

import pytest

from renard.server import pace
from renard.server.pace import HOUR, PACES, Pace
from tests.server.conftest import Server

QUICK = Pace(bank=100.0, addition=10.0, holiday=50.0)


def after(clocks, acting, now, pauses=(), of=QUICK):
    return pace.moved_on(clocks, of, acting, now, pauses)


def test_a_clock_runs_while_its_seat_decides():
    clocks = after(pace.new_clocks(QUICK, 2), [0], 1000.0)
    assert [clock["since"] for clock in clocks] == [1000.0, None]
    assert pace.runs_out(clocks[0]) == 1150.0
    assert pace.runs_out(clocks[1]) is None
    # A second decision of the same turn does not begin anew.
    assert after(clocks, [0], 1020.0) == clocks
    clocks = after(clocks, [1], 1030.0)
    assert clocks[0] == {"left": 80.0, "holiday": 50.0, "since": None}
    assert clocks[1]["since"] == 1030.0


def test_the_bank_never_holds_more_than_at_the_start():
    clocks = after(pace.new_clocks(QUICK, 1), [0], 0.0)
    assert after(clocks, [], 2.0)[0]["left"] == 100.0


def test_holidays_are_taken_when_the_bank_is_empty_and_not_given_again():
    clocks = after(after(pace.new_clocks(QUICK, 1), [0], 0.0), [], 130.0)
    assert clocks[0] == {"left": 10.0, "holiday": 20.0, "since": None}
    assert pace.runs_out(after(clocks, [0], 200.0)[0]) == 230.0


def test_seats_decide_at_the_same_time():
    clocks = after(pace.new_clocks(QUICK, 3), [1, 2], 0.0)
    clocks = after(clocks, [2], 40.0)
    assert [clock["since"] for clock in clocks] == [None, None, 0.0]
    assert clocks[1]["left"] == 70.0
    assert pace.next_end(clocks) == 150.0


def test_time_without_a_server_does_not_count():
    pauses = [(10.0, 60.0), (190.0, 300.0), (900.0, 950.0)]
    assert pace.elapsed(0.0, 100.0, pauses) == 50.0
    assert pace.elapsed(20.0, 30.0, pauses) == 0.0
    clocks = after(pace.new_clocks(QUICK, 1), [0], 0.0)
    # 150 seconds to use; on the way 50 and 110 went by without a server.
    assert pace.runs_out(clocks[0], pauses) == 310.0
    assert after(clocks, [], 100.0, pauses)[0]["left"] == 60.0


def test_where_nothing_runs_out_only_the_wait_is_known():
    for name in ("now", "whenever"):
        clocks = after(pace.new_clocks(PACES[name], 1), [0], 5.0, of=PACES[name])
        assert clocks[0]["since"] == 5.0
        assert pace.runs_out(clocks[0]) is None
        assert after(clocks, [], 10**9, of=PACES[name])[0]["since"] is None


# ---- at a table


def two_people(server: Server, wanted: str):
    made = server.create(seats=("person", "open"), pace=wanted)
    joined = server.http.post(
        f"/api/tables/{made.id}/join", json={"invite": made.invite, "name": "Béla"}
    ).json()
    server.begun(made.id)
    return made, {**made.secrets, str(joined["seat"]): joined["secret"]}


def sweep(server: Server) -> None:
    """What the server does by itself now and then."""
    rooms = server.app.state.rooms

    async def look() -> None:
        await rooms.say_alive()
        for table in await rooms.store.overdue():
            await rooms._end_late_turns(table)

    server.http.portal.call(look)


def let_a_bot_play(server: Server, made, seat: int, secret: str):
    return server.http.post(
        f"/api/tables/{made.id}/seats/{seat}",
        json={"do": "bot", "bot": "random"},
        headers={"Authorization": f"Bearer {secret}"},
    )


@pytest.mark.parametrize("wanted", PACES)
def test_a_table_says_its_pace(serve, wanted):
    server = serve()
    made = server.create(pace=wanted)
    assert made.table["pace"] == wanted
    assert server.info(made.id)["pace"] == wanted


def test_a_pace_that_does_not_exist_is_refused(serve):
    wish = {"game": "clever", "seats": [{"kind": "person", "name": "Anna"}], "pace": "soon"}
    answer = serve().http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["refused"]) == (400, "malformed")


@pytest.mark.parametrize("wanted", PACES)
def test_only_now_may_a_bot_stand_in_after_three_minutes(serve, clock, wanted):
    server = serve(clock=clock)
    made, secrets = two_people(server, wanted)
    for seat in server.info(made.id)["seats"]:
        assert (seat["bot_in"] is not None) == (wanted == "now")
    clock.now += 600
    answer = let_a_bot_play(server, made, 1, secrets["0"])
    assert answer.status_code == (200 if wanted == "now" else 409)


def test_somebody_whose_days_are_over_is_played_to_the_end_by_a_bot(serve, clock):
    server = serve(clock=clock, sweep_seconds=10**6)
    made, secrets = two_people(server, "days")
    with server.socket(made.id) as socket:
        player = server.player(socket, {"0": secrets["0"], "1": secrets["1"]})
        seat = player.table.to_act()[0]
        told = server.info(made.id)["seats"][seat]
        assert told["since"] == clock.now
        assert told["until"] == clock.now + PACES["days"].bank + PACES["days"].holiday
    end = told["until"]
    while clock.now + 5 * HOUR < end:
        clock.now += 5 * HOUR
        sweep(server)
    assert server.info(made.id)["seats"][seat]["kind"] == "person"
    clock.now = end
    sweep(server)
    told = server.info(made.id)["seats"][seat]
    assert (told["kind"], told["bot"], told["out"]) == ("bot", "club", True)


def test_a_late_seat_is_not_given_back(serve, clock):
    server = serve(clock=clock, sweep_seconds=10**6)
    made, secrets = two_people(server, "hours")
    with server.socket(made.id) as socket:
        player = server.player(socket, secrets)
        seat = player.table.to_act()[0]
        clock.now += 4 * HOUR
        sweep(server)
        assert server.info(made.id)["seats"][seat]["kind"] == "person"
        clock.now += 4 * HOUR
        sweep(server)
    assert server.info(made.id)["seats"][seat]["out"]
    answer = server.http.post(
        f"/api/tables/{made.id}/seats/{seat}",
        json={"do": "return"},
        headers={"Authorization": f"Bearer {secrets[str(seat)]}"},
    )
    assert (answer.status_code, answer.json()["refused"]) == (409, "time up")


def test_moves_give_time_back(serve, clock):
    server = serve(clock=clock, sweep_seconds=10**6)
    made, secrets = two_people(server, "hours")
    with server.socket(made.id) as socket:
        player = server.player(socket, secrets)
        rng = Random(3)
        clock.now += 4 * HOUR
        first = player.table.to_act()
        while player.table.to_act() == first:
            player.act(first[0], rng)
        waiting = player.table.to_act()
        seats = server.info(made.id)["seats"]
        assert all(seats[seat]["since"] == clock.now for seat in waiting)
        while first[0] not in player.table.to_act():
            player.act(player.table.to_act()[0], rng)
        again = server.info(made.id)["seats"][first[0]]
        assert again["until"] - again["since"] == 5 * HOUR  # 8 less 4, and one for the move


def test_clocks_are_there_after_a_restart(serve, clock):
    server = serve(clock=clock)
    made, _ = two_people(server, "days")
    before = server.info(made.id)["seats"]
    clock.now += HOUR
    after_it = serve(clock=clock).info(made.id)["seats"]
    assert [(s["since"], s["until"]) for s in before] == [
        (s["since"], s["until"]) for s in after_it
    ]
