"""The start: what this is, which games there are, and how well we know their sheets."""

from rich.console import Console
from rich.table import Table as Grid

from renard.rules.sheet import Sheet, load_sheet, sheet_names
from renard.terminal.asking import Keyboard
from renard.terminal.paint import styled

BANNER = (
    "Renard — dice games with a silver platter and a fox. An unofficial fan project, "
    "not made or endorsed by any publisher."
)
_KNOWN = {
    "verified": "The sheet is verified against printed sources.",
    "inferred": "Not verified: the sheet is inferred. The rules are printed, but where things "
    "stand is taken from a related sheet; yours may differ.",
    "reconstructed": "Not verified: the sheet is reconstructed. No public source shows its print, "
    "so gaps were filled by our own choice; yours will differ.",
}


def show_banner(console: Console) -> None:
    console.print(styled(BANNER, "dim"))
    console.print()


def show_provenance(console: Console, sheet: Sheet) -> None:
    """What is played, and how far its sheet can be trusted."""
    also = [name for name in sheet.known_as if name != sheet.title]
    title = styled(sheet.title, "bold")
    title.append(f" ({', '.join(also)})" if also else "", "default")
    console.print(title)
    console.print(styled(_KNOWN[sheet.provenance]))
    if sheet.provenance != "verified":
        console.print(styled(f"Source: {sheet.source}.", "dim"))
    console.print()


def choose_game(console: Console, keyboard: Keyboard) -> str:
    """Ask which game, by number."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    names = sheet_names()
    for number, name in enumerate(names, 1):
        sheet = load_sheet(name)
        low, high = sheet.players
        also = [known for known in sheet.known_as if known != sheet.title]
        grid.add_row(
            styled(f" {number}", "bold"),
            styled(sheet.title, "bold"),
            f"{low}–{high} players",
            f"sheet {sheet.provenance}",
            styled(also[0] if also else "", "dim"),
        )
    console.print(grid)
    console.print()
    return names[keyboard.number(f"Which game? 1 to {len(names)}: ", len(names)) - 1]


def choose_players(keyboard: Keyboard, sheet: Sheet) -> int:
    """Ask how many play; Enter takes the fewest."""
    low, high = sheet.players
    while True:
        text = keyboard.line(f"How many players, {low} to {high}? Enter for {low}: ")
        if not text:
            return low
        if text.isascii() and text.isdigit() and low <= int(text) <= high:
            return int(text)
        keyboard.console.print(f"{sheet.title} is for {low} to {high} players.")
