# Imperia. `make play` opens the table, `make test` checks everything; each sets up what it needs.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

VENV := .venv
PYTHON := $(VENV)/bin/python
PORT ?= 8000
COMPILED := .native

.PHONY: help play wheel test check rules unit server-postgres postgres nginx mutants browser web-check native native-test bench load soak shots clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# --- setting up --------------------------------------------------------------------------------------------------
$(VENV)/.run: requirements.txt pyproject.toml
	python3 -c "import ensurepip" 2>/dev/null || tools/debian python3-venv
	test -x $(PYTHON) || python3 -m venv $(VENV)
	$(PYTHON) -m pip install -q --disable-pip-version-check -r requirements.txt
	$(PYTHON) -m pip install -q --disable-pip-version-check --no-deps -e .
	touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.run
	$(PYTHON) -m pip install -q --disable-pip-version-check -r requirements-dev.txt
	touch $@

$(VENV)/.bench: requirements-bench.txt $(VENV)/.dev
	$(PYTHON) -m pip install -q --disable-pip-version-check -r requirements-bench.txt
	touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	command -v npm >/dev/null || tools/debian nodejs npm
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

WEB_SOURCES := $(shell find web/src web/public web/plugins src/imperia/locales -type f 2>/dev/null) web/index.html web/vite.config.ts
web/dist/index.html: web/node_modules/.ready $(WEB_SOURCES)
	cd web && npm run --silent build
	touch $@

chromium:
	command -v chromium >/dev/null || tools/debian chromium

postgres:
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || tools/debian postgresql

nginx:
	command -v nginx >/dev/null || test -x /usr/sbin/nginx || tools/debian nginx

# --- playing -----------------------------------------------------------------------------------------------------
play: $(VENV)/.run web/dist/index.html ## set everything up and open the table in the browser
	$(VENV)/bin/imperia serve --port $(PORT) --open

wheel: $(VENV)/.dev web/dist/index.html ## one file to install anywhere, in dist/; with NATIVE=1 the compiled engine
	$(PYTHON) tools/wheel.py $(if $(NATIVE),--native $(COMPILED))

# --- checking ----------------------------------------------------------------------------------------------------
test: check rules unit server-postgres native-test browser ## everything; what CI runs
	@echo "make test: all parts ran and passed"

check: $(VENV)/.dev web-check ## formatting, lint, types, and the one-way dependencies between rooms
	$(VENV)/bin/ruff format --check src tests tools bench
	$(VENV)/bin/ruff check src tests tools bench
	$(VENV)/bin/mypy
	$(PYTHON) -m pytest tests/test_rooms.py

web-check: web/node_modules/.ready $(VENV)/.run
	cd web && npm run --silent format:check && npm run --silent types:check && npm run --silent check && npm test --silent

rules: $(VENV)/.dev ## every rule of the catalogues has a test
	$(PYTHON) tools/rules.py

unit: $(VENV)/.dev web/dist/index.html nginx ## all tests but those in the browser
	$(PYTHON) -m pytest -n 2 --dist loadfile --ignore=tests/browser

server-postgres: $(VENV)/.dev web/dist/index.html postgres nginx ## the server's tests on a real PostgreSQL, started for them
	tools/with_postgres.py $(PYTHON) -m pytest -n 2 --dist loadfile tests/server

GAME ?= powers
N ?= 100
SEED ?= 1
mutants: $(VENV)/.dev ## do the rule tests bite? GAME=settlers N=200 SEED=1: break it in N small ways, see which go unseen
	$(PYTHON) tools/mutants.py $(GAME) -n $(N) --seed $(SEED)

browser: $(VENV)/.dev web/dist/index.html chromium ## whole games in a real Chromium
	$(PYTHON) -m pytest -n 2 --dist loadfile --reruns 1 tests/browser

# --- speed -------------------------------------------------------------------------------------------------------
native: $(VENV)/.dev ## compile kernel, cards, games and bots with mypyc into .native
	$(PYTHON) tools/native.py $(COMPILED)

# What is only read (words, catalogues, help) or never compiled (the command line) is the same on any build.
SAME := browser server test_cli.py test_language.py test_refusal_words.py test_rule_ids.py \
	test_rule_words.py test_terms.py test_rooms.py test_report.py
native-test: native web/dist/index.html ## the engine's tests on the native build
	IMPERIA_BUILD=native $(PYTHON) -m pytest -n 2 --dist loadfile -o pythonpath="$(COMPILED)/src tests" \
		$(SAME:%=--ignore=tests/%)

bench: $(VENV)/.bench ## speed against Catanatron, on the pure and (when built) the native build
	$(VENV)/bin/imperia bench
	@if [ -d $(COMPILED)/src ]; then PYTHONPATH=$(COMPILED)/src $(PYTHON) -m imperia bench; fi

load: $(VENV)/.dev ## 500 tables, a restart and a few tables flat out at a real server on loopback, three times
	$(PYTHON) bench/load.py

soak: $(VENV)/.run ## a million random decisions of each game
	for game in $$($(PYTHON) -c "import imperia; print(*imperia.games())"); do \
		$(VENV)/bin/imperia soak $$game --decisions 1000000; done

shots: $(VENV)/.dev web/dist/index.html chromium ## the pictures of the README
	$(PYTHON) tools/shots.py

clean: ## throw away everything that was built
	rm -rf $(VENV) $(COMPILED) web/node_modules web/dist build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
