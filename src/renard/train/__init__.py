"""How the nets of the players are made: self-play by the thousand, on a GPU or on a CPU."""
