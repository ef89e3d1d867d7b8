"""Checks that hold for every game: used by the tests of each and by the command line."""
