"""How the nets of the players are made: self-play by the thousand, on a GPU or on a CPU."""

import numpy as np

# numba-cuda asks numpy for a name that newer ones have dropped.
vars(np).setdefault("row_stack", np.vstack)
