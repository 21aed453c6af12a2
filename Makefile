PYTHON ?= python3
BIN := .venv/bin
# What is never imported need not be compiled to bytecode.
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt

.PHONY: play log page check checks test test-long torch-test mutation coverage compile-ahead page-for-tests web-test python-test \
  chromium lint bench golden hashes icons screenshots docs release clean

# One line with the address; what the server notes goes to a file, which `make log` shows.
LOG := .venv/serve.log

play: .venv/page
	@$(BIN)/python -m renard.server.warming rules 2>/dev/null & \
	$(BIN)/renard build-page --quiet && wait && $(BIN)/renard serve --open --log-file $(LOG)

log:
	@echo "$(abspath $(LOG)):"; tail -n 20 $(LOG)

page: .venv/page
	@$(BIN)/renard build-page

# For every save: lint, types, rules, units.
QUICK := tests/rules tests/record tests/table tests/compiling tests/golden \
  tests/test_architecture.py tests/test_dice.py tests/test_perft.py tests/test_readme.py
check: .venv/dev
	@$(MAKE) --no-print-directory -j2 lint compile-ahead
	$(BIN)/pytest -q -n 2 -m "not slow" $(QUICK)

# Everything. What can be done side by side, is; rules are compiled once before processes share them.
# Tests of servers, clusters and browsers wait a lot: more of them than there are cores.
test: .venv/dev
	@$(MAKE) --no-print-directory -j2 --output-sync=target compile-ahead page-for-tests chromium
	@$(MAKE) --no-print-directory -j2 --output-sync=line python-test checks

checks: lint web-test

python-test: .venv/dev
	$(BIN)/pytest -q -n 3 --dist worksteal --durations=15

# For nights: other examples each time, more of them, and servers that are killed again and again.
test-long: test
	RENARD_LONG=1 RENARD_WASM_GAMES=200000 $(BIN)/pytest -q -n 2 --durations=15 \
	  tests/rules tests/record tests/wasm tests/server/test_fuzz_http.py tests/server/test_fuzz_socket.py
	$(BIN)/python -m tests.server.fuzz --number 100000
	$(BIN)/python -m tests.server.survival --games 200 --kills 200 --actions 1000000
	$(BIN)/python -m tests.server.survival --games 100 --kills 100 --actions 100000 --database postgres
	@$(MAKE) --no-print-directory mutation

# What `make test` leaves out where there is no PyTorch: install it first (`pip install -e '.[train]'`).
torch-test: .venv/dev
	$(BIN)/python -c 'import torch'
	$(BIN)/pytest -q -n 2 --durations=15 tests/train tests/lockstep

# Mistakes put into the rules, a sample of them: which do the tests notice?
mutation: .venv/dev
	@$(INSTALL) -e '.[mutation]'
	$(BIN)/python -m tests.mutation --number 160 --seed 1

# Which lines the Python tests run: compiled functions as plain Python, then everything as usual, or COVERED alone.
COVERAGE := $(BIN)/coverage
COVERED := --ignore tests/browser
coverage: .venv/dev
	@$(INSTALL) -e '.[coverage]'
	rm -rf build/coverage
	mkdir -p build/coverage
	RENARD_PLAIN=1 $(COVERAGE) run -m pytest -q -n 2 tests/golden tests/rules/test_rulings_*.py tests/rules/test_examples.py
	$(COVERAGE) run -m pytest -q -n 2 $(COVERED)
	$(COVERAGE) combine --quiet
	$(COVERAGE) html --quiet
	$(COVERAGE) report

compile-ahead: .venv/dev
	@$(BIN)/python -m tests.compile_ahead

page-for-tests: .venv/dev
	@$(BIN)/renard build-page --only-prepare
	@$(BIN)/renard build-page

web-test: page-for-tests
	$(BIN)/python -m renard.page.npm run --silent check
	$(BIN)/python -m renard.page.npm run --silent lint
	PYTHON=$(abspath $(BIN)/python) $(BIN)/python -m renard.page.npm run --silent test

# What the browser tests drive: the machine's own, or Debian's.
chromium: .venv/dev
	@$(BIN)/python -m tests.browser.chromium

lint: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/dev page
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/step.py
	$(BIN)/python bench/batch.py
	$(BIN)/python bench/envs.py
	$(BIN)/python bench/growth.py
	$(BIN)/python bench/wasm.py
	$(BIN)/python bench/page.py
	$(BIN)/python bench/server.py

# The app's icons from our drawing; needs rsvg-convert.
icons:
	cp web/src/draw/favicon.svg web/public/favicon.svg
	cp web/src/draw/app-icon.svg web/public/icon.svg
	for size in 180 192 512; do \
	  rsvg-convert -w $$size -h $$size web/src/draw/app-icon.svg -o web/public/icon-$$size.png; \
	done

# The README's pictures, from the page as it is now.
screenshots: page
	$(BIN)/python -m tests.browser.screenshots

# The hashes of all that a container installs; after a change of dependencies or constraints.
COMPILE := $(BIN)/uv pip compile -c constraints.txt --universal --python-version 3.11 \
  --generate-hashes --no-header --no-annotate --quiet
hashes: .venv/dev
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(COMPILE) pyproject.toml --extra postgres -o container/server.txt
	$(BIN)/python -m tests.container | $(COMPILE) - -o container/build.txt

golden: .venv/dev
	$(BIN)/python -m tests.golden.update

# A site from docs/, with what is public in the package.
docs: .venv/dev
	@$(INSTALL) -e '.[docs]'
	$(BIN)/sphinx-build --quiet --fail-on-warning --builder html docs build/docs
	@echo "the site is in build/docs: open build/docs/index.html"

# Wheel and source archive in dist/, checked: contents, description, and a game in a fresh environment.
release: .venv/dev
	@$(INSTALL) -e '.[release]'
	rm -rf dist build/release
	$(BIN)/python -m build --outdir dist
	$(BIN)/check-wheel-contents dist/*.whl
	$(BIN)/twine check --strict dist/*
	$(PYTHON) -m venv build/release
	build/release/bin/pip install --quiet --disable-pip-version-check -c constraints.txt dist/*.whl
	build/release/bin/renard --version
	build/release/bin/renard simulate clever --games 1000 --seed 1
	@echo "dist/ holds the release"

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Renard needs Python 3.11 or newer; name one with make PYTHON=…")'
	@echo "Setting up (once) …"
	@$(PYTHON) -m venv .venv
	@$(INSTALL) -e .
	@touch $@

.venv/page: .venv/ready
	@needs="$$($(BIN)/python -m renard.page.needs)"; [ -z "$$needs" ] || $(INSTALL) $$needs
	@touch $@

.venv/dev: .venv/ready
	@echo "Setting up what tests need (once) …"
	@$(INSTALL) -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
