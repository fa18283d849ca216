# Everything here needs Python 3.11 or newer, a C compiler and make; the rest is installed into .venv from the pins.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# The hashes cover what is downloaded; a package that comes as source only is built with what is already installed.
INSTALL := $(PIP) install --quiet --require-hashes --no-build-isolation
PINS := uv pip compile pyproject.toml --universal --python-version 3.11 --extra table --extra terminal --generate-hashes --no-header --quiet --upgrade

.DEFAULT_GOAL := help
.PHONY: help play web install compile test lint format bench results build audit pins clean

help: ## say what there is to make
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: compile web ## play in the browser, at the address that this prints
	$(BIN)/cenote serve

web: $(VENV)/.installed ## build the browser's pages, if anything they are made from has changed
	@$(BIN)/python web/build.py

install: $(VENV)/.linked ## make .venv with everything pinned, and compile into the tree

compile: $(VENV)/.linked ## compile again what has changed
	@$(BIN)/python setup.py --quiet build_ext --inplace

test: compile lint web ## run every check: formatting, lint, types, tests, of the browser's pages too
	$(BIN)/python web/build.py check test
	$(BIN)/python -m pytest -n auto --dist loadgroup

lint: $(VENV)/.installed ## check formatting, lint and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

format: $(VENV)/.installed ## format, and mend what can be mended by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: compile $(VENV)/.bench ## measure speed, against other engines in the same run
	$(BIN)/python -m bench

results: compile $(VENV)/.bench ## the same, and write it down: bench/results.md and the README's table
	$(BIN)/python -m bench --write

build: $(VENV)/.installed ## build the wheel into dist
	rm -rf build dist
	$(BIN)/python -m build --wheel --no-isolation

audit: $(VENV)/.audit ## look the pins up among known vulnerabilities
	$(BIN)/pip-audit --strict --disable-pip --require-hashes $(foreach pins,dev bench audit,--requirement requirements/$(pins).txt)

pins: ## renew the pins in requirements (needs uv)
	$(PINS) --group dev --output-file requirements/dev.txt
	$(PINS) --group bench --constraint requirements/dev.txt --output-file requirements/bench.txt
	$(PINS) --group audit --constraint requirements/dev.txt --output-file requirements/audit.txt

clean: ## remove everything that was made
	rm -rf web/node_modules src/cenote/server/pages
	rm -rf $(VENV) .bench .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist src/*.egg-info
	find src/cenote \( -name '*.so' -o -name '*.c' -o -name '*.html' \) -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "cenote needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.installed: requirements/dev.txt | $(VENV)/.made
	$(INSTALL) -r requirements/dev.txt
	@touch $@

# What is compiled depends on how it is compiled and by what, so a change there compiles everything again.
$(VENV)/.linked: $(VENV)/.installed pyproject.toml setup.py
	$(if $(filter-out pyproject.toml,$?),CYTHON_FORCE_REGEN=1) $(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.bench: requirements/bench.txt | $(VENV)/.installed
	$(INSTALL) -r requirements/bench.txt
	@touch $@

$(VENV)/.audit: requirements/audit.txt | $(VENV)/.installed
	$(INSTALL) -r requirements/audit.txt
	@touch $@
