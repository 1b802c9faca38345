"""What an author is told of mistakes: the right place, the right cause, the right fix, and nothing else.

Each mistake is made in the pattern of `gwt new`; a case says what has to be told of it.
`python -m tests.packs.test_mistakes` counts how many of them are told as they should.
"""

import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from gwt.authoring.pack_check import find_packs, pack_problems
from gwt.errors import ContentError, GwtError, HintKind, Place, Problem
from gwt.packs.root_causes import OF_WORDS
from gwt.resources import content_folder
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "mistakes"
PATTERN = content_folder("templates") / "great_western"
_LAYOUT = ("pack.yaml", "buildings.yaml", "objectives.yaml", "station_masters.yaml")
_LEFT_OUT = ("rules", "scenarios")
"""The folders of other packs that would be told of again."""
WANTED = ("place", "cause", "fix", "one problem")


def mistakes() -> list[Any]:
    """The mistakes of all files, as parameters of a test."""
    return [
        pytest.param(one, id=f"{path.stem}: {one['mistake']}")
        for path in sorted(HERE.glob("*.yaml"))
        for one in yaml.safe_load(path.read_text(encoding="utf-8"))
    ]


def made(mistake: dict[str, Any], folder: Path) -> Path:
    """Writes the pattern with a mistake into a folder, and gives that of the pack."""
    pack = folder / "prairie"
    if "base" in mistake:
        shutil.copytree(ROOT / mistake["base"], pack, ignore=shutil.ignore_patterns(*_LEFT_OUT))
    for name in () if "base" in mistake else (*_LAYOUT, "scenarios/prairie.scenario.yaml"):
        path = pack / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text((PATTERN / name).read_text(encoding="utf-8"), encoding="utf-8")
    for edit in mistake["edits"]:
        path = pack / edit["file"]
        if "rename" in edit:
            target = pack / edit["rename"]
            target.parent.mkdir(parents=True, exist_ok=True)
            path.rename(target)
        elif "content" in edit:
            path.parent.mkdir(exist_ok=True)
            path.write_text(edit["content"], encoding="utf-8")
        else:
            text = path.read_text(encoding="utf-8")
            assert edit["find"] in text, f"{mistake['mistake']}: {edit['find']!r} is not there"
            changed = text.replace(edit["find"], edit["replace"], -1 if edit["find"] == "\n" else 1)
            path.write_bytes(changed.encode(edit.get("encoding", "utf-8")))
    return pack


def told(pack: Path, names: bool = False) -> list[Problem]:
    """What is told of a pack, but that it has no words in other languages; of `names` in texts if asked."""
    try:
        (folder,) = find_packs(pack)
        found = pack_problems(folder)
    except ContentError as error:
        found = list(error.problems)
    except GwtError as error:
        found = [Problem(Place(str(pack / "pack.yaml"), 1, 1), str(error))]
    left_out = ("text",) if names else ("no-name", "text")
    return [one for one in found if one.code not in left_out]


def missing(mistake: dict[str, Any], problems: list[Problem]) -> list[str]:
    """What is amiss with what is told of a mistake."""
    if mistake.get("accepted"):
        return ["nothing to tell"] if problems else []
    first = next(
        (one for one in problems if re.search(mistake["cause"], one.message)),
        problems[0] if problems else None,
    )
    if first is None:
        return list(WANTED)
    held = {
        "place": Path(first.place.file).name == Path(mistake["at"]).name
        and mistake.get("line", "") in first.place.source
        and first.place.source[first.place.column - 1 :].startswith(
            tuple(mistake.get("mark", "").split("|"))
        ),
        "cause": re.search(mistake["cause"], f"{first.message} {first.hint}") is not None,
        "fix": re.search(mistake["fix"], f"{first.message} {first.hint}") is not None,
        "one problem": len(problems) == mistake.get("problems", 1),
    }
    return [name for name, holds in held.items() if not holds]


@pytest.mark.parametrize("mistake", sample(mistakes(), 50))
def test_a_mistake_is_told_once_with_its_place_its_cause_and_its_fix(mistake, tmp_path):
    problems = told(made(mistake, tmp_path), mistake.get("names", False))

    assert missing(mistake, problems) == [], "\n".join(map(str, problems))


def with_word(problem: Problem, word: str) -> str:
    """The file of a problem with a word in the place of what is wrong."""
    lines = Path(problem.place.file).read_text(encoding="utf-8").split("\n")
    line, start = lines[problem.place.line - 1], problem.place.column - 1
    lines[problem.place.line - 1] = f"{line[:start]}{word}{line[start + problem.length :]}"
    return "\n".join(lines)


@pytest.mark.parametrize("mistake", sample(mistakes(), 25))
def test_a_word_that_is_meant_can_be_read_in_the_place_of_the_wrong_one(mistake, tmp_path):
    """An editor puts it there, and nothing else."""
    pack = made(mistake, tmp_path)
    problems = told(pack)
    for problem in problems if len(problems) == 1 and problems[0].hint.kind is HintKind.MEANT else ():
        left = []
        for word in problem.hint.words:
            text = with_word(problem, word)
            before = Path(problem.place.file).read_text(encoding="utf-8")
            Path(problem.place.file).write_text(text, encoding="utf-8")
            left.append([str(one) for one in told(pack) if one.code in (*OF_WORDS, "ends-early")])
            Path(problem.place.file).write_text(before, encoding="utf-8")
        assert [] in left


def _report() -> None:
    only = [one for one in sys.argv[1:] if one != "-v"]
    for path in sorted(HERE.glob("*.yaml")):
        if only and path.stem not in only:
            continue
        listed = yaml.safe_load(path.read_text(encoding="utf-8"))
        right = 0
        lacking = dict.fromkeys(WANTED, 0)
        for one in listed:
            with tempfile.TemporaryDirectory() as folder:
                problems = told(made(one, Path(folder)), one.get("names", False))
                amiss = missing(one, problems)
            right += not amiss
            for name in amiss:
                lacking[name] = lacking.get(name, 0) + 1
            if amiss and "-v" in sys.argv:
                print(f"\n{one['mistake']}: {', '.join(amiss)}", *problems, sep="\n  ")
        counts = ", ".join(f"{name} {len(listed) - many}" for name, many in lacking.items())
        print(f"{path.stem}: {right} of {len(listed)} told as they should; {counts}")


if __name__ == "__main__":
    _report()
