"""The browser of components finds what `gwt find` does; node runs its script."""

import json
import subprocess
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

import gwt.site
from gwt.authoring import index_components
from gwt.errors import UsageError
from gwt.site import component_browser
from gwt.site.pack_reference import PackReference
from gwt.spec import GAMES

pytestmark = pytest.mark.in_turn("file")

_RUN = """
const script = require("fs").readFileSync(process.argv[1], "utf8")
const { data, queries } = JSON.parse(require("fs").readFileSync(0, "utf8"))
const { found } = new Function(`${script}\\nreturn finder`)()(data)
const tried = query => { try { return found(query) } catch (problem) { return problem } }
console.log(JSON.stringify(queries.map(tried)))
"""
QUERIES = [
    *(
        "",
        "engine",
        "-engine",
        "type:good",
        "type:building cost<=2",
        "points>=2 -type:objective",
        "gives:money",
    ),
    *(
        "pays<=2",
        "gives:engine pays:money",
        'name:"station master"',
        "geeft:geld",
        "ottieni:soldi",
        "copies:2",
    ),
    *("barter", "handel", "affluenza"),
    *("constructor:x", "constructor<3", "cost<=" + "9" * 20, "cost<=٣"),
    *("tpye:building", "cost<=x", "gives:xyzzy", "type<3", "value=4 in:first"),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["", "nl"])
def test_the_page_finds_what_the_command_finds(game, code):
    reference = PackReference(gwt.load_pack(game))
    reference = reference.in_language(code) if code else reference
    text = component_browser.page(reference).text()
    data = json.loads(text.partition('<script type="application/json">')[2].partition("</script>")[0])
    node, _ = compute_driver_executable()
    script = str(Path(gwt.site.__file__).with_name(component_browser.SCRIPT))
    asked = json.dumps({"data": data, "queries": QUERIES})
    run = subprocess.run([node, "-e", _RUN, script], input=asked, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    search = index_components(reference.pack, reference.voices[code or "en"])

    assert len(data["rows"]) == len(reference.components) == text.count("\n- [")
    for query, found in zip(QUERIES, json.loads(run.stdout), strict=True):
        try:
            true = {id(one.entry) for one in search.find(query)}
        except UsageError as error:
            assert isinstance(found, str), query
            assert ("Did you mean" in str(error)) <= ("'" in found)
        else:
            assert found == [id(one.entry) in true for one in component_browser.in_order(reference)], query
