"""What the command says when it is asked for nothing, for help, or for what it does not have."""

import os
import re
import resource
import shlex
import subprocess
import sys

import pytest
import typer
from typer.testing import CliRunner

import gwt
from gwt.cli.app import EXAMPLES, app


def test_the_version(command):
    assert command("--version").stdout == f"gwt {gwt.__version__}\n"


@pytest.mark.parametrize(
    "arguments", [("simulat",), ("--wrong",), ("show",), ("replay",), ("play", "--wrong")]
)
def test_a_wrong_call_exits_with_2(command, arguments):
    assert command(*arguments).exit_code == 2


def test_every_option_has_help():
    commands = typer.main.get_command(app).commands
    every = {**commands, **commands["table"].commands}
    options = [(name, param) for name, command in every.items() for param in command.params]

    assert len(options) > 150
    assert [(name, param.name) for name, param in options if not param.help] == []


def commands_with_paths():
    """Each subcommand with the words that call it."""
    commands = typer.main.get_command(app).commands
    yield from (((name,), command) for name, command in commands.items())
    yield from ((("table", name), command) for name, command in commands["table"].commands.items())


def test_every_command_has_an_example_that_it_accepts():
    for words, command in commands_with_paths():
        example = shlex.split(command.epilog.removeprefix("Example: "))
        arguments = example[1 + len(words) :]

        assert tuple(example[: 1 + len(words)]) == ("gwt", *words)
        if not {"ID", "copy.sqlite"} & {*arguments}:
            files = [param.name for param in command.params if getattr(param.type, "exists", False)]
            command.make_context(words[-1], arguments, resilient_parsing=bool(files))


def test_help_of_every_command_has_one_style_of_arguments(command):
    for words, _ in commands_with_paths():
        usage = next(line for line in command(*words, "--help").stdout.splitlines() if "Usage:" in line)

        assert re.fullmatch(
            r" Usage: root [a-z -]+\[OPTIONS\]( \[?[A-Z]+(\.\.\.)?\]?(\.\.\.)?)*", usage.rstrip()
        ), usage


def test_no_sentence_of_help_is_broken_in_the_middle():
    for words, command in commands_with_paths():
        assert not re.search(r"[^\n]\n[^\n]", command.help), words


def test_every_command_is_under_one_of_two_headings():
    commands = typer.main.get_command(app).commands.values()

    assert {command.rich_help_panel for command in commands} == set(EXAMPLES)


def test_the_command_starts_without_the_heavy_parts():
    """Neither drawing nor several cores are needed to say what the command can do."""
    code = (
        "import sys, gwt.cli.app;"
        "print({'joblib', 'rich.progress', 'gwt.games.great_western'} & set(sys.modules))"
    )

    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert found.stdout == "set()\n"


def test_the_package_is_run_as_a_module():
    ran = subprocess.run([sys.executable, "-m", "gwt", "--version"], capture_output=True, text=True)

    assert (ran.returncode, ran.stdout) == (0, f"gwt {gwt.__version__}\n")


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["--help"], "needs the extra 'packs'."),
        (["lsp", "--help"], "needs the extra 'packs'."),
        (["check", "-h"], "the extra 'packs'."),
    ],
)
def test_help_names_the_extra_that_a_command_needs(command, arguments, said):
    told = command(*arguments).stdout

    # Without the frame, and in one line.
    assert said in " ".join(told.replace("│", " ").split())


def test_no_help_has_a_bracket_that_is_taken_for_markup():
    group = typer.main.get_command(app)
    helps = [one.help or "" for one in group.commands.values()]
    helps += [
        one.help or "" for each in group.commands.values() for one in each.params if hasattr(one, "help")
    ]

    assert len(helps) > 40
    assert [one for one in helps if re.search(r"(?<!\\)\[", one)] == []


