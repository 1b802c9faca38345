"""What the guide says about clusters, done as it says; `tests/peers/run.sh` runs it."""

import os
import subprocess
import sys
from pathlib import Path

from gwt.research import Contest, run_tournament
from gwt.research.result_store import chosen_rows
from tests.docs.blocks import ROOT, blocks
from tests.research.test_tournament import untimed

GUIDE = ROOT / "docs/guides/tournaments.md"


def test_the_cluster_of_the_guide_plays_the_rows_of_one_process(tmp_path):
    page = GUIDE.read_text(encoding="utf-8")
    section = page[page.index("## On a cluster") :]
    steps = [block.text for block in blocks(section) if block.language == "sh"]
    # The scheduler and the workers are ended with the shell that has started them.
    script = "\n".join(["set -e", "trap 'kill $(jobs -p); wait' EXIT", *steps])
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    shell = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    _, rows = run_tournament(Contest(("random", "greedy"), seed=1), 20)

    assert shell.returncode == 0, shell.stderr
    assert "greedy" in shell.stdout
    assert untimed(chosen_rows(tmp_path / "cluster.sqlite")) == untimed(rows)
