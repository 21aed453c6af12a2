"""Rules on a GPU: how numba-cuda is told to compile ours.

Why not lower kernels to PTX ourselves, as `compiling/wasm` lowers to WebAssembly? It looks
possible: llvmlite has LLVM's back end for PTX. But then what numba-cuda does would be ours to do:
numbers of threads, atomic operations, votes of a warp and arrays of a thread as LLVM's code for
this target, launching, passing of arguments, and handing memory over to torch. What we change of
numba-cuda is one method (`compiler.py`), for versions that are checked. And its compiler is
NVIDIA's own (NVVM); whether LLVM's back end would make kernels as quick was not tried, nor was the
whole way.
"""
