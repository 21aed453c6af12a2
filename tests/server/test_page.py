"""The built page: served with a strict policy, kept as long as it is good."""

import pytest

from renard.server.page import NOT_BUILT


@pytest.fixture
def page(tmp_path):
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Renard</title>" + " " * 2000)
    (folder / "assets" / "app-1a2b.js").write_text("export {}")
    (folder / "rules.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_files_with_their_headers(serve, page):
    http = serve(page=page).http
    index = http.get("/")
    assert index.text.startswith("<!doctype html>")
    assert index.headers["cache-control"] == "no-cache"
    assert index.headers["content-encoding"] == "gzip"
    policy = index.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "unsafe-inline'" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert "frame-ancestors 'none'" in policy
    assert index.headers["x-content-type-options"] == "nosniff"
    script = http.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    rules = http.get("/rules.wasm")
    assert rules.headers["content-type"] == "application/wasm"
    etag = rules.headers["etag"]
    assert http.get("/rules.wasm", headers={"If-None-Match": etag}).status_code == 304


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
