"""People who meet: open tables, codes that lead to one, playing at once, and playing again."""
