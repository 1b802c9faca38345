#!/bin/sh
# Types, linter and unit tests of the scripts of the pages, with the packages of this folder installed in $1.
set -eu
packages=$(cd "$1" && pwd)
PATH="$packages/node_modules/.bin:$packages/../bin:$PATH"
cp .build/scripts/eslint.config.js "$packages"
tsc -p .build/scripts
tsc -p .build/scripts/workers
eslint -c "$packages/eslint.config.js" gwt tests/scripts tests/browser
node --test tests/scripts/*.test.mjs >"$packages/tests" || { cat "$packages/tests"; exit 1; }
