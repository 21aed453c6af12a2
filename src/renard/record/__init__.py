"""The game record: writing, reading and checking games as anyone could replay them."""
