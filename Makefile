# Every target sets itself up: the stamp below is newer than the files that say what to install.
# Plain enough for GNU make 3.81, which macOS ships.

BIN := .venv/bin
ZONEKEEPER := $(BIN)/zonekeeper
SET_UP_FROM := pyproject.toml $(wildcard host_tools/set_up.py host_tools/requirements.txt \
	host_tools/requirements-stubs.txt host_tools/virtual_board/package*.json)

# The folder is part of the stamp's name: an environment that was moved or copied still points to
# the old place.
PLACE := $(shell pwd | cksum | cut -d ' ' -f 1)
READY := .venv/.ready-$(PLACE)

# The kernel that draws the printable case is large: only what draws or checks it waits for it.
CASE_READY := .venv/.case-ready-$(PLACE)

# The newest that answers; a name on the path may be a shim that only complains.
PYTHON ?= $(shell for name in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& echo $$name && break; done)

NO_PYTHON := Python 3.11 or newer is missing: install it (Debian: apt install python3 \
	python3-venv, macOS: brew install python) and run make again.

# Test processes at a time.
WORKERS ?= 2

.PHONY: help setup play site test lint format check soak bench golden size fonts made-check \
	pictures hardware case clean

help:  ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' Makefile

setup: $(READY)  ## Install what the other targets need into .venv

play: $(READY)  ## Play on this computer, in the browser; `make play TERMINAL=1` in the terminal
	@$(ZONEKEEPER) play $(if $(TERMINAL),--terminal) $(if $(PORT),--port $(PORT))

site: $(READY)  ## Write the page as static files, for any host and for phones, into site/
	@$(ZONEKEEPER) site

test: $(CASE_READY)  ## Run every test; `make test K=name` runs those whose name contains it
	@$(BIN)/python -m host_tools.browser.chromium
	@$(BIN)/pytest -n $(WORKERS) $(if $(K),-k "$(K)")

lint: $(CASE_READY)  ## Check style, formatting and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/mypy --config-file host_tools/firmware_types.ini

format: $(READY)  ## Rewrite the sources in the house format
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

check: lint made-check test  ## Run everything CI runs

soak: $(READY)  ## Run the long random sweeps, whole
	@$(ZONEKEEPER) soak

bench: $(READY)  ## Measure the budgets; fails when one is broken
	@$(ZONEKEEPER) bench

golden: $(READY)  ## Rewrite the golden frames; read the difference before keeping it
	@$(ZONEKEEPER) golden

size: $(READY)  ## Compile the firmware and print its bytes by module
	@$(ZONEKEEPER) size

fonts: $(READY)  ## Rewrite the font modules of the firmware from their drawings
	@$(BIN)/python -m host_tools.fonts

made-check: $(CASE_READY)  ## Fail when a file that a program makes is out of date
	@$(BIN)/python -m host_tools.fonts --check
	@$(BIN)/python -m host_tools.fairness.vectors --check
	@$(BIN)/python -m host_tools.rule_table --check
	@$(ZONEKEEPER) record --check
	@$(BIN)/python -m host_tools.zoneplex_proofs.record_games --check
	@$(ZONEKEEPER) pictures --check
	@$(ZONEKEEPER) hardware --check
	@$(ZONEKEEPER) case --check

pictures: $(READY)  ## Redraw the pictures of the manual and of the README
	@$(ZONEKEEPER) pictures
	@$(BIN)/python -m host_tools.browser.photos

hardware: $(READY)  ## Redraw the wiring, the schematic and the tables of hardware/
	@$(ZONEKEEPER) hardware

case: $(CASE_READY)  ## Make the printable case from hardware/case/parts.csv
	@$(ZONEKEEPER) case

clean:  ## Remove everything that make has made
	@rm -rf site .venv .mypy_cache .pytest_cache .ruff_cache host_tools/virtual_board/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): $(SET_UP_FROM)
	@test -n "$(PYTHON)" || { echo "$(NO_PYTHON)" >&2; exit 1; }
	@$(PYTHON) -P host_tools/set_up.py $@

$(CASE_READY): $(READY) host_tools/requirements-case.txt
	@$(PYTHON) -P host_tools/set_up.py $@ case
