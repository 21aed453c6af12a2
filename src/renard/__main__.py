"""`python -m renard` is the `renard` command."""

from renard.cli import main

main()
