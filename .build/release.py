"""Checks what `make release` has built, as somebody would who installs it, and writes the checksums.

`python .build/release.py DIST SITE`: the wheel is installed in an empty environment, where
the ten lines of the README print what the README says; with the extra `table`, `gwt table` has to answer,
and a table does what it offers. What each other extra is for is done in an environment with it alone.
"""

import hashlib
import json
import re
import socket
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
SUMS = "SHA256SUMS"
CALLS = {
    "docs": "docs --out pages --pack pack",
    "packs": "simulate --games 2 --jobs 2",
    "print": "print own.pdf --aid",
    "research": "simulate --games 1 --player distilled",
}
"""What is done with an extra alone."""


def main(dist: Path, site: Path) -> None:
    wheels, sdists = sorted(dist.glob("*.whl")), sorted(dist.glob("*.tar.gz"))
    assert len(wheels) == len(sdists) == 1, f"{dist} has {len(wheels)} wheels and {len(sdists)} sdists"
    (wheel,), (sdist,) = wheels, sdists
    run(sys.executable, "-m", "twine", "check", "--strict", wheel, sdist)
    check(wheel)
    for extra, call in CALLS.items():
        check_alone(wheel, extra, call)
    packed = dist / sdist.name.replace(".tar.gz", "-site.tar.gz")
    with tarfile.open(packed, "w:gz") as archive:
        archive.add(site, arcname=packed.name.removesuffix(".tar.gz"))
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in (wheel, sdist, packed)
    ]
    (dist / SUMS).write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="")


def run(*command: object, cwd: Path | None = None) -> str:
    """Returns what a program prints; ends with it if it fails."""
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def check(wheel: Path) -> None:
    """Installs a wheel in an empty environment, plays the ten lines, and asks `gwt table` for its page."""
    code, printed = ten_lines()
    with TemporaryDirectory() as folder:
        here = Path(folder)
        run(sys.executable, "-m", "venv", here / "env")
        programs = here / "env" / "bin"
        pip = (programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, wheel.resolve())
        said = run(programs / "python", "-c", code, cwd=here)
        assert said == printed, f"{wheel.name}: the ten lines of the README print\n{said}"
        run(*pip, f"{wheel.resolve()}[table]")
        assert answers(programs / "gwt", here), f"{wheel.name}: `gwt table` does not answer"
        survey = json.loads(run(programs / "python", ROOT / "tests/table/offered.py", cwd=here))
        assert not survey["refusals"], f"{wheel.name}: {survey['refusals']}"
        assert all(offered and "decisions" in answer for offered, answer in survey["analyses"].values())
    print(f"{wheel.name}: installed, played, served", flush=True)


def check_alone(wheel: Path, extra: str, call: str) -> None:
    """Installs a wheel with one extra in an empty environment, and calls what the extra is for."""
    with TemporaryDirectory() as folder:
        here = Path(folder)
        run(sys.executable, "-m", "venv", here / "env")
        programs = here / "env" / "bin"
        pip = (programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, f"{wheel.resolve()}[{extra}]")
        run(programs / "gwt", "new", "pack", cwd=here)
        run(programs / "gwt", *call.split(), cwd=here)
    print(f"{wheel.name}: {call} with {extra} alone", flush=True)


def ten_lines() -> tuple[str, str]:
    """Returns the ten lines of the README, and what they print."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```\s*```output\n(.*?)```", text, re.DOTALL)
    assert found, "README.md has no code with its output"
    return found[1], found[2]


def answers(gwt: Path, folder: Path) -> bool:
    """Whether a server of the table has a page within a minute."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ("--port", str(port), "--database", f"sqlite:///{folder}/table.sqlite", "--no-browser")
    server = subprocess.Popen([gwt, "table", *options], cwd=folder)
    try:
        for _ in range(120):
            time.sleep(0.5)
            if server.poll() is not None:
                return False
            try:
                with urlopen(f"http://127.0.0.1:{port}/") as page:
                    return bool(page.status == 200)
            except OSError:
                continue
        return False
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
