PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test lint bench golden clean

play: .venv/ready
	@$(BIN)/renard play

test: lint
	$(BIN)/pytest -q -n 2

lint: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/dev
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/step.py
	$(BIN)/python bench/batch.py
	$(BIN)/python bench/envs.py
	$(BIN)/python bench/wasm.py

golden: .venv/dev
	$(BIN)/python -m tests.golden.update

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Renard needs Python 3.11 or newer; name one with make PYTHON=…")'
	@echo "Setting up (once) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

.venv/dev: .venv/ready
	@echo "Setting up what tests need (once) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
