"""Hidden files, which editors and other programs put into the folder of a pack, are no content."""

import ast
import shutil

import pytest

import gwt
from gwt.authoring.pack_check import find_packs, pack_problems
from gwt.lsp.hover import definitions
from gwt.lsp.workspace import Workspace
from gwt.packs.limits import FILES, list_files
from gwt.proofs.lesson import find as lessons
from gwt.proofs.scenario import scenario_files
from gwt.resources import data_root
from gwt.text import languages
from tests.packs.corpus import FIRST_EDITION

pytestmark = pytest.mark.in_turn

NAMES = (".#{}", "._{}", ".{}", ".{}.swp", ".~lock.{}#")
"""What Emacs, archives from macOS, tools, Vim and LibreOffice call their files."""


@pytest.fixture
def pack(tmp_path):
    """A pack with a hidden file of each sort beside each of its files, the links of which lead nowhere."""
    folder = tmp_path / "pack"
    shutil.copytree(FIRST_EDITION, folder)
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        for at, name in enumerate(NAMES):
            beside = path.with_name(name.format(path.name))
            if at == 0:
                beside.symlink_to("ann@host.4711:1")
            else:
                beside.write_bytes(b"\x00\x05\x16\x07: [")
    for name in (".pre-commit-config.yaml", ".readthedocs.yaml", ".docker-compose.yml"):
        (folder / name).write_text("repos: []\n", encoding="utf-8")
    (folder / ".venv" / "text").mkdir(parents=True)
    (folder / ".venv" / "pack.yaml").write_text("no: pack\n", encoding="utf-8")
    return folder


def test_a_pack_with_hidden_files_is_checked_played_and_tested_as_one_without(pack):
    assert [str(problem) for problem in pack_problems(pack)] == []
    assert find_packs(pack) == [pack]
    plain, beside = gwt.load_pack(pack=FIRST_EDITION), gwt.load_pack(pack=pack)
    assert [one.id for one in beside.components] == [one.id for one in plain.components]
    assert [layer.digest for layer in beside.layers] == [layer.digest for layer in plain.layers]
    assert languages(beside) == languages(plain)
    assert gwt.new_game(players=2, seed=1, pack=pack).options
    assert [path.name for path in scenario_files(pack)] == [
        path.name for path in scenario_files(FIRST_EDITION)
    ]
    assert [path.name for path in lessons([pack])] == [path.name for path in lessons([FIRST_EDITION])]


def test_an_editor_finds_what_it_looks_for_beside_hidden_files(pack):
    known = Workspace().valid_pack(pack)
    text = "neutral:\n  - {id: own-a, actions: [discard 1 guernsey -> gain $2]}\n"

    assert [target.path for target in definitions(known, "buildings", text, text.index("guernsey"))]


def test_a_pack_is_read_again_though_a_link_beside_its_files_leads_nowhere(pack):
    first = gwt.load_pack(pack=pack)
    path = pack / "cattle.yaml"
    path.write_text(path.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")

    assert gwt.load_pack(pack=pack) is not first


def test_hidden_files_do_not_count(tmp_path):
    (tmp_path / "text").mkdir()
    for at in range(FILES + 1):
        (tmp_path / f".{at}").touch()
        (tmp_path / "text" / f".{at}.ftl").touch()

    assert list_files(tmp_path) == []


def test_a_file_of_another_program_is_refused_with_what_to_do(tmp_path):
    shutil.copytree(FIRST_EDITION, tmp_path / "pack")
    (tmp_path / "pack" / "docker-compose.yaml").write_text("services: {}\n", encoding="utf-8")

    (problem,) = pack_problems(tmp_path / "pack")

    assert "put it outside, or begin its name with a dot" in problem.hint


def test_only_one_function_lists_the_files_of_a_pack():
    """What globs for files of content in another way reads hidden ones."""
    found = [
        f"{path.name}:{node.lineno}"
        for path in sorted((data_root() / "gwt").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("glob", "rglob")
        and ast.unparse(node).endswith(("*.yaml')", "*.ftl')", "/pack.yaml')"))
        # The packs that are installed lie in folders of our own.
        and ".packs.glob(" not in ast.unparse(node)
    ]

    assert found == []
