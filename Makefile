# Needs only make and Python 3.11 or later. Everything else goes into .venv, once.

VENV := .venv
COMPILED := .venv-compiled
CLUSTER := .venv-cluster
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
ARGS ?=
GAMES ?= 10000
KILLS ?= 1000
POSITIONS ?= 100
DIGESTS ?= 1000

# The first of these that runs, is recent enough and can make a virtual environment; failing that the
# first that is recent enough. Expanded only when .venv has to be made. `make PYTHON=... play` overrides.
CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11 python
IS_RECENT := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell \
	for test in '$(IS_RECENT) or __import__("ensurepip")' '$(IS_RECENT)'; do \
		for python in $(CANDIDATES); do \
			if "$$python" -c "$$test" >/dev/null 2>&1; then echo "$$python"; exit; fi; \
		done; \
	done)

# The tests start the program some hundred times: what Python has compiled is worth keeping.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal serve page browser test lint format types imports rules bench compiled test-compiled test-cluster image soak coverage lock clean FORCE

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.play page ## play in the browser: opens the page, or prints its address
	@$(VENV)/bin/drakkar serve --open $(ARGS)

terminal: $(VENV)/.play ## play in this terminal; ARGS="play vikings" skips the lobby
	@$(VENV)/bin/drakkar $(ARGS)

serve: $(VENV)/.play page ## serve the tables to others; ARGS="--host 0.0.0.0 --port 8080"
	@$(VENV)/bin/drakkar serve $(ARGS)

page: $(VENV)/.made ## build the page for the browser where it is missing or old
	@$(PY) web/tools.py page

browser: $(VENV)/.dev ## find a chromium for the tests, or bring one
	@$(PY) -m tests.browser.chromium

test: $(VENV)/.dev page browser ## all tests and doctests; ARGS="-k market" for some
	@$(PY) -m pytest -n auto --durations 20 --durations-min 1 $(ARGS)

lint: $(VENV)/.dev ## style of the code: ruff, eslint, prettier
	@$(VENV)/bin/ruff check
	@$(VENV)/bin/ruff format --check
	@$(PY) web/tools.py npm run lint --silent

format: $(VENV)/.dev ## put the style right
	@$(VENV)/bin/ruff check --fix
	@$(VENV)/bin/ruff format
	@$(PY) web/tools.py npm run format --silent

types: $(VENV)/.dev ## mypy: strict for src and benchmarks, lenient for tests; svelte-check
	@$(VENV)/bin/mypy src tests benchmarks docs web/tools.py compile_games.py
	@$(PY) web/tools.py npm run check --silent

imports: $(VENV)/.dev ## who may import whom
	@$(VENV)/bin/lint-imports

rules: $(VENV)/.dev ## every clause of every rulebook, the tests that hold it up and the code that cites it
	@$(PY) -m tests.rules_coverage $(ARGS)

image: ## the container of the server, where docker runs
	@if docker info >/dev/null 2>&1; then \
		docker build --tag drakkar . && \
		DRAKKAR_NAME=localhost POSTGRES_PASSWORD=x docker compose config --quiet; \
	else echo "No docker runs here: tests/test_house.py reads Dockerfile and compose.yaml instead."; fi

bench: $(VENV)/.dev ## speed of the games, and of a peer on the same machine; after `make compiled` of the compiled ones, too
	@$(VENV)/bin/drakkar bench $(if $(wildcard $(COMPILED)/bin/python),--beside $(COMPILED)/bin/python) $(ARGS)

compiled: page ## the same with kernel and games compiled, in .venv-compiled; some minutes, needs a C compiler
	@test -x $(COMPILED)/bin/python || "$(PYTHON)" -m venv $(COMPILED)
	@echo "Compiling into $(COMPILED) ..."
	@$(COMPILED)/bin/python -m pip --disable-pip-version-check --quiet install -r requirements-dev.lock
	@DRAKKAR_COMPILED=1 $(COMPILED)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --force-reinstall .
	@$(COMPILED)/bin/drakkar --version

