"""What is between a socket of the operating system and the app: limits before anything is read."""
