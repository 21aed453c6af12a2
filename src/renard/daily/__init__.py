"""The daily game: one set of dice for all, new at midnight UTC (docs/daily.md)."""
