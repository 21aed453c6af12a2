"""From home into a game: at once, against a bot, with friends, to learn."""

from renard.lessons.reading import load_course
from tests.browser.conftest import PHONE
from tests.browser.kept import MOMENT, finished, put, saved
from tests.browser.screens import PLATTER

GAME = PLATTER[0]


def test_play_now_starts_a_game_alone(newcomer, site):
    page = newcomer(PHONE)
    page.goto(site.url)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".play")


def test_two_taps_start_a_game_against_a_bot(newcomer, site):
    page = newcomer(PHONE)
    page.goto(site.url)
    page.get_by_role("link", name="Play a bot").click()
    page.get_by_role("button", name="Hazel").click()
    page.wait_for_selector(".play")
    assert "Hazel" in page.locator(".seats").inner_text()
    # The same game is offered the next time.
    page.goto(f"{site.url}#/bots")
    page.get_by_role("radio", name="Level X").check()
    page.get_by_role("button", name="Iggy").click()
    page.wait_for_selector(".board")
    page.goto(f"{site.url}#/bots")
    assert page.get_by_role("radio", name="Level X").is_checked()


def test_two_taps_invite_a_friend(newcomer, site):
    page = newcomer(PHONE)
    page.goto(site.url)
    page.get_by_role("link", name="Play with friends").click()
    page.get_by_role("radio", name="Elsewhere").wait_for(state="attached")
    page.get_by_role("button", name="Twice").click()
    page.wait_for_url("**#/seat/**")


def test_friends_around_one_screen(newcomer, site):
    page = newcomer(PHONE)
    page.goto(f"{site.url}#/friends")
    page.get_by_role("radio", name="Here with you").check()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Tower").click()
    page.wait_for_selector(".play")
    assert page.locator(".seats button").count() == 3


def test_one_tap_leads_a_newcomer_to_the_first_lesson(newcomer, site):
    page = newcomer(PHONE)
    page.goto(site.url)
    page.get_by_role("link", name="First lesson").click()
    page.get_by_text("Goal:").wait_for()
    course = load_course(GAME)
    page.get_by_text(f"1 of {len(course.lessons)} ·").wait_for()
    # Whoever has stars, or games, finds "Learn" there.
    page.goto(site.url)
    page.get_by_role("link", name="First lesson").wait_for()
    stars = {f"{GAME}/{course.lessons[0].key}": 3}
    for settings, games in (({"stars": stars}, []), ({}, [finished(GAME, 1)])):
        other = newcomer(PHONE, settings)
        other.goto(site.url)
        other.wait_for_selector("h1")
        put(other, "history", *games)
        other.reload()
        other.get_by_role("link", name="Learn").wait_for()
        other.wait_for_load_state("networkidle")
        assert other.get_by_role("link", name="First lesson").count() == 0


def test_learning_begins_with_a_guided_game(newcomer, site):
    page = newcomer(PHONE, {"seen": ["welcome"]})
    page.goto(f"{site.url}#/learn")
    page.get_by_role("button", name="First game with hints: Level X").click()
    page.wait_for_selector(".board")
    page.locator(".note").wait_for()


def test_an_open_game_elsewhere_has_its_date_and_nothing_before_it(visit):
    page = visit("", PHONE)
    elsewhere = {
        "id": "elsewhere", "server": "", "game": GAME, "secrets": {"0": "x"},
        "names": ["Anna", "Béla"], "changed": MOMENT, "over": False,
    }  # fmt: skip
    put(page, "online", elsewhere)
    put(page, "saves", saved(GAME, 2, 30))
    page.reload()
    told = page.locator("section.open li .soft")
    told.nth(1).wait_for()
    texts = [text.strip() for text in told.all_inner_texts()]
    # Points and a date here, a date alone elsewhere.
    assert sorted(text.count("·") for text in texts) == [0, 1]
    assert not any(text.startswith("·") or text.endswith("·") for text in texts)
