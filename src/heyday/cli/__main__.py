"""`python -m heyday.cli` is `heyday`."""

from heyday.cli import main

main()
