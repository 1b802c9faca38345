"""The search of the site outside of a browser: its script, run by the node that comes with playwright."""

import atexit
import json
import re
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml
from playwright._impl._driver import compute_driver_executable

import gwt.site
from gwt.proofs.rulebook import Mistake, Question
from gwt.site.markdown_page import slug
from gwt.site.site_texts import site_settings

QUESTIONS = Path(__file__).with_name("questions.yaml")
FRESH = Path(__file__).with_name("fresh.yaml")
COMBINED = Path(__file__).with_name("combined.yaml")
"""Questions about all combinations, written before anybody looked at what is found."""
UNCHOSEN = Path(__file__).with_name("unchosen.yaml")
"""The same, asked with a choice and without."""
_SCRIPT = Path(gwt.site.__file__).with_name("search-worker.js")
FIRST = 3
"""So many results are looked at."""
_RUN = """
const { Index, answer, shown } = require(process.argv[1])
const made = {}
let indexes
require("readline").createInterface({ input: process.stdin }).on("line", async line => {
  if (!indexes) return void (indexes = JSON.parse(line))
  const index = async code => made[code] ??= new Index(indexes[code].docs, indexes[code].config)
  const found = []
  for (const { ask, game, lang, letter = "" } of JSON.parse(line)) {
    const codes = Object.keys(indexes)
    const { found: hits, asked, missing, games } = await answer(ask, { game, letter }, lang, codes, index)
    const items = hits.slice(0, 10).map(one => shown(one, asked, games, { game, letter }))
    found.push({ places: items.map(one => one.location), items, missing })
  }
  console.log(JSON.stringify(found))
})
"""


_STEMS = """
const { Index } = require(process.argv[1])
const { languages, rows } = JSON.parse(require("fs").readFileSync(0, "utf8"))
const made = {}
for (const [code, settings] of Object.entries(languages)) {
  made[code] = new Index({ location: [] }, { languages: { [code]: settings } })
}
console.log(JSON.stringify(rows.map(([code, text]) => made[code].language.stems(text))))
"""


def stems(rows: Sequence[tuple[str, str]]) -> list[frozenset[str]]:
    """What the search takes of some texts, each given with its language."""
    settings = site_settings()
    languages = {code: {"stop": settings["stop"][code].split()} for code in settings["stop"]}
    node, _ = compute_driver_executable()
    run = subprocess.run(
        [node, "-e", _STEMS, str(_SCRIPT)],
        input=json.dumps({"languages": languages, "rows": rows}),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return [frozenset(found) for found in json.loads(run.stdout)]


def asked(file: Path = QUESTIONS) -> list[dict[str, Any]]:
    """The questions of the tests, each with its game, its language, and whether it is held out."""
    whole = yaml.safe_load(file.read_text(encoding="utf-8"))
    return [
        {**one, "game": game, "lang": lang, "held": at % 3 == 2}
        for game, languages in whole.items()
        for lang, questions in languages.items()
        for at, one in enumerate(questions)
    ]


def results(made: Mapping[str, Any], questions: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """The first places that the search finds for each question."""
    return [one["places"] for one in answered(made, questions)]


def answered(made: Mapping[str, Any], questions: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The first places that the search finds for each question, and the words that it does not know."""
    run = _started(made)
    assert run.stdin is not None and run.stdout is not None
    run.stdin.write(json.dumps(list(questions)) + "\n")
    run.stdin.flush()
    said = run.stdout.readline()
    assert said, run.wait()
    return list(json.loads(said))


_running: list[tuple[Mapping[str, Any], subprocess.Popen[str]]] = []


def _started(made: Mapping[str, Any]) -> subprocess.Popen[str]:
    """The search over some indexes, which are read once; it ends with the tests."""
    for known, run in _running:
        if known is made:
            return run
    node, _ = compute_driver_executable()
    run = subprocess.Popen(
        [node, "-e", _RUN, str(_SCRIPT)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    atexit.register(_end, run)
    _running.append((made, run))
    assert run.stdin is not None
    run.stdin.write(json.dumps(made) + "\n")
    return run


def _end(run: subprocess.Popen[str]) -> None:
    assert run.stdin is not None and run.stdout is not None
    run.stdin.close()
    run.stdout.close()
    run.wait()


def answers(question: Mapping[str, Any], place: str, known: Iterable[Question | Mistake]) -> bool:
    """Whether a place of the site answers a question; `known` has those of its game."""
    path, _, anchor = place.partition("#")
    if any(place.endswith(page) or path.endswith(page) for page in question.get("pages", ())):
        return True
    inside = re.sub(r"^(nl/|it/)?reference/", "", path).removeprefix(f"{question['game']}/")
    if inside in ("questions/", "mistakes/"):
        return any(
            slug(one.ask["en"] if isinstance(one, Question) else one.wrong["en"]) == anchor
            and set(one.rules) & set(question["rules"])
            for one in known
        )
    return inside.startswith(("rules/", "rulings/")) and anchor in map(slug, question["rules"])
