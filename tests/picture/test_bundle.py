"""The scripts of a replay as one script, for a page that can load no module."""

import re
import shutil
import subprocess

import pytest

from gwt.picture.web import SCRIPTS, replay_script
from gwt.picture.web.script_bundle import bundle

COUNTING = """let count = 0;
export const add = (by) => (count += by);
export class Box {}
"""
ADDING = """import { add, Box } from "./head-count.js";

const count = 40;
export const all = () => add(1) + count;
export const kind = () => new Box().constructor.name;
"""
SAYING = """import "./head-count.js";
import { all, kind } from "./adding.js";
all();
console.log(all(), kind(), typeof add);
"""


def test_each_module_runs_once_and_sees_only_what_it_imports():
    script = bundle({"head-count.js": COUNTING, "adding.js": ADDING, "saying.js": SAYING})

    assert ran(script) == "42 Box undefined\n"


def ran(script: str) -> str:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node here")
    return subprocess.run([node, "-e", script], capture_output=True, text=True, check=True).stdout


def test_a_module_is_refused_that_comes_before_what_it_imports():
    with pytest.raises(
        ValueError, match=r"^adding.js imports 'head-count.js', which does not come before it$"
    ):
        bundle({"adding.js": ADDING, "head-count.js": COUNTING})


@pytest.mark.parametrize(
    "line",
    [
        'import all from "./one.js";',
        'import * as all from "./one.js";',
        'import {\n  one,\n} from "./one.js";',
        "export default 3;",
        "export { one };",
        "export let count = 0;",
        'export * from "./one.js";',
    ],
)
def test_another_form_of_import_or_export_is_refused(line):
    """It would be left in a script that is none of a module, and the page would stay empty."""
    with pytest.raises(ValueError, match="imports and exports are named and stand in one line"):
        bundle({"one.js": "export const one = 1;\n", "two.js": f"{line}\n"})


def test_the_modules_of_a_replay_can_be_bundled():
    script = replay_script()

    assert not re.search(r"^(import|export)\b", script, re.MULTILINE)
    assert all(f"const of_{name[:-3].replace('-', '_')} = " in script for name in SCRIPTS)


def test_comments_of_types_are_left_out_up_to_their_end():
    module = """/** @param {number} one
 * @returns {number} */
export const twice = (one) =>
  /** @type {number} */ (2 * one);
/** Another. */
export const word = "kept";
"""

    script = bundle({"one.js": module})

    assert "@param" not in script and "Another" not in script
    assert "(2 * one)" in script and 'const word = "kept";' in script
