"""Every subcommand with any packs of any game: the arguments, and what is wrong with how one ends."""

import io
import os
import random
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from unittest import mock

LONGEST = 40
"""Lines of a refusal, of a pack too."""
ENDLESS = ("lsp", "table")
"""Servers, which do not end; they are tried in tests of their own."""

Call = tuple[list[str], str]
"""The arguments of `gwt`, and what is typed."""


def calls(game: str, packs: Sequence[str], folder: Path) -> Iterator[Call]:
    """Yields calls of every subcommand with some packs; files that they read are written to the folder."""
    import gwt
    from gwt.spec.registry import game_kind

    dice, kind = random.Random(f"{game} {packs}"), game_kind(game)
    pack = gwt.load_pack(game, list(packs) or None)
    seats = dice.choice(kind.play.players(pack))
    of_game = ["--game", game]
    with_packs = [*of_game, *(word for one in packs for word in ("--pack", one))]
    here = with_packs[2:]
    players = ["--players", str(seats)]
    played = gwt.new_game(seats, 3, game=game, pack=list(packs) or None)
    for made in range(40):
        if made == 3:
            played.save(folder / "short.gwt")
        if not played.over:
            played.play(dice.choice(played.options))
    played.save(folder / "own.gwt")
    (folder / "own.yaml").write_text(played.position(), encoding="utf-8")
    (folder / "fiume").mkdir()
    (folder / "fiume" / "pack.yaml").write_text("più: fiume\n", encoding="utf-8")
    component = dice.choice(pack.components).id
    lang = dice.choice(["en", "nl", "it"])
    seated = ",".join(["human", *["random"] * (seats - 1)])

    yield ["simulate", "--games", "2", *players, *with_packs], ""
    yield ["play", *players, "--seed", "1", *with_packs], "1\n1\ni 1\nm\nt\nu\ns kept.gwt\nq\n"
    # A whole evening at the terminal, by the first option of each decision.
    yield ["play", "--seats", seated, "--seed", "2", "--lang", lang, *with_packs], "1\n" * 4000
    yield ["play", "--resume", "own.gwt", *here], "1\nq\n\n"
    yield ["replay", "own.gwt", "--lang", lang, *here], ""
    yield ["replay", "own.gwt", "--html", "own.html", "--seat", "1", "--lang", lang, *here], ""
    yield ["replay", "own.gwt", "--json", *here], ""
    yield ["position", "own.yaml", "--lang", lang, *here], ""
    yield ["position", "own.yaml", "--svg", "own.svg", *here], ""
    yield ["position", "own.gwt", "--full", *here], ""
    yield ["observe", "own.yaml", *here], ""
    yield ["show", component, "--lang", lang, *with_packs], ""
    yield ["find", component, "--lang", lang, *with_packs], ""
    yield ["show", component, "--svg", "component.svg", *with_packs], ""
    yield ["try", component, "--lang", lang, *with_packs], "q\n"
    yield ["explain", str(played.options[0]) if played.options else "nothing", *with_packs], ""
    yield ["rules", *with_packs], ""
    yield ["packs", *with_packs], ""
    yield ["schema", *of_game], ""
    yield (
        ["tournament", "random", "greedy?depth=1", "--games", "1", *players, "--db", "t.db", *with_packs],
        "",
    )
    yield ["rate", "t.db"], ""
    yield ["ladder"], ""
    yield ["balance", "--games", "2", *players, "--player", "random", *with_packs], ""
    yield ["bench", "--seconds", "0.1", *players, *with_packs], ""
    yield ["check-player", "random", "--games", "1", *with_packs], ""
    yield ["print", "aid.pdf", "--aid", "--lang", lang, *with_packs], ""
    yield ["print", "sheet.pdf", "--once", "--only", component, *with_packs], ""
    yield ["everywhere", "--games", "1", "--share", "0.002", *with_packs], ""
    yield ["analyse", "short.gwt", "--simulations", "1", "--lang", lang, *here], ""
    yield ["data", "d.parquet", "--games", "1", "--player", "random", *players, *with_packs], ""
    yield ["new", "river", *of_game], ""
    yield ["check", "river"], ""
    yield ["test", "river", *of_game], ""
    yield ["docs", "--out", "pages", "--pack", "river"], ""
    yield ["check", "fiume"], ""


def wrong_with(call: Call) -> str:
    """Returns what is wrong with how a call ends; empty if it ends well, or says why it cannot."""
    arguments, typed = call
    called = f"gwt {' '.join(arguments)}"
    try:
        code, output, messages = run(arguments, typed)
    except Exception as error:
        return f"{called}\n{''.join(traceback.format_exception(error)[-6:])}"
    if code not in (0, 1, 2) or "Usage: gwt" in messages:
        return f"{called}\nends with {code}\n{output}{messages}"
    if code:
        lines = (messages.strip() or output.strip()).splitlines()
        if not 0 < len(lines) <= LONGEST:
            return f"{called}\nis refused in {len(lines)} lines\n{output}{messages}"
    return ""


def run(arguments: Sequence[str], typed: str) -> tuple[str | int | None, str, str]:
    """Returns how `gwt` ends: its exit code, its output and its messages.

    Its streams hold nothing but ASCII, as where no locale is set.
    """
    from gwt.cli import main

    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="ascii")
    stdout = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    stderr = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="backslashreplace", write_through=True)
    with mock.patch.multiple(sys, argv=["gwt", *arguments], stdin=stdin, stdout=stdout, stderr=stderr):
        try:
            main()
        except SystemExit as end:
            code = end.code
    output, messages = (stream.buffer.getvalue().decode(errors="replace") for stream in (stdout, stderr))
    return code, output, messages


def failures(game: str, packs: Sequence[str], folder: Path) -> list[str]:
    """Runs every subcommand with some packs in a folder, and returns what is wrong."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        return [wrong for call in calls(game, packs, folder) if (wrong := wrong_with(call))]
    finally:
        os.chdir(before)
