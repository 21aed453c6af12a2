PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test lint bench clean

play: .venv/ready
	@$(BIN)/renard play

test: lint
	$(BIN)/pytest -q -n 2

lint: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready
	$(BIN)/python bench/playouts.py

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Renard needs Python 3.11 or newer; name one with make PYTHON=…")'
	@echo "Setting up (once) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
