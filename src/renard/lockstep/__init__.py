"""Many games at once, in step: loops that run on a CPU and on a GPU, and who plays in them."""
