"""How plain Python functions become machine code: for a CPU, a GPU and WebAssembly."""
