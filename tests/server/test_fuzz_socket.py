"""Anything over the socket, at any time: always one answer, and no change by a refused message."""

import json
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)

from tests.examples import examples
from tests.play import lowest_three

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
small = st.integers(-1, 4) | values
fields = {
    "id": small,
    "seat": small,
    "version": st.integers(0, 30) | values,
    "event": st.just({"go": "on"}) | values,
    "what": st.sampled_from(["last", "turn"]) | values,
    "faces": st.lists(st.integers(0, 7), max_size=7) | values,
    "dice": st.lists(st.sampled_from(["white", "blue", "green", "x"]), max_size=4) | values,
    "protocol": st.just(1) | values,
    "secrets": values,
}
kinds = st.sampled_from(["act", "undo", "roll", "platter", "ping", "hello", "dance"])
shaped = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    kinds,
    st.fixed_dictionaries({}, optional=fields),
)


class Chatter(RuleBasedStateMachine):
    """A client that says anything, at a table with fair dice or its own.

    Dice differ from run to run, so no rule has a precondition: it just does nothing.
    """

    server = None

    @initialize(dice=st.sampled_from(["fair", "own"]), game=st.sampled_from(["clever", "levelx"]))
    def sit_down(self, dice, game):
        self.made = self.server.create(game, ["person", "person", "person"], dice=dice)
        del self.made.secrets["2"]
        self.rng = Random(1)
        self.last = None
        self.connect(0)

    def connect(self, seen: int) -> None:
        self.context = self.server.socket(self.made.id)
        self.player = self.server.player(self.context.__enter__(), self.made.secrets)
        assert self.player.heard[0]["version"] >= seen

    def hang_up(self) -> None:
        self.context.__exit__(None, None, None)

    def state(self) -> list[dict]:
        return self.server.http.get(f"/api/tables/{self.made.id}/events").json()["events"]

    def say(self, text: str) -> dict:
        """Whatever was said: one answer, and the log grew only if it was accepted."""
        before = self.state()
        # Another answer behind it shows that there was only one, and that nothing hangs.
        self.player.socket.send_text(text)
        answers = []
        self.player.socket.send_text('{"type": "ping", "id": "done"}')
        while (heard := self.player.receive()) != {"type": "pong", "id": "done"}:
            if heard["type"] in ("accepted", "refused", "pong"):
                answers.append(heard)
        assert len(answers) == 1, (text, answers)
        after = self.state()
        assert after == self.player.table.log
        assert after[: len(before)] == before
        if answers[0]["type"] == "accepted":
            assert len(after) > len(before)
            assert answers[0]["version"] == len(after)
        else:
            assert after == before
            assert answers[0].get("refused") != "mistake"
        return answers[0]

    @rule(text=st.text(max_size=40))
    def say_anything(self, text):
        assert self.say(text)["type"] == "refused"

    @rule(message=shaped)
    def say_something_like_a_message(self, message):
        self.say(json.dumps(message))

    def legal(self) -> dict:
        table, seat = self.player.table, 0
        if table.game.awaits == "roll":
            faces = {die: self.rng.randint(1, 6) for die in table.game.dice_to_roll()}
            named = table.game.sheet.named_dice
            move = {"type": "roll", "faces": faces if named else list(faces.values())}
        elif table.game.awaits == "platter":
            move = {"type": "platter", "dice": lowest_three(table.game, self.rng)}
        else:
            seat = self.rng.choice(table.to_act())
            move = {"type": "act", "event": self.player.event(seat, self.rng)}
        return {**move, "id": 7, "seat": seat, "version": table.version}

    def free(self) -> bool:
        """Whether one of our seats is asked; the open one waits for somebody else."""
        table = self.player.table
        return table.game.awaits in ("roll", "platter") or bool({0, 1} & set(table.to_act()))

    @rule()
    def play(self):
        if not self.free():
            return
        message = self.legal()
        while message["seat"] == 2:
            message = self.legal()
        self.last = message
        assert self.say(json.dumps(message))["type"] == "accepted"

    @rule()
    def say_it_again(self):
        if self.last is not None:
            assert self.say(json.dumps(self.last))["type"] == "refused"

    @rule(seat=st.integers(0, 2), what=st.sampled_from(["last", "turn"]))
    def take_back(self, seat, what):
        could = self.player.table.can_undo(seat)
        message = {"type": "undo", "id": 8, "seat": seat, "what": what}
        answer = self.say(json.dumps({**message, "version": self.player.table.version}))
        if answer["type"] == "accepted":
            assert could or what == "turn"
            assert seat < 2
            self.last = None

    @rule(change=st.fixed_dictionaries({}, optional=fields))
    def play_with_a_slip(self, change):
        if self.free():
            self.say(json.dumps({**self.legal(), **change}))

    @rule()
    def come_back(self):
        self.hang_up()
        self.connect(self.player.table.version)
        assert self.state() == self.player.table.log

    def teardown(self):
        if hasattr(self, "context"):
            self.hang_up()


def test_a_client_that_says_anything(server):
    class Here(Chatter):
        pass

    Here.server = server
    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=examples(25),
            stateful_step_count=25,
            suppress_health_check=list(HealthCheck),
        ),
    )
    metrics = server.http.get("/metrics").text
    assert 'renard_refusals_total{kind="malformed"}' in metrics
    assert 'kind="mistake"' not in metrics
