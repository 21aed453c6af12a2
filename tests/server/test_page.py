"""The built page: served with a strict policy, kept as long as it is good."""

import gzip
import os

import pytest

from renard.server.page import NOT_BUILT
from renard.server.settings import Limits


@pytest.fixture
def page(tmp_path):
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    text = "<!doctype html><title>Renard</title>" + " " * 2000
    (folder / "index.html").write_text(text)
    (folder / "index.html.gz").write_bytes(gzip.compress(text.encode()))
    (folder / "index.html.br").write_bytes(b"as brotli writes it")
    (folder / "assets" / "app-1a2b.js").write_text("export {}")
    (folder / "rules.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_files_with_their_headers(serve, page):
    http = serve(page=page).http
    index = http.get("/", headers={"Accept-Encoding": "gzip, deflate"})
    assert index.text.startswith("<!doctype html>")
    assert index.headers["vary"] == "Accept-Encoding"
    assert index.headers["cache-control"] == "no-cache"
    assert index.headers["content-encoding"] == "gzip"
    policy = index.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "unsafe-inline'" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert "frame-ancestors 'none'" in policy
    assert index.headers["x-content-type-options"] == "nosniff"
    plain = http.get("/", headers={"Accept-Encoding": "identity"})
    assert plain.text == index.text
    assert "content-encoding" not in plain.headers
    script = http.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    rules = http.get("/rules.wasm")
    assert rules.headers["content-type"] == "application/wasm"
    etag = rules.headers["etag"]
    assert http.get("/rules.wasm", headers={"If-None-Match": etag}).status_code == 304


def test_what_was_compressed_at_build_time_is_sent_as_it_is(serve, page):
    http = serve(page=page).http
    with http.stream("GET", "/", headers={"Accept-Encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"as brotli writes it"
    head = http.head("/", headers={"Accept-Encoding": "identity"})
    assert int(head.headers["content-length"]) > 2000
    assert not head.content
    assert http.post("/").status_code == 405
    for beside in ("/index.html.gz", "/index.html.br"):
        assert http.get(beside).status_code == 404


def test_a_page_that_is_built_anew_is_found(serve, page):
    http = serve(page=page).http
    index = page / "index.html"
    (page / "index.html.gz").unlink()
    (page / "index.html.br").unlink()
    index.write_text("new")
    os.utime(index, ns=(1, 1))
    assert http.get("/").text == "new"


def test_files_are_limited_by_address(serve, page):
    limits = Limits(files_per_second=1, requests_per_second=1)
    http = serve(page=page, limits=limits).http
    answers = [http.get("/rules.wasm") for _ in range(12)]
    assert [answer.status_code for answer in answers[:10]] == [200] * 10
    assert answers[-1].status_code == 429
    assert answers[-1].headers["connection"] == "close"
    assert http.get("/api/sheets").status_code == 200


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/app-0000.js", "/../secret.txt", "/%2e%2e/secret.txt", "/%00"]
)
def test_what_is_not_there_is_not_kept(serve, page, path):
    answer = serve(page=page).http.get(path)
    assert answer.status_code == 404
    assert answer.json()["refused"] == "no such page"
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_a_page_that_was_not_built_says_how(server):
    answer = server.http.get("/")
    assert answer.status_code == 404
    assert answer.text == NOT_BUILT
    assert server.http.get("/api/nothing").json()["refused"] == "no such page"


def test_answers_of_the_api_are_not_kept(server):
    answer = server.http.get("/api/sheets")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-security-policy"] == "default-src 'none'"