@pytest.mark.parametrize("arguments", [["show", "9a"], ["simulate", "--games", "1"], ["rules", "--json"]])
def test_an_output_that_is_full_is_told_without_a_traceback(arguments, tmp_path):
    """No file may become larger than nothing, which is as good as a full disk."""
    with (tmp_path / "out.txt").open("w", encoding="utf-8") as file:
        ran = subprocess.run(
            [sys.executable, "-m", "gwt", *arguments],
            stdout=file,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "GWT_CACHE": "off"},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        )

    assert (ran.returncode, ran.stderr) == (1, "cannot write: File too large\n")


def test_who_reads_no_further_hears_nothing():
    ran = subprocess.run(
        f"{sys.executable} -m gwt rules --json | head -1", shell=True, capture_output=True, text=True
    )

    assert (ran.stdout, ran.stderr) == ("[\n", "")


@pytest.mark.parametrize(
    "redirected", ["show 9a >&-", "--version >&-", "play --players 2 <&-", "rules 2>&-"]
)
def test_a_stream_that_is_closed_keeps_no_command_from_its_end(redirected):
    ran = subprocess.run(
        f"{sys.executable} -m gwt {redirected}", shell=True, capture_output=True, text=True, stdin=None
    )

    assert (ran.returncode, ran.stderr) == (0, "")


def test_an_error_handler_that_the_user_has_chosen_stays():
    environment = {**os.environ, "PYTHONIOENCODING": "ascii:namereplace"}
    ran = subprocess.run(
        [sys.executable, "-m", "gwt", "find", "cost>3"], env=environment, capture_output=True, text=True
    )

    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\\N{LEFT DOUBLE QUOTATION MARK}" in ran.stdout


def test_one_is_told_as_one(command):
    assert "1 game of 2 players in" in command("simulate", "--games", 1, "--players", 2).stdout
    assert "3 players, and 1 seat is given" in command("play", "--players", 3, "--seats", "human").stderr


@pytest.mark.parametrize(
    "asked, said",
    [
        ({"players": "2"}, "players is a whole number, not '2'"),
        ({"players": 2, "seed": 1.5}, "seed is a whole number, not 1.5"),
        ({"players": True}, "players is a whole number, not True"),
        ({"players": 7}, r"is for 2, 3 or 4 players, not 7"),
    ],
)
def test_a_number_of_the_wrong_kind_is_refused_as_such(asked, said):
    with pytest.raises(gwt.UsageError, match=said):
        gwt.new_game(**asked)


@pytest.mark.parametrize(
    "typed, offered",
    [
        ("show --game pac", ["pacific-rails"]),
        ("play --pack second", ["second_edition"]),
        ("play --game pacific-rails --pack second", []),
        ("simulate --player random,gre", ["random,greedy"]),
        ("play --seats hum", ["human"]),
        ("tournament random gre", ["greedy"]),
        ("data d.parquet --player random,gre", ["random,greedy"]),
        ("table --player gre", ["greedy"]),
        ("show --pack second_edition 11", ["11a", "11b"]),
        ("show --pack nowhere 11", []),
        ("try 10", ["10a", "10b"]),
        ("print x.pdf --only 10", ["10a", "10b"]),
    ],
)
def test_a_shell_completes_names(typed, offered):
    words = {"COMP_WORDS": f"gwt {typed}", "COMP_CWORD": str(len(typed.split()))}
    asked = CliRunner().invoke(app, prog_name="gwt", env={"_GWT_COMPLETE": "complete_bash", **words})

    assert asked.output.split() == offered


@pytest.mark.parametrize(
    "words",
    [
        *("show 99z", "try 99z", "show 9a --lang xx", "show 9a --pack nix", "show 9a --game nix"),
        *("rules --area nix", "simulate --player nix --games 1", "print x.pdf --only nix", "schema nix"),
        *("check nix", "replay nix"),
    ],
)
def test_an_unknown_name_ends_a_command_as_wrong_usage(command, words):
    assert command(*words.split()).exit_code == 2
