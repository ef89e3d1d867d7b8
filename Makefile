# heyday. `make play` sets everything up and starts a game; `make test` runs what CI runs.
# Everything lives in .venv; PYTHON chooses the interpreter it is made from (3.11 or newer).

PYTHON ?= python3
BIN := .venv/bin

.PHONY: help play test check lint dev bench clean
.DEFAULT_GOAL := help

help:
	@echo "make play    set up and play Gods in the terminal"
	@echo "make test    set up and run everything that CI runs"
	@echo "make check   the everyday part of it, under two minutes"
	@echo "make dev     set up for work on heyday"
	@echo "make bench   measure the engine"

.venv/play: pyproject.toml constraints.txt
	@echo "heyday: setting up (.venv, about half a minute; only the first time)"
	@$(PYTHON) -c 'import sys; sys.exit("heyday needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[fast]'
	@touch $@

.venv/dev: .venv/play
	@echo "heyday: installing the tools for tests and checks"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[fast,dev]'
	@touch $@

play: .venv/play
	@$(BIN)/heyday play gods

lint: .venv/dev
	@echo "heyday: style, types and layers"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

check: lint
	@echo "heyday: everyday tests, under CPython"
	@HEYDAY_BACKEND=python $(BIN)/python -m pytest -n auto -m 'not slow'

test: lint
	@echo "heyday: tests of the games under CPython, with the coverage of their rules"
	@$(BIN)/python -m coverage erase
	@HEYDAY_BACKEND=python $(BIN)/python -m coverage run -m pytest -n auto tests/games -m 'not slow'
	@$(BIN)/python -m coverage combine -q
	@$(BIN)/python -m coverage report --fail-under=100 --skip-covered --show-missing
	@echo "heyday: all other tests under CPython"
	@HEYDAY_BACKEND=python $(BIN)/python -m pytest -n auto --ignore=tests/games
	@HEYDAY_BACKEND=python $(BIN)/python -m pytest -n auto tests/games -m slow
	@echo "heyday: compiling the rules for Numba"
	@$(BIN)/heyday warm
	@echo "heyday: all tests under Numba"
	@HEYDAY_BACKEND=numba $(BIN)/python -m pytest -n auto

dev: .venv/dev
	@$(BIN)/heyday warm
	@echo "Ready. Next: source .venv/bin/activate, then heyday --help, or make check."

bench: .venv/play
	@$(BIN)/heyday bench engine

clean:
	rm -rf .venv
