"""The robot of a page: plays by tapping, at once or with real fingers."""

from pathlib import Path

SCRIPT = Path(__file__).with_name("robot.js")


def wait_until(page, what):
    """Until an expression of the page is true. (Playwright's own way needs eval, which we forbid.)"""
    while not page.evaluate(what):
        page.wait_for_timeout(30)


class Robot:
    """Random taps on what is lit; now and then an action, now and then an undo."""

    def __init__(self, page, seed=1):
        self.page = page
        self.seed = seed
        page.evaluate("seed => robot.seed(seed)", seed)

    def play(self, **wishes):
        """Tap until the game is over, `taps` times, or `until` something can be seen."""
        report = self.page.evaluate("wishes => robot.play(wishes)", wishes)
        assert not report["faults"], "\n".join(report["faults"])
        return report

    def start(self, **wishes):
        """Begin to tap, and go on by itself."""
        self.page.evaluate("wishes => robot.start(wishes)", wishes)

    def wait(self):
        """Until what was started is done."""
        wait_until(self.page, "robot.result !== null")
        report = self.page.evaluate("robot.result")
        assert report.get("error") is None, report
        assert not report["faults"], "\n".join(report["faults"])
        return report

    def play_with_fingers(self, finger):
        """The whole game by real input: `finger` is the mouse's click or the screen's tap."""
        while not self.page.evaluate("robot.over"):
            place = self.page.evaluate("robot.aim()")
            if place is None:
                self.page.wait_for_timeout(20)
            else:
                finger(*place)
