"""Where a server is: addresses as people type them."""

import pytest

from renard.load.place import LoadError, Place, is_up, place_of


@pytest.mark.parametrize(
    ("url", "place", "local"),
    [
        ("http://127.0.0.1:8000", Place("127.0.0.1", 8000), True),
        ("http://localhost/", Place("localhost", 80), True),
        ("http://[::1]:9000", Place("::1", 9000), True),
        ("https://games.example", Place("games.example", 443, secure=True), False),
        ("http://10.0.0.7:8000", Place("10.0.0.7", 8000), False),
    ],
)
def test_an_address_is_read(url, place, local):
    assert place_of(url) == place
    assert place.local is local


@pytest.mark.parametrize(
    "url",
    [
        "",
        "games.example",
        "ftp://games.example",
        "http://",
        "http://x:99999",
        "http://[x",
        "http://games.example/some/where",
    ],
)
def test_what_is_no_address_is_refused_in_a_sentence(url):
    with pytest.raises(LoadError, match="written as http://127"):
        place_of(url)


def test_nobody_there_is_not_up():
    assert not is_up(Place("127.0.0.1", 1))
