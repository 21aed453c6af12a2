"""The plan of a sheet: all that is printed on it as plain data, for whoever draws or tells it."""
