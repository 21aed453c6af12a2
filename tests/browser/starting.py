"""The first taps of a game: how many seats, who sits there, whose dice."""


def start_game(page, seats=1, here=1, dice=None):
    """On the screen of a new game: the first `here` seats are people, the others bots."""
    page.wait_for_selector("form button.big")
    chosen = page.get_by_role("radio", name="alone" if seats == 1 else str(seats), exact=True)
    if chosen.count() > 0:
        chosen.check()
    for seat in range(2, seats + 1):
        group = page.get_by_role("group", name=f"Seat {seat}")
        group.get_by_role("radio", name="Here" if seat <= here else "Bot", exact=True).check()
    if dice:
        page.get_by_role("radio", name=dice).check()
    page.get_by_role("button", name="Play alone" if seats == 1 else "Start").click()
    page.wait_for_selector(".play")


def invite(page):
    """Set up a table with an open seat; returns its invitation, which comes first."""
    page.get_by_role("radio", name="2", exact=True).check()
    group = page.get_by_role("group", name="Seat 2")
    group.get_by_role("radio", name="Elsewhere").check()
    page.get_by_role("button", name="Start").click()
    return page.get_by_role("textbox", name="Invitation link").input_value()


def join(page, link, name="Béla"):
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    page.wait_for_selector(".play")


def see_result(page):
    """From the end of a game to its table of points; returns everybody's total."""
    page.locator("[data-main]").click()
    row = page.locator("table .sum")
    row.wait_for()
    return [int(cell) for cell in row.locator("td").all_inner_texts()]
