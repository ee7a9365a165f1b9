# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
CLIENT := src/haspelknecht/server/client
SOURCES := $(shell find src -path $(CLIENT) -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' \) -print) setup.py pyproject.toml README.md
WEB_SOURCES := $(shell find web/src web/public -type f) $(shell find src -name '*.ftl') $(wildcard web/*.html web/*.js web/*.json web/*.ts)
HOST ?= 127.0.0.1
PORT ?= 8000
GAMES ?= 100000
ARGS ?=
PLAIN := tests/rules tests/records tests/envs/test_tensor.py tests/envs/test_batch.py # what the compiled engine has to agree with
TESTERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 2) # processes; many tests wait for a server or a browser

.PHONY: play web test check test-compiled test-pure soak bench bench-web load ladder balance screenshots api-types golden locks clean help

help:
	@echo "make play    set up everything, start the server and open the game in a browser (HOST=$(HOST) PORT=$(PORT))"
	@echo "make test    set up everything, run every check and test"
	@echo "make web     build the web app only, for an installation with pip (docs/hosting.md)"
	@echo "make soak    play GAMES=$(GAMES) random games for each player count with all invariants on"
	@echo "make bench   speed beside comparable projects, all in one run"
	@echo "make load    our server and boardgame.io's under the same load"
	@echo "make bench-web  how quickly a table is shown, and whether the page stays awake while bots think"
	@echo "make ladder  how strong the bots are: all matches of docs/strength.md (takes hours; ARGS=greedy-random for one)"
	@echo "make balance what the game is like: 10,000 strong games for each player count, figures for docs/balance.md"
	@echo "make screenshots  pictures of the web app, for looking at (ARGS=--readme for those of the README)"
	@echo "make api-types  write the client's types again after a change of the API"
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

.venv/built: .venv/needed web/built $(SOURCES)
	@echo "Building: compiling the engine (about a minute; without a compiler it runs as plain Python)"
	@rm -rf build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

web/node_modules/installed: web/package-lock.json .venv/needed
	@echo "Setting up: tools for the web app"
	@cd web && ../$(BIN)/python ../scripts/npm.py install --no-save --silent --no-audit --no-fund # as locked; `ci` insists on the parts for other systems
	@touch $@

web/built: web/node_modules/installed $(WEB_SOURCES)
	@echo "Building: the web app"
	@cd web && ../$(BIN)/python ../scripts/npm.py run --silent build -- --logLevel warn
	@touch $@

web: web/built

# --- playing ----------------------------------------------------------------------------------------------------

play: .venv/built
	@$(BIN)/haspelknecht serve --host $(HOST) --port $(PORT) --open $(ARGS)

# --- testing ----------------------------------------------------------------------------------------------------

test:
	@$(MAKE) --no-print-directory -j2 check .venv/built # checking and compiling side by side
	@$(MAKE) --no-print-directory -j2 test-compiled test-pure
	@echo "All checks and tests passed."

check: .venv/tools web/node_modules/installed
	@echo "Checking: ruff, format, types"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@echo "Checking: the client's types are what the server says"
	@PYTHONPATH=src $(BIN)/python scripts/api_types.py --check
	@echo "Checking: the web app's code and its unit tests"
	@cd web && ../$(BIN)/python ../scripts/npm.py run --silent check
	@cd web && ../$(BIN)/python ../scripts/npm.py run --silent test -- --silent

test-compiled: .venv/tools .venv/built
	@echo "Testing: the compiled engine (or plain Python, if there is no compiler)"
	@$(BIN)/python -m pytest -q -n $(TESTERS) --dist loadfile --no-loadscope-reorder

test-pure: .venv/tools .venv/built
	@echo "Testing: the same engine as plain Python (beside the others; its report comes at once when it is done)"
	@mkdir -p build
	@HASPELKNECHT_PURE=1 $(BIN)/python -m pytest -q -n auto $(PLAIN) > build/plain-python.txt 2>&1; status=$$?; cat build/plain-python.txt; exit $$status

soak: .venv/tools .venv/built
	@$(BIN)/python -m tests.soak $(GAMES)

bench: .venv/built
	@scripts/bench

load: .venv/tools .venv/built
	@echo "Setting up: boardgame.io"
	@cd benchmarks/boardgameio && ../../$(BIN)/python ../../scripts/npm.py ci --silent --no-audit --no-fund
	@PYTHONPATH=benchmarks $(BIN)/python -m load.run $(ARGS)

balance: .venv/built
	@$(BIN)/python scripts/balance.py $(ARGS)

ladder: .venv/built
	@scripts/make-bench-venv
	@$(BIN)/python scripts/ladder.py $(ARGS)

bench-web: .venv/tools .venv/built
	@PYTHONPATH=. $(BIN)/python benchmarks/web_page.py

screenshots: .venv/tools .venv/built
	@echo "Taking pictures of the web app into build/screenshots"
	@PYTHONPATH=. $(BIN)/python scripts/screenshots.py $(ARGS)

api-types: .venv/tools web/node_modules/installed
	@PYTHONPATH=src $(BIN)/python scripts/api_types.py

golden: .venv/tools .venv/built
	@$(BIN)/python -m tests.records.golden

locks: .venv/made
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check 'pip-tools>=7.6'
	@HASPELKNECHT_PURE=1 $(BIN)/pip-compile --quiet --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --allow-unsafe --all-build-deps --extra server --extra build -o requirements.lock pyproject.toml
	@HASPELKNECHT_PURE=1 $(BIN)/pip-compile --quiet --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --allow-unsafe --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml

clean:
	rm -rf .venv web/node_modules web/built $(CLIENT) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
