# Needs Python 3.11 or later, git and make; everything else goes into .venv. tests/README.md has the longer tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYODIDE := $(VENV)/pyodide/node_modules/pyodide
SITE_STATUS := build/site/status
QUICK := tests/kernel tests/dsl tests/test_registry.py tests/test_sdk.py tests/test_scenarios.py tests/test_writing.py \
	tests/test_errors.py tests/saves tests/text/test_files.py

.PHONY: help demo quick checks scripts test table-browser run-tests docs release clean

help:
	@echo "make demo     a tile as data, sentences and picture; a whole game, saved and played again"
	@echo "make quick    the tests to run after each change: a minute"
	@echo "make checks   formatter, linters and type checkers"
	@echo "make test     all checks and tests, as in CI"
	@echo "make table-browser  whole games at the table, in a browser: ten minutes"
	@echo "make docs     the site, into build/site/site"
	@echo "make release  what is uploaded, tried and with checksums, into dist"
	@echo "make clean    removes what make has made"

demo: $(VENV)/.installed
	@$(BIN)/python examples/demo.py

quick: $(VENV)/.tools
	$(BIN)/pytest -q -m "not slow" $(QUICK)

checks: $(VENV)/.tools scripts
	$(BIN)/ruff format --check gwt tests examples
	$(BIN)/ruff check gwt tests examples
	$(BIN)/mypy gwt

# Types, linter and unit tests of the scripts of the pages.
scripts: $(VENV)/.tools
	@.build/tools.sh $(VENV) scripts
	@test ! -d $(VENV)/scripts || .build/scripts/check.sh $(VENV)/scripts

# The first tests run while the site is built; those in a browser wait for it.
test: $(VENV)/.tools
	@.build/tools.sh $(VENV) browser pyodide scripts
	rm -rf $(dir $(SITE_STATUS))
	AWAITED_SITE=$(SITE_STATUS) $(MAKE) --no-print-directory -j 3 docs checks run-tests

# A file is run by one worker, so that what its tests share is made once. Files are taken in their order: the longest
# have few tests and would come last.
run-tests: $(VENV)/.tools
	@$(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder --in-turn

table-browser: $(VENV)/.tools
	TABLE_WHOLE=1 $(BIN)/pytest -n 2 tests/browser/test_table.py -k whole_game

# A broken link or a missing picture is an error. Last is written how it ended, for tests that wait for it.
docs: $(VENV)/.tools
	@.build/tools.sh $(VENV) pyodide
	rm -rf build/site
	@$(BIN)/gwt docs --out build/site --config .mkdocs.yml $$(test -d $(PYODIDE) && echo --pyodide $(PYODIDE)) \
		&& NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet -f build/site/mkdocs.yml; \
	status=$$?; mkdir -p $(dir $(SITE_STATUS)) && echo $$status > $(SITE_STATUS); exit $$status

# Nothing is uploaded; docs/guides/contributing.md has the command.
release: $(VENV)/.tools docs
	rm -rf dist
	$(BIN)/python -m build --outdir dist
	$(PIP) twine
	$(BIN)/python .build/release.py dist build/site/site

clean:
	rm -rf $(VENV) build dist site

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "gwt needs Python 3.11 or later; set PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "$(PYTHON) has no module venv; on Debian: sudo apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	$(PIP) -e .
	@touch $@

$(VENV)/.tools: pyproject.toml | $(VENV)/bin/python
	$(PIP) -e '.[test]'
	@touch $@ $(VENV)/.installed
