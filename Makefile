# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json') setup.py pyproject.toml README.md
GAMES ?= 100000
ARGS ?=

.PHONY: play test check test-compiled test-pure soak bench ladder balance golden locks clean help

help:
	@echo "make play    set up everything and start a game in the terminal (ARGS=\"--players 3\" for options)"
	@echo "make test    set up everything, run every check and test"
	@echo "make soak    play GAMES=$(GAMES) random games for each player count with all invariants on"
	@echo "make bench   speed beside comparable projects, all in one run"
	@echo "make ladder  how strong the bots are: all matches of docs/strength.md (takes hours; ARGS=greedy-random for one)"
	@echo "make balance what the game is like: 10,000 strong games for each player count, figures for docs/balance.md"
	@echo "make golden  write the golden games again after an intended change"
	@echo "make locks   pin the newest versions of all dependencies"
	@echo "make clean   remove everything that was built"

# --- setting up: each step leaves a stamp, so that the second time is fast --------------------------------------

.venv/made: scripts/make-venv
	@echo "Setting up: virtual environment in .venv"
	@PYTHON="$(PYTHON)" scripts/make-venv
	@touch $@

.venv/needed: requirements.lock .venv/made
	@echo "Setting up: libraries"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

.venv/tools: requirements-dev.lock .venv/needed
	@echo "Setting up: tools for tests"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

.venv/built: .venv/needed $(SOURCES)
	@echo "Building: compiling the engine (about a minute; without a compiler it runs as plain Python)"
	@rm -rf build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

# --- playing ----------------------------------------------------------------------------------------------------

play: .venv/built
	@$(BIN)/haspelknecht play $(ARGS)

# --- testing ----------------------------------------------------------------------------------------------------

test: check test-compiled test-pure
	@echo "All checks and tests passed."

check: .venv/tools
	@echo "Checking: ruff, format, types"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

test-compiled: .venv/tools .venv/built
	@echo "Testing: the compiled engine (or plain Python, if there is no compiler)"
	@$(BIN)/python -m pytest -q -n auto

test-pure: .venv/tools .venv/built
	@echo "Testing: the same engine as plain Python"
	@HASPELKNECHT_PURE=1 $(BIN)/python -m pytest -q -n auto tests/rules tests/records

soak: .venv/tools .venv/built
	@$(BIN)/python -m tests.soak $(GAMES)

bench: .venv/built
	@scripts/bench

balance: .venv/built
	@$(BIN)/python scripts/balance.py $(ARGS)

ladder: .venv/built
	@scripts/make-bench-venv
	@$(BIN)/python scripts/ladder.py $(ARGS)

golden: .venv/tools .venv/built
	@$(BIN)/python -m tests.records.golden

locks: .venv/made
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check 'pip-tools>=7.6'
	@HASPELKNECHT_PURE=1 $(BIN)/pip-compile --quiet --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --allow-unsafe --all-build-deps -o requirements.lock pyproject.toml
	@HASPELKNECHT_PURE=1 $(BIN)/pip-compile --quiet --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --allow-unsafe --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
