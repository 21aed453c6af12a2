"""Who comes back: a person's keys, name and tables. No account, no mail, no password."""
