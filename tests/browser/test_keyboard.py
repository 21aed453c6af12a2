"""A whole game without a mouse, with the keys that the help lists."""

from random import Random

COUNT_POINTING = """() => {
  window.pointed = 0;
  for (const kind of ["pointerdown", "mousedown", "touchstart"]) {
    addEventListener(kind, () => (window.pointed += 1), { capture: true });
  }
}"""

NOW = """() => {
  const count = (kind) => robot.live[kind].length;
  const focused = document.activeElement;
  return {
    over: robot.over,
    ways: count("ways"),
    main: count("main"),
    big: document.querySelector(".big[data-main]") !== null,
    boxes: count("boxes"),
    dice: count("dice"),
    onBox: focused.dataset.box !== undefined,
  };
}"""


ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


class Typist:
    """Chooses by number, goes to a box by arrows, presses what leads on."""

    def __init__(self, page, seed=1):
        self.page = page
        self.random = Random(seed)
        self.press = page.keyboard.press

    def play(self):
        for _ in range(3000):
            now = self.page.evaluate(NOW)
            if now["over"]:
                return
            self.step(now)
        raise AssertionError(f"the game does not end: {now}")

    def step(self, now):
        if now["ways"]:
            self.press(str(self.random.randint(1, min(6, now["ways"]))))
        elif now["onBox"]:
            self.press(self.random.choice(["Enter", "Enter", *ARROWS]))
        elif now["big"] or (now["main"] and self.random.random() < 0.3):
            self.press(self.random.choice(["u", "n", "n", "n"]))
        elif now["dice"]:
            self.press(str(self.random.randint(1, 6)))
        elif now["boxes"]:
            self.press("ArrowUp")
        else:
            self.press("p")


def tab_to(page, name):
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement.textContent"):
            return
    raise AssertionError(f"no way to {name} by the keyboard")


def test_a_whole_game_by_keyboard(visit):
    page = visit()
    page.evaluate(COUNT_POINTING)
    tab_to(page, "1 to")
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    tab_to(page, "Play alone")
    page.keyboard.press("Enter")
    page.wait_for_selector(".play")
    Typist(page).play()
    page.keyboard.press("n")
    page.locator("table .sum").wait_for()
    assert page.evaluate("window.pointed") == 0


def test_the_help_lists_the_keys(visit):
    page = visit()
    page.locator("ul.games a").first.click()
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_selector(".play")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    assert dialog.get_by_role("listitem").count() > 8
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    page.keyboard.press("l")
    assert page.locator("aside.story").is_visible()
