"""People: somebody's devices, his name, his tables."""
