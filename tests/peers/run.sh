#!/bin/sh
# Tries gwt with the libraries whose interfaces it has, in an environment of its own; PyTorch alone needs 2 to 5 GB.
set -eu
python3 -m venv .venv/peers
.venv/peers/bin/python -m pip install --quiet --disable-pip-version-check -e '.[research]' \
    hypothesis pytest pytest-asyncio open_spiel distributed ray pyarrow sb3-contrib torch pandas duckdb
.venv/peers/bin/python -m pytest -q tests/peers/openspiel.py tests/peers/clusters.py tests/peers/guide.py \
    tests/peers/ppo.py tests/peers/parquet.py
