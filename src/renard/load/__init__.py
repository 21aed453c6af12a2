"""Many guests for a server: to see what it holds, and that it loses nothing whatever happens."""
