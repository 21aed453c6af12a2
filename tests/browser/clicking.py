"""Somebody who taps whatever can be tapped, until the game is over."""

import random

LIVE = """() => {
  const seen = (e) => e.getClientRects().length > 0 && e.getAttribute("aria-disabled") !== "true"
    && !e.disabled;
  const count = (what) => [...document.querySelectorAll(what)]
    .map((e, i) => [e, i]).filter(([e]) => seen(e)).map(([, i]) => i);
  return Object.fromEntries(Object.entries(%s).map(([name, what]) => [name, count(what)]));
}"""

CONTROLS = {
    "ways": "button.way",
    "faces": ".faces button",
    "main": "[data-main]",
    "boxes": "button[data-box]",
    "rows": ".board button",
    "dice": "[data-keys=dice] button",
    "actions": ".actions button",
}
STEPS = 6000


class Clicker:
    """Random taps on what is lit; now and then an action, now and then an undo."""

    def __init__(self, page, seed=1):
        self.page = page
        self.random = random.Random(seed)

    def play(self, until=None):
        """Tap until the result can be seen (or `until` says so)."""
        for _ in range(STEPS):
            if self.over() or (until is not None and until()):
                return
            self.tap()
        raise AssertionError("the game does not end")

    def over(self):
        return self.page.get_by_role("button", name="See the result").count() > 0

    def tap(self):
        live = self.page.evaluate(LIVE % CONTROLS)
        choices = self.choices(live)
        if not choices:
            self.page.wait_for_timeout(30)
            return
        control, index = self.random.choice(choices)
        # By script: a tap on something that moved away in between is no fault.
        self.page.evaluate(
            "([what, i]) => document.querySelectorAll(what)[i]?.click()", [CONTROLS[control], index]
        )

    def choices(self, live):
        def all_of(name, times=1):
            return [(name, index) for index in live[name]] * times

        if live["ways"]:
            return all_of("ways")
        if live["faces"]:
            return all_of("faces", 2) + all_of("main", 12)
        lit = all_of("boxes") + all_of("rows")
        choices = lit + all_of("dice") + all_of("main", 1 if lit else 6)
        if not choices or self.random.random() < 0.1:
            choices += all_of("actions")
        return choices
