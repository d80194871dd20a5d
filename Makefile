# Fieldpost: the only set-up is `make play` or `make test`; each makes .venv and installs what it needs.
PYTHON ?= python3
BIN := .venv/bin
# Threads that paint share two pools of memory; with one for each a test worker grows by a quarter.
export MALLOC_ARENA_MAX ?= 2
# Every test worker reads the whole source: compiled once it is read twice as fast.
export PYTHONDONTWRITEBYTECODE :=
# The locks name everything: nothing is left to resolve, and an extra of a newer release is not looked for.
PIP := $(BIN)/pip --disable-pip-version-check --quiet

# How many places `make mutate` breaks.
SAMPLE ?= 60

.PHONY: play install dev check test measured quick soak mutate lock clean

play: install  ## start the sandbox: a Discord look-alike in the browser, no token needed
	$(BIN)/fieldpost sandbox

install: .venv/installed

dev: .venv/dev

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit("Fieldpost needs Python 3.11 or newer; set PYTHON=...") if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv .venv

.venv/installed: requirements.lock pyproject.toml | .venv/bin/pip
	$(PIP) install --no-deps --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: tests/requirements.lock .venv/installed
	$(PIP) install --no-deps --require-hashes -r tests/requirements.lock
	@touch $@

check: dev  ## format, lint, types, data
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/fieldpost lint

test: dev  ## everything: check, then all tests in parallel and in random order
	$(MAKE) --jobs 2 check measured
	$(BIN)/pytest -m "not measured" -n 2 --dist worksteal

measured: dev  ## the tests of engine and service, and how much of both they run
	$(BIN)/pytest -m measured -n 2 --dist worksteal --cov --cov-report= tests/engine tests/service
	$(BIN)/coverage report --include 'bot/engine/*'
	$(BIN)/coverage report --include 'bot/service/*'

quick: dev  ## the fast two thirds of the tests, in a minute; tells which have grown slow
	$(BIN)/pytest -m "not slow" -n 2 --dist worksteal --durations 5 --durations-min 1

soak: dev  ## bulk runs with a fresh seed (printed): random games, races, kills; takes hours
	$(BIN)/pytest --soak -n 2 --dist worksteal --timeout 7200

mutate: dev  ## break LAYER (engine, store, service, chat) at SAMPLE random places: who notices?
	$(BIN)/pip --disable-pip-version-check --quiet install cosmic-ray
	$(BIN)/python .ci/mutate.py $(LAYER) --sample $(SAMPLE)

lock:  ## refresh both lock files from pyproject.toml
	uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-emit-index-url --no-annotate -q --extra build --extra postgres -o requirements.lock
	uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-emit-index-url --no-annotate -q --extra build --extra postgres --extra dev \
	  -c requirements.lock -o tests/requirements.lock

clean:
	rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .pytest_cache
