# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
CLIENT := src/haspelknecht/server/client
SITE := src/haspelknecht/server/site
SOURCES := $(shell find src \( -path $(CLIENT) -o -path $(SITE) \) -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' \) -print) setup.py pyproject.toml $(wildcard $(SITE)/index.html)
WEB_SOURCES := $(shell find web/src web/public -type f) $(shell find src -name '*.ftl') $(wildcard web/*.html web/*.js web/*.json web/*.ts)
HOST ?= 127.0.0.1
PORT ?= 8000
GAMES ?= 100000
ARGS ?=
SET_UP := $(PYTHON) scripts/set_up
export UV_COMPILE_BYTECODE := 1# once, instead of in every server and worker that the tests start
unexport PYTHONDONTWRITEBYTECODE
PLAIN := tests/rules tests/records tests/envs/test_tensor.py tests/envs/test_batch.py # what the compiled engine has to agree with
TESTERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 2) # processes; many tests wait for a server or a browser

.PHONY: play web test system-packages make-it-again check test-compiled test-pure docs dist test-dist try-bounds try-dockerfile soak bench bench-web load ladder balance screenshots api-types golden locks clean help

help:
	@echo "make play    set up everything, start the server and open the game in a browser (HOST=$(HOST) PORT=$(PORT))"
	@echo "make test    set up everything, run every check and test"
	@echo "make web     build the web app only, for an installation with pip (docs/hosting.md)"
	@echo "make docs    build the documentation site; the server shows it at /docs"
	@echo "make dist    build the source archive and the wheels into dist (ARGS=--release for a tag)"
	@echo "make test-dist  the same, installed into empty environments and played"
	@echo "make try-bounds  the oldest and the newest libraries that pyproject.toml admits (takes half an hour)"
	@echo "make try-dockerfile  the steps of the Dockerfile in a clean Debian, without Docker (as root)"
	@echo "make soak    play GAMES=$(GAMES) random games for each player count with all invariants on"
	@echo "make bench   speed beside comparable projects, all in one run"
	@echo "make load    our server and boardgame.io's under the same load"
	@echo "make bench-web  how quickly a table is shown, and whether the page stays responsive while bots think"
	@echo "make ladder  how strong the bots are: all matches of docs/strength.md (takes hours; ARGS=greedy-random for one)"
	@echo "make balance how balanced the game is: 10,000 strong games for each player count, figures for docs/balance.md"
	@echo "make screenshots  pictures of every page of the web app (ARGS=--readme for those of the README)"
	@echo "make api-types  write the client's types again after a change of the API"
	@echo "make golden  write the golden games again after an intended change"
	@echo "make locks   pin the newest versions of all dependencies"
	@echo "make clean   remove everything that was built"

# --- setting up: each step leaves a stamp, so that the second time is fast --------------------------------------

# A virtual environment cannot be moved, nor survive the Python it was made with: then it is made again.
VENV_IS_GOOD := $(shell [ "$$(cat .venv/made 2>/dev/null)" = "$$(pwd -P)" ] && .venv/bin/python -c "" 2>/dev/null && echo yes)

.venv/made: scripts/set_up/environment.py requirements-setup.lock $(if $(VENV_IS_GOOD),,make-it-again)
	@echo "Setting up: virtual environment in .venv"
	@command -v $(PYTHON) >/dev/null || { echo "Haspelknecht needs Python 3.11 or newer: install it, or name it: make PYTHON=/path/to/python3 ..." >&2; exit 1; }
	@$(SET_UP) environment

make-it-again:

.venv/needed: requirements.lock requirements-build.lock .venv/made
	@echo "Setting up: libraries"
	@$(SET_UP) libraries requirements.lock requirements-build.lock
	@touch $@

.venv/tools: requirements-dev.lock .venv/needed
	@echo "Setting up: tools for tests"
	@$(SET_UP) libraries requirements-dev.lock
	@touch $@

.venv/built: .venv/needed web/built $(SOURCES)
	@echo "Building: compiling the engine (about a minute; without a compiler it runs as plain Python)"
	@rm -rf build/lib* build/temp* build/bdist*
	@$(SET_UP) build $(BIN)/uv pip install --python $(BIN)/python --no-deps --no-build-isolation --reinstall-package haspelknecht .
	@touch $@

web/node_modules/installed: web/package-lock.json .venv/needed
	@echo "Setting up: tools for the web app"
	@$(SET_UP) client-tools
	@touch $@

web/built: web/node_modules/installed $(WEB_SOURCES)
	@echo "Building: the web app"
	@cd web && ../$(BIN)/python ../scripts/npm.py run --silent build -- --logLevel warn
	@touch $@

system-packages:
	@$(SET_UP) system-packages

web: web/built

# --- playing ----------------------------------------------------------------------------------------------------

play: .venv/built
	@HASPELKNECHT_STARTED_BY=make $(BIN)/haspelknecht serve --host $(HOST) --port $(PORT) --open $(ARGS)

# --- testing ----------------------------------------------------------------------------------------------------

test: system-packages
	@$(MAKE) --no-print-directory .venv/tools web/node_modules/installed
	@$(MAKE) --no-print-directory -j2 check .venv/built # checking and compiling side by side
	@$(MAKE) --no-print-directory -j2 test-compiled test-pure
	@echo "All checks and tests passed."

check: .venv/tools web/node_modules/installed
	@echo "Checking: ruff, format, types"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@echo "Checking: imports between packages (pyproject.toml, [tool.importlinter])"
	@mkdir -p build
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache > build/imports.txt 2>&1 || { cat build/imports.txt; exit 1; }
	@echo "Checking: no file names a place on one machine"
	@$(BIN)/python scripts/check_paths.py
	@echo "Checking: words and typography of all texts"
	@$(BIN)/python scripts/check_texts.py
	@echo "Checking: the client's types are what the server says"
	@PYTHONPATH=src $(BIN)/python scripts/api_types.py --check
	@echo "Checking: the web app's code and its unit tests"
	@cd web && ../$(BIN)/python ../scripts/npm.py run --silent format:check
	@cd web && ../$(BIN)/python ../scripts/npm.py run --silent lint
	@cd web && ../$(BIN)/python ../scripts/npm.py run --silent check
	@cd web && ../$(BIN)/python ../scripts/npm.py run --silent test -- --silent

test-compiled: .venv/tools .venv/built
	@echo "Testing: the compiled engine (or plain Python, if there is no compiler)"
	@$(BIN)/python -m pytest -q -n $(TESTERS) --dist loadfile --no-loadscope-reorder

test-pure: .venv/tools .venv/built
	@echo "Testing: the same engine as plain Python (beside the others; its report comes at once when it is done)"
	@mkdir -p build
	@if $(BIN)/python -c "import sys; from haspelknecht.pure import is_compiled; sys.exit(is_compiled())"; then echo "There is no compiler here: plain Python is what the other tests use already."; else \
		HASPELKNECHT_PURE=1 $(BIN)/python -m pytest -q -n auto $(PLAIN) > build/plain-python.txt 2>&1; status=$$?; cat build/plain-python.txt; exit $$status; fi

docs: .venv/tools
	@echo "Building: the documentation site in $(SITE)"
	@PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

dist: .venv/needed web/built
	@echo "Building: source archive and wheels into dist"
	@$(SET_UP) build $(BIN)/python scripts/dist.py --keep-client $(ARGS)

test-dist: .venv/tools dist
	@$(BIN)/python -m pytest -q tests/packaging/check_artefacts.py tests/packaging/check_installed.py tests/packaging/check_rebuilding.py

try-bounds: .venv/tools web/built
	@$(BIN)/python scripts/try_bounds.py $(ARGS)

try-dockerfile:
	@$(PYTHON) scripts/try_dockerfile.py $(ARGS)

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

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade

locks: .venv/made # for every Python and system at once; with hashes, and without this project itself
	@$(LOCK) --group pyproject.toml:locks -o requirements-setup.lock
	@$(LOCK) pyproject.toml --extra postgres -o requirements.lock
	@$(LOCK) --group pyproject.toml:build -c requirements.lock -o requirements-build.lock
	@$(LOCK) pyproject.toml --all-extras --group pyproject.toml:dev -c requirements.lock -c requirements-build.lock -o requirements-dev.lock

clean:
	rm -rf .venv web/node_modules web/built $(CLIENT) $(SITE) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
