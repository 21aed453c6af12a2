PYTHON ?= python3
BIN := .venv/bin

.PHONY: play page test web-test chromium lint bench golden icons screenshots clean

play: page
	@$(BIN)/renard serve --open

page: .venv/page
	@$(BIN)/renard build-page

test: lint web-test chromium
	$(BIN)/pytest -q -n 2

web-test: .venv/dev
	$(BIN)/renard build-page
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
screenshots: chromium page
	$(BIN)/python -m tests.browser.screenshots

golden: .venv/dev
	$(BIN)/python -m tests.golden.update

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Renard needs Python 3.11 or newer; name one with make PYTHON=…")'
	@echo "Setting up (once) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

.venv/page: .venv/ready
	@echo "Setting up what builds the page (once) …"
	@needs="$$($(BIN)/python -m renard.page.needs)"; [ -z "$$needs" ] || \
	  $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt $$needs
	@touch $@

.venv/dev: .venv/ready
	@echo "Setting up what tests need (once) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
