"""A zone kind that exists only here, added to a copy of the package as a newcomer would add it."""