# What the contract kit's own tests break in the kernel cannot be broken in the compiled one.
test-compiled: $(VENV)/.dev compiled ## the compiled games play the same, and keep the tests of the rules
	@$(PY) -m tests.digests --games $(DIGESTS) --beside $(COMPILED)/bin/python
	@$(COMPILED)/bin/python -m pytest -n auto --ignore tests/kernel/test_contract.py tests/rules tests/kernel tests/bots tests/test_records.py $(ARGS)

# Ray is five times as large as everything else together: not among the tools of every test run.
test-cluster: $(VENV)/.made ## games on a Ray cluster of two nodes on this machine; brings Ray into .venv-cluster
	@test -x $(CLUSTER)/bin/python || "$(PYTHON)" -m venv $(CLUSTER)
	@$(CLUSTER)/bin/python -m pip --disable-pip-version-check --quiet install -r requirements-dev.lock
	@HATCH_BUILD_NO_HOOKS=true $(CLUSTER)/bin/python -m pip --disable-pip-version-check --quiet install --editable ".[cluster]"
	@$(CLUSTER)/bin/python -m pytest -n 0 tests/arena/test_cluster.py $(ARGS)

soak: $(VENV)/.dev page browser compiled ## GAMES=10000 random games, DIGESTS=1000 of each game beside the compiled ones, KILLS=1000 kill -9 of the server per database, POSITIONS=100 of each board, whole games on it
	@$(PY) -m tests.soak --games $(GAMES) $(ARGS)
	@$(PY) -m tests.digests --games $(DIGESTS) --beside $(COMPILED)/bin/python
	@$(PY) -m tests.kills --count $(KILLS)
	@$(PY) -m tests.browser.contract --positions $(POSITIONS)
	@$(PY) -m tests.browser.whole

coverage: $(VENV)/.dev page ## branches of kernel, games and server that the tests reach, browser left out
	@rm -f .coverage .coverage.*
	@$(PY) -m coverage run -m pytest -q -n auto --ignore tests/browser $(ARGS)
	@$(PY) -m coverage combine --quiet
	@$(PY) -m tests.coverage_by_room

lock: $(VENV)/.made ## pin the dependencies of pyproject.toml anew; ARGS=--upgrade for the latest
	@$(PIP) install uv
	@$(LOCK) --extra push --output-file requirements.lock
	@$(LOCK) --extra dev --extra bench --extra ladder --extra rl --extra study --constraint requirements.lock --output-file requirements-dev.lock

# Universal from 3.11 up, whichever Python .venv has.
LOCK = $(VENV)/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --no-emit-index-url --no-header $(ARGS)

clean: ## remove .venv, the built page and every cache
	rm -rf $(VENV) $(COMPILED) $(CLUSTER) web/node_modules src/drakkar/server/page build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} +

# Stamps: pip runs only when a lock file or pyproject.toml is newer. The dev stamp builds on the play
# stamp, and the dev lock is constrained by the runtime lock, so neither can undo the other.
$(VENV)/.dev: requirements-dev.lock $(VENV)/.play
	@echo "Installing the development tools ..."
	@$(PIP) install -r requirements-dev.lock
	@touch $@

$(VENV)/.play: requirements.lock pyproject.toml $(VENV)/.made
	@echo "Installing Drakkar into $(VENV) ..."
	@$(PIP) install -r requirements.lock
	@HATCH_BUILD_NO_HOOKS=true $(PIP) install --no-deps --editable .
	@touch $@

$(VENV)/.made:
	@[ -n "$(PYTHON)" ] || { echo "Drakkar needs Python 3.11 or later, and none was found (tried: $(CANDIDATES)); if yours has another name: make PYTHON=/path/to/python ..." >&2; exit 1; }
	@"$(PYTHON)" -c '$(IS_RECENT)' || { echo "Drakkar needs Python 3.11 or later; \"$(PYTHON)\" is not." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "\"$(PYTHON)\" cannot make virtual environments; on Debian or Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@rm -rf $(VENV)
	@"$(PYTHON)" -m venv $(VENV) || { rm -rf $(VENV); echo "\"$(PYTHON)\" -m venv $(VENV) failed, see above." >&2; exit 1; }
	@pwd > $@

# A .venv that was moved with its clone, or whose Python is gone, is made again.
ifneq ($(shell test -x $(PY) && cat $(VENV)/.made 2>/dev/null),$(shell pwd))
$(VENV)/.made: FORCE
endif
FORCE:
