"""Names that can be seen and fit; all others get a sentence, and a kind of their own."""

import unicodedata

import pytest

from renard.server.names import BadName, proper_name

GOOD = [
    "Anna",
    "Béla",
    "Éloïse de la Tour",
    "Nguyễn Thị Ánh",
    "Łukasz",
    "李小龍",
    "김민준",
    "Дмитрий",
    "שָׁלוֹם"[:4],
    "มาลัย ทิพย์",
    "O'Brien-Smith",
    "x",
    "🦊 fox",
    "W" * 24,
    "猫" * 12,
]
BAD = {
    "nothing": "",
    "blanks": " \t\u00a0\u3000 ",
    "a Hangul filler": "\u3164",
    "fillers among letters": "A\u3164B",
    "a blank Braille cell": "\u2800\u2800",
    "a direction override": "A\u202eB",
    "a zero width space": "A\u200bB",
    "a bell": "A\u0007B",
    "stacked accents": "Z" + "\u0300\u0301\u0302\u0303\u0304" * 4,
    "an accent on nothing": "\u0301A",
    "too wide": "W" * 25,
    "too wide in Chinese": "猫" * 13,
    "one character that is a sentence": "\ufdfd\ufdfd",
    "half a character": "\ud800",
    "private": "\ue000",
}


@pytest.mark.parametrize("name", GOOD)
def test_names_of_people(name):
    assert proper_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", BAD.values(), ids=BAD.keys())
def test_what_is_no_name(name):
    with pytest.raises(BadName, match="1 to 24 letters wide"):
        proper_name(name)


def test_one_name_has_one_form():
    assert proper_name("  Be\u0301la \u00a0 Nagy ") == "Béla Nagy"
    assert proper_name("A\u2028B") == "A B"


@pytest.mark.parametrize("name", ["\u3164", "W" * 41, "Z" + "\u0300" * 20])
def test_the_server_says_what_a_name_should_be(server, name):
    seats = [{"kind": "person", "name": name}]
    answer = server.http.post("/api/tables", json={"game": "clever", "seats": seats})
    assert (answer.status_code, answer.json()["refused"]) == (400, "bad name")
    assert "a name should be 1 to 24 letters wide" in answer.json()["message"]
    made = server.create("clever", ["person", "open"])
    wish = {"invite": made.invite, "name": name}
    answer = server.http.post(f"/api/tables/{made.id}/join", json=wish)
    assert answer.json()["refused"] == "bad name"
    rename = {"do": "rename", "name": name}
    asked = {"Authorization": f"Bearer {made.secrets['0']}"}
    answer = server.http.post(f"/api/tables/{made.id}/seats/0", json=rename, headers=asked)
    assert answer.json()["refused"] == "bad name"
