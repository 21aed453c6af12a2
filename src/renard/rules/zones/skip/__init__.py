"""Skip: a row of printed numbers, crossed from left to right; what is skipped is lost."""
