"""Daily games on a server: secrets of days, ranked runs, results, bots to compare with."""
