"""Whole games by a hand that types anything: nothing may break, and records must replay."""

import random
import re

import pytest

from renard.record.earlier import verify_file
from renard.terminal import saves
from renard.terminal.restoring import load_table
from renard.terminal.session import Session

TABLES = [
    ("clever", ["me"], False),
    ("clever", ["me", "me", "random"], False),
    ("tower", ["me"], True),
    ("twice", ["random", "me"], False),
    ("mix", ["me"], False),
    ("mix", ["me"], True),
    ("levelx", ["me", "random"], False),
    ("levelx", ["me", "me", "random", "random"], True),
]
NOISE = ["u", "r", "s", "o", "?", "b", "99", "0", "-1", "²", "what", "1" * 40]


def monkey(rng: random.Random, leave: float):
    def answer(prompt: str) -> str:
        chance = rng.random()
        if chance < leave:
            raise EOFError if rng.random() < 0.5 else KeyboardInterrupt
        if chance < 0.12:
            return rng.choice(NOISE)
        if found := re.search(r"1 to (\d+)", prompt):
            return str(rng.randint(1, int(found[1])))
        if found := re.search(r"example ([\d ]+):", prompt):
            return " ".join(str(rng.randint(1, 6)) for _ in found[1].split())
        return ""

    return answer


@pytest.mark.parametrize(("game", "seats", "own_dice"), TABLES)
def test_a_whole_game_with_breaks_and_mistakes(game, seats, own_dice, begin, screen, data_folder):
    rng = random.Random(f"{game} {seats}")
    answer = monkey(rng, leave=0.02)
    session, path = begin(game, seats, answer, own_dice=own_dice)
    while not session.table.over:
        keyboard = screen.keyboard(answer)
        keyboard.answers = 1
        Session(session.table, 1, own_dice, path, keyboard).run()
        if not session.table.over:
            left = session.table
            session.table = load_table(path, saves.read(path))
            assert session.table.game.key() == left.game.key()
            assert session.table.steps == left.steps
    assert "The game is over" in screen.text
    assert [fault for _, fault, _ in verify_file(data_folder / "games.jsonl")] == [""]
    assert saves.unfinished() == []
    assert max(len(line) for line in screen.text.splitlines() if "games.jsonl" not in line) <= 80


def test_the_seed_and_the_answers_settle_the_game(begin, screen):
    """Leaving and coming back changes nothing, the players' choices included."""
    runs = []
    for breaks in (0.0, 0.3):
        answers = random.Random(7)
        leaving = random.Random(8)

        def answer(prompt, answers=answers, leaving=leaving, breaks=breaks):
            if leaving.random() < breaks:
                raise KeyboardInterrupt
            found = re.search(r"1 to (\d+)", prompt)
            return str(answers.randint(1, int(found[1]))) if found else ""

        session, path = begin("clever", ["me", "random"], answer)
        while not session.table.over:
            session.run()
            if not session.table.over:
                table = load_table(path, saves.read(path))
                session = Session(table, 1, False, path, screen.keyboard(answer))
        runs.append(session.table.record().to_json())
    assert runs[0] == runs[1]
