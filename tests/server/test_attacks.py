"""What strangers may try: each attack in small, and the server goes on for everybody else."""

import contextlib
import json
import resource
import socket
import time
import urllib.request

import pytest

from renard.server.settings import Limits, Settings, Times
from renard.server.transport.descriptors import raise_limit
from tests.server.conftest import GENEROUS
from tests.server.live import Live
from tests.server.raw import BINARY, CONTINUATION, PING, PONG, TEXT, ended, flood, frame, listening
from tests.server.raw import upgrade as upgrading

QUICK = Times(head=0.5, body=1.0, idle=1, stalled=1.5, closing=1.5)
MUCH = 64 << 20


@pytest.fixture
def serving(tmp_path):
    """A server with real sockets and these settings."""
    with contextlib.ExitStack() as stack:
        yield lambda **settings: stack.enter_context(
            listening(tmp_path / "tables.db", Settings(**settings))
        )


HELLO = frame(TEXT, b'{"type":"hello","protocol":1}')


@pytest.mark.parametrize(
    "piece",
    [
        frame(PING, b"x" * 125),
        frame(PING),
        frame(PONG),
        frame(BINARY),
        frame(CONTINUATION, last=False),
        frame(TEXT, b"{}"),
    ],
    ids=["long pings", "pings", "pongs", "binary", "continuations", "texts"],
)
def test_frames_without_end_are_not_taken(serving, piece):
    server = serving()
    table = server.create()
    with server.open_socket(table, receive_buffer=4096) as client:
        client.sendall(HELLO)
        if piece[0] == CONTINUATION:
            client.sendall(frame(BINARY, last=False))
        assert flood(client, piece * (16384 // len(piece)), MUCH) < MUCH
        ended(client)
    assert server.get("/healthz")[0] == 200
    assert server.metric("renard_cut_total", why="frames") + server.metric(
        "renard_cut_total", why="bytes"
    )


def test_bytes_without_end_are_not_taken(serving):
    server = serving()
    table = server.create()
    with server.open_socket(table) as client:
        client.sendall(HELLO)
        assert flood(client, frame(TEXT, b" " * 16000), MUCH) < MUCH


def test_who_does_not_take_what_is_sent_is_cut(serving):
    """Pings that are few enough, whose pongs nobody reads: they may not pile up."""
    server = serving(limits=GENEROUS, times=QUICK)
    table = server.create()
    with server.open_socket(table, receive_buffer=4096) as client:
        client.sendall(HELLO)
        client.settimeout(20)
        assert flood(client, frame(PING, b"x" * 125) * 100, MUCH) < MUCH
        ended(client)
    assert server.metric("renard_cut_total", why="stalled") == 1


def test_a_page_that_nobody_reads_is_cut(serving, tmp_path):
    page = tmp_path / "built"
    page.mkdir()
    (page / "index.html").write_bytes(b"x" * (32 << 20))
    server = serving(times=QUICK, page=page)
    with server.connect(receive_buffer=4096) as client:
        client.sendall(b"GET / HTTP/1.1\r\nHost: renard\r\n\r\n")
        cut = ("stalled", "closing")
        wait_for(lambda: any(server.metric("renard_cut_total", why=why) for why in cut))


def test_who_reads_slowly_gets_all(serving, tmp_path):
    page = tmp_path / "built"
    page.mkdir()
    (page / "index.html").write_bytes(b"x" * (4 << 20))
    server = serving(times=QUICK, page=page)
    with server.connect(receive_buffer=4096) as client:
        client.sendall(b"GET / HTTP/1.1\r\nHost: renard\r\n\r\n")
        got, pause = 0, time.monotonic()
        while part := client.recv(65536):
            got += len(part)
            if time.monotonic() - pause < 4:
                time.sleep(0.02)
    assert got > 4 << 20


def wait_for(fact) -> None:
    """Until it is so; whoever runs the tests may lose patience before."""
    while not fact():
        time.sleep(0.05)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: renard\r\nX-",
        b"POST /api/tables HTTP/1.1\r\nHost: renard\r\nContent-Length: 1000\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: renard\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: renard\r\n\r\nGET /hea",
    ],
    ids=["silence", "half a line", "half a header", "half a body", "idle", "half a second one"],
)
def test_a_request_that_never_ends_is_cut(serving, begun):
    server = serving(times=QUICK)
    with server.connect() as client:
        client.sendall(begun)
        ended(client)


def test_slow_headers_are_cut_though_they_keep_coming(serving):
    server = serving(times=QUICK)
    with server.connect() as client:
        client.sendall(b"GET / HTTP/1.1\r\n")
        with contextlib.suppress(OSError):
            while True:
                client.sendall(b"X: y\r\n")
                time.sleep(0.05)
    assert server.metric("renard_cut_total", why="late") == 1


def test_headers_that_never_end_are_refused(serving):
    server = serving()
    with server.connect() as client:
        client.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert flood(client, b"y" * 1000, MUCH) < MUCH
    with server.connect() as client:
        client.sendall(b"GET /" + b"y" * 20_000)
        assert b"Headers may hold up to 16,384 bytes." in ended(client)
    assert server.metric("renard_cut_total", why="head") == 2


def test_requests_sent_before_any_is_answered_are_few(serving):
    server = serving()
    with server.connect() as client:
        assert flood(client, b"GET /healthz HTTP/1.1\r\n\r\n" * 500, MUCH) < MUCH


def test_one_address_holds_so_many_connections(serving):
    server = serving(limits=Limits(sockets_per_address=5, spare_connections=5))
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(server.connect()) for _ in range(10)]
        with server.connect() as client:
            assert ended(client) == b""
        silent[0].close()
        wait_for(lambda: server.metric("renard_connections") == 9)
        assert server.get("/healthz")[0] == 200


