"""The wheel carries all that a game needs: content and grammar too."""

import json
import subprocess
import sys
import venv
from pathlib import Path

import cattrs

ROOT = Path(__file__).parents[2]


def run(*command, cwd):
    result = subprocess.run([str(one) for one in command], cwd=cwd, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_an_installed_wheel_plays_a_game_away_from_the_checkout(tmp_path):
    run(
        *(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path / "dist", ROOT),
        cwd=tmp_path,
    )
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    venv.create(tmp_path / "env", with_pip=True, symlinks=True)
    python = next((tmp_path / "env").glob("bin/python"))
    site = next((tmp_path / "env").glob("lib/python*/site-packages"))
    # The libraries are borrowed, path by path, so that the editable install of the checkout is not.
    borrowed = Path(cattrs.__file__).parents[1]
    run(python, "-m", "pip", "install", "--no-deps", "--no-index", "--quiet", wheel, cwd=tmp_path)
    (site / "borrowed.pth").write_text(f"{borrowed}\n")

    gwt = run(python, "-c", "import gwt; print(gwt.__file__)", cwd=tmp_path)
    told = run(
        python,
        "-c",
        "from gwt import optional_dependencies as on; print(on.missing_dependency('no', 'table'))",
        cwd=tmp_path,
    )
    played = run(
        *(site.parents[2] / "bin" / "gwt", "simulate", "--players", 2, "--games", 1, "--json"), cwd=tmp_path
    )

    assert gwt.startswith(str(site))
    assert told == f"no: pip install '{wheel.resolve()}[table]'\n"
    assert (site / "gwt" / "_data" / "grammar" / "great_western.tables").is_file()
    assert json.loads(played)["finished"] == 1
