"""The guard of instructions says what has become dearer, and counts what it says it counts."""

import subprocess
import sys
from contextlib import suppress

import pytest

from tests.benchmarks import instructions
from tests.benchmarks.instructions import WORKS, Work, compared


def test_what_takes_over_two_hundredths_more_is_named():
    lines, above = compared({"a": 1021, "b": 1020, "c": 900, "d": 5}, {"a": 1000, "b": 1000, "c": 1000})

    assert above == ["a"]
    assert [line.split()[1:] for line in lines] == [
        ["1.021", "a"],
        ["1.020", "b"],
        ["0.900", "c"],
        ["d", "(new)"],
    ]


def test_only_the_later_times_are_counted(monkeypatch):
    monkeypatch.setattr(instructions, "_run", lambda program, folder: 1000 + 7 * int(program))

    assert instructions._of(Work("TIMES", 100, 500), None) == 7


@pytest.mark.parametrize("name", WORKS)
def test_the_work_runs(name, monkeypatch):
    monkeypatch.setattr(sys, "argv", [])
    with suppress(SystemExit):
        exec(WORKS[name].program.replace("TIMES", "1"), {})


def test_figures_of_another_python_are_compared_with_nothing(monkeypatch, tmp_path):
    path = tmp_path / "figures.json"
    path.write_text('{"python": "3.9 on a8", "figures": {}}', encoding="utf-8")
    monkeypatch.setattr(instructions, "RECORDED", path)
    monkeypatch.setattr(sys, "argv", ["instructions"])
    monkeypatch.setattr(instructions.shutil, "which", lambda name: name)

    with pytest.raises(SystemExit, match=r"3\.9 on a8.*--against"):
        instructions.main()


def test_what_a_revision_cannot_do_is_told_and_has_no_figure(monkeypatch, tmp_path, capsys):
    def run(work, folder):
        raise subprocess.CalledProcessError(1, "python", stderr="no such module\n")

    monkeypatch.setattr(instructions, "_of", run)

    assert instructions.counted(tmp_path) == {}
    assert f"a copy cannot be done in {tmp_path}: no such module" in capsys.readouterr().err
