#!/bin/sh
# Tries the lowest versions that pyproject.toml asks for, in an environment of their own: first without any extra,
# last the language server, because its library needs later versions than the core.
set -eu
python3 -m venv --clear .venv/lowest
install() { .venv/lowest/bin/python -m pip install --quiet --disable-pip-version-check "$@"; }
core=$(python3 -m tests.lowest)
# shellcheck disable=SC2086
install -e . $core
.venv/lowest/bin/pytest -q tests/cli/test_core_only.py
# shellcheck disable=SC2046,SC2086
install $core $(python3 -m tests.lowest research)
.venv/lowest/bin/pytest -q tests/dsl tests/kernel tests/text/test_files.py tests/cli/test_usage.py \
    tests/cli/test_simulate.py
# shellcheck disable=SC2046
install $(python3 -m tests.lowest packs)
.venv/lowest/bin/pytest -q tests/lsp/test_logic.py
