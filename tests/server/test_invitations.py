"""Invitations: each is to one seat, so that nobody who has one can take all."""


def join(server, made, invite, **more):
    wish = {"invite": invite, "name": "Béla", **more}
    return server.http.post(f"/api/tables/{made.id}/join", json=wish)


def test_every_open_seat_has_its_own(server):
    made = server.create("clever", ["person", "open", "random", "open"])
    assert list(made.invites) == ["1", "3"]
    assert made.invite == made.invites["1"]
    assert join(server, made, made.invites["3"]).json()["seat"] == 3
    kinds = [seat["kind"] for seat in server.info(made.id)["seats"]]
    assert kinds == ["person", "open", "bot", "person"]
    assert join(server, made, made.invites["1"], seat=1).json()["seat"] == 1


def test_one_invitation_takes_one_seat(server):
    made = server.create("clever", ["person", "open", "open", "open"])
    assert join(server, made, made.invites["2"]).json()["seat"] == 2
    for more in ({}, {"seat": 2}):
        again = join(server, made, made.invites["2"], **more)
        assert (again.status_code, again.json()["refused"]) == (409, "taken")
        assert again.json()["message"] == "Seat 2 is taken; ask for the invitation to another one."
    elsewhere = join(server, made, made.invites["2"], seat=1)
    assert (elsewhere.status_code, elsewhere.json()["refused"]) == (403, "wrong invite")
    open_seats = [seat["kind"] == "open" for seat in server.info(made.id)["seats"]]
    assert open_seats == [False, True, False, True]


def test_a_table_without_open_seats_invites_nobody(server):
    made = server.create("clever", ["person", "random"])
    assert made.invites == {}
    assert made.invite is None


def test_an_invitation_is_told_to_its_creator_alone(server):
    made = server.create("clever", ["person", "open", "open"])
    for path in ("", "/events", "/record"):
        told = server.http.get(f"/api/tables/{made.id}{path}").text
        assert all(invite not in told for invite in made.invites.values())


def test_tables_from_before_have_one_invitation_to_all_seats(server):
    """As an older server stored them."""
    made = server.create("clever", ["person", "open", "open"])

    async def make_older():
        async with server.app.state.rooms.enter(made.id) as room:
            del room.about["invites"]

    server.http.portal.call(make_older)
    assert join(server, made, made.invite).json()["seat"] == 1
    assert join(server, made, made.invite, seat=2).json()["seat"] == 2
    assert join(server, made, made.invite).json()["refused"] == "full"
