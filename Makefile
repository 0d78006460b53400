# Every target sets itself up: the stamp below is newer than the files that say what to install.
# Plain enough for GNU make 3.81, which macOS ships.

BIN := .venv/bin
ZONEKEEPER := $(BIN)/zonekeeper
SET_UP_FROM := pyproject.toml $(wildcard host_tools/set_up.py host_tools/requirements.lock \
	host_tools/requirements-stubs.lock host_tools/micropython_vm/package*.json)

# The folder is part of the stamp's name: an environment that was moved or copied still points to
# the old place.
PLACE := $(shell pwd | cksum | cut -d ' ' -f 1)
READY := .venv/.ready-$(PLACE)

# The kernel that draws the printable case is large: only what draws or checks it waits for it.
CASE_READY := .venv/.case-ready-$(PLACE)
# So is what is known of English words: only choosing the list anew waits for that.
WORDS_READY := .venv/.words-ready-$(PLACE)

# The newest that answers; a name on the path may be a shim that only complains.
PYTHON ?= $(shell for name in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& echo $$name && break; done)

NO_PYTHON := Python 3.11 or newer is missing: install it (Debian: apt install python3 \
	python3-venv, macOS: brew install python) and run make again.

# Processors. Tests wait now and then, for a browser or a board: one more keeps both busy.
WORKERS ?= 2
TESTERS ?= $(shell expr $(WORKERS) + 1)

# What the environment says against bytecode would have every module compiled again and again.
export PYTHONDONTWRITEBYTECODE :=

# The parts of `lint` and of `made-check`, which may run side by side.
LINT := lint-style lint-types lint-firmware-types
MADE := made-locks made-fonts made-vectors made-rules made-log-pages made-recordings made-house made-pictures \
	made-by-games 	made-hardware made-case
# Each part's words stay together; make 3.81 cannot do that.
TIDY := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.PHONY: help setup play site test lint format check soak bench golden size fonts made-check \
	pictures hardware case words clean inspect browser $(LINT) $(MADE)

help:  ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' Makefile

setup: $(READY)  ## Install what the other targets need into .venv

play: $(READY)  ## Play on this computer, in the browser; `make play TERMINAL=1` in the terminal
	@$(ZONEKEEPER) play $(if $(TERMINAL),--terminal) $(if $(PORT),--port $(PORT))

site: $(READY)  ## Write the page as static files, for any host and for phones, into site/
	@$(ZONEKEEPER) site

test: $(CASE_READY) browser  ## Run every test; `make test K=name` runs those whose name contains it
	@$(BIN)/pytest -n $(TESTERS) $(if $(K),-k "$(K)")

# It needs nothing of the environment, which can be made meanwhile.
browser:
	@$(PYTHON) -m host_tools.browser.chromium

lint: $(LINT)  ## Check style, formatting and types

lint-style: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

lint-types: $(CASE_READY)
	@$(BIN)/mypy

lint-firmware-types: $(READY)
	@$(BIN)/mypy --config-file host_tools/firmware_types.ini --cache-dir .mypy_cache/firmware

format: $(READY)  ## Rewrite the sources in the house format
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

inspect:
	@$(MAKE) --jobs=$(WORKERS) --keep-going --no-print-directory $(TIDY) lint made-check

ready: $(CASE_READY) browser

# Lint and the checks of made files go beside the tests, which come first wherever both could run.
# The tests run even where the others fail, and the exit code tells of all.
check:  ## Run everything CI runs
	@$(MAKE) --jobs=$(WORKERS) --no-print-directory ready
	@nice -n 10 $(MAKE) --no-print-directory inspect >.venv/inspect.log 2>&1 & inspecting=$$!; \
	status=0; $(MAKE) --no-print-directory test || status=$$?; \
	wait $$inspecting || status=$$?; cat .venv/inspect.log; exit $$status

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

made-check: $(MADE)  ## Fail when a file that a program makes is out of date

$(MADE): $(READY)

made-locks:
	@$(BIN)/python -m host_tools.locks --check

made-fonts:
	@$(BIN)/python -m host_tools.fonts --check

made-log-pages:
	@$(BIN)/python -m host_tools.log_pages --check

made-vectors:
	@$(BIN)/python -m host_tools.sweeps.fairness.vectors --check

made-rules:
	@$(BIN)/python -m host_tools.rule_table --check

made-recordings:
	@$(ZONEKEEPER) record --check

made-house:
	@$(BIN)/python -m host_tools.house --check

made-pictures:
	@$(ZONEKEEPER) pictures --check

made-by-games:
	@$(BIN)/python -m host_tools.workshop --check

made-hardware:
	@$(ZONEKEEPER) hardware --check

made-case: $(CASE_READY)
	@$(ZONEKEEPER) case --check

pictures: $(READY)  ## Redraw the pictures of the manual and of the README
	@$(ZONEKEEPER) pictures
	@$(BIN)/python -m host_tools.browser.photos

hardware: $(READY)  ## Redraw the wiring, the schematic and the tables of hardware/
	@$(ZONEKEEPER) hardware

case: $(CASE_READY)  ## Make the printable case from hardware/case/parts.csv
	@$(ZONEKEEPER) case

words: $(WORDS_READY)  ## Choose the list of words anew; old notes then mean something else
	@$(BIN)/python -m host_tools.word_list

clean:  ## Remove everything that make has made
	@rm -rf site .venv .mypy_cache .pytest_cache .ruff_cache host_tools/micropython_vm/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): $(SET_UP_FROM)
	@test -n "$(PYTHON)" || { echo "$(NO_PYTHON)" >&2; exit 1; }
	@$(PYTHON) -P host_tools/set_up.py $@

$(CASE_READY): $(READY) host_tools/requirements-case.lock
	@$(PYTHON) -P host_tools/set_up.py $@ case

$(WORDS_READY): $(READY) host_tools/requirements-words.lock
	@$(PYTHON) -P host_tools/set_up.py $@ words