def test_one_address_opens_so_many_connections_at_once(serving):
    server = serving(limits=Limits(requests_per_second=1, sockets_per_address=1000))
    for _ in range(20):
        server.connect().close()
    wait_for(lambda: server.metric("renard_cut_total", why="too many new"))


def test_where_there_is_no_room_the_silent_make_it(serving):
    server = serving(limits=Limits(sockets=10, sockets_per_address=1000))
    with contextlib.ExitStack() as stack:
        table = server.create()
        playing = stack.enter_context(server.open_socket(table))
        playing.sendall(HELLO)
        silent = [stack.enter_context(server.connect()) for _ in range(50)]
        assert server.get("/healthz")[0] == 200
        assert ended(silent[0]) == b""
        playing.sendall(frame(TEXT, b'{"type":"ping","id":7}'))
        found = b""
        while b'"pong"' not in found:
            found += playing.recv(4096)


def test_nobody_makes_room_for_an_address_that_has_its_share(serving):
    server = serving(limits=Limits(sockets=10, sockets_per_address=3, spare_connections=2))
    with contextlib.ExitStack() as stack:

        def fill(source: str, number: int) -> None:
            before = server.metric("renard_connections")
            for _ in range(number):
                stack.enter_context(server.connect(source=source))
            wait_for(lambda: server.metric("renard_connections") == before + number)

        fill("127.0.0.2", 5)  # they have waited longest
        fill("127.0.0.1", 5)
        fill("127.0.0.3", 1)
        with server.connect() as client:
            assert ended(client) == b""
        assert server.metric("renard_cut_total", why="too many") == 1
        assert server.metric("renard_cut_total", why="room") == 0
        # For somebody else there is room.
        with server.connect(source="127.0.0.3") as client:
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: renard\r\n\r\n")
            assert client.recv(4096).startswith(b"HTTP/1.1 200")
        assert server.metric("renard_cut_total", why="room") == 1


def test_silent_connections_do_not_take_all_descriptors(tmp_path):
    """More of them than a small limit of the system leaves; nobody may raise it."""
    small = ("sh", "-c", 'ulimit -n 200; exec "$@"', "sh")
    live = Live(tmp_path / "tables.db", before=small)
    host, _, port = live.url.removeprefix("http://").partition(":")
    try:
        with contextlib.ExitStack() as stack:
            for _ in range(500):
                client = stack.enter_context(socket.socket())
                client.settimeout(30)
                client.connect((host, int(port)))
            for _ in range(3):
                with urllib.request.urlopen(f"{live.url}/healthz", timeout=60) as answer:
                    assert answer.status == 200
            made = live.create("clever", [{"kind": "person", "name": "Anna"}])
            with live.connect(made["table"]["id"]) as wire:
                wire.send(json.dumps({"type": "hello", "protocol": 2}))
                assert json.loads(wire.recv())["type"] == "welcome"
    finally:
        assert live.stop() == 0
    assert not [note for note in live.noted() if note["level"] == "error"]
    assert live.notes.stat().st_size < 100_000


def test_the_limit_of_descriptors_is_raised():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        assert raise_limit() == hard
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_bad_origin_is_refused_in_a_sentence(serving):
    server = serving()
    status, body = server.get("/api/sheets", {"Origin": "http://[x"})
    assert status == 403
    assert b'"cross origin"' in body


def test_a_refused_socket_is_no_mistake(serving, caplog):
    server = serving()
    with server.connect() as client:
        client.sendall(upgrading("x" * 12, "Origin: http://elsewhere"))
        assert ended(client).startswith(b"HTTP/1.1 403")
    assert not [note for note in caplog.records if note.levelname == "ERROR"]


def test_paths_are_cut_in_the_log_and_tables_are_not_named(serving, caplog):
    server = serving()
    caplog.set_level("INFO", logger="renard.server")
    server.get("/" + "x" * 10_000)
    server.get("/api/tables/abcdefgh2345/record")

    def paths() -> list[str]:
        return [note.values["path"] for note in caplog.records if note.msg == "request"]

    wait_for(lambda: len(paths()) == 2)  # noted after the answer
    assert paths() == ["/" + "x" * 79 + "…", "/api/tables/*/record"]


def test_a_made_up_address_is_not_believed(serving):
    server = serving(limits=Limits(requests_per_second=5))
    for guest in range(25):
        status, _ = server.get("/api/sheets", {"X-Forwarded-For": f"192.0.2.{guest}"})
    assert status == 429


def test_a_named_proxy_is_believed_and_not_counted(serving):
    limits = Limits(requests_per_second=5, sockets_per_address=5, spare_connections=5)
    server = serving(limits=limits, proxies=("127.0.0.0/8",))
    with contextlib.ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(server.connect())
        for guest in range(25):
            told = f"192.0.2.1, 198.51.100.{guest}"
            assert server.get("/api/sheets", {"X-Forwarded-For": told})[0] == 200


def test_nothing_waits_to_be_sent_together(serving):
    server = serving()
    with server.connect():
        wait_for(lambda: server.server._connections._open)
        (transport,) = server.server._connections._open
        own = transport.get_extra_info("socket")
        assert own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    assert server._bound.proto == socket.IPPROTO_TCP


def test_a_stop_does_not_wait_for_those_who_do_not_read(serving):
    server = serving(limits=GENEROUS)
    table = server.create()
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            client = stack.enter_context(server.open_socket(table, receive_buffer=4096))
            client.sendall(HELLO)
            client.settimeout(2)
            flood(client, frame(PING, b"x" * 125) * 100, MUCH)
        server.stop()
    # Cut by us, not cancelled after all patience was lost.
    assert server.metric("renard_cut_total", why="closing") == 3
