"""Taps for an event of the record, at a table that asks for it."""

ENTRIES = ("pick", "passive", "extra")
DICE = "[data-keys=dice] button.die"


def do(page, event):
    """Tap what an event says: a group, an entry of a die, or the first of the actions."""
    if group := event.get("group"):
        taken = []
        dice = page.locator(DICE)
        labels = [dice.nth(i).get_attribute("aria-label") for i in range(dice.count())]
        for face in group:
            at = next(
                i
                for i, label in enumerate(labels)
                if i not in taken and label.startswith(f"Die, {face}")
            )
            taken.append(at)
            dice.nth(at).click()
        page.locator(f"[data-row='{event['row']}']").click()
        return
    if "use" in event:
        page.locator("[data-keys=actions] button").first.click()
        return
    for verb in ENTRIES:
        if verb in event:
            colour = event[verb].capitalize()
            page.locator(f"{DICE}[aria-label^='{colour} die']").first.click()
    page.locator(f"button[data-zone='{event['zone']}'][data-cell='{event['cell']}']").click()


def enter_by_keys(page):
    """The first die that answers, by its number, then the first of its boxes."""
    page.locator(f"{DICE}.legal").first.wait_for()
    slots = page.locator(".slots .slot")
    lit = [slots.nth(i).locator(".die.legal").count() for i in range(slots.count())]
    page.keyboard.press(str(lit.index(1) + 1))
    page.locator("[data-box]:focus").wait_for()
    page.keyboard.press("Enter")
