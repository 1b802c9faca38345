"""What the command says when it is asked for nothing, for help, or for what it does not have."""

import subprocess
import sys

import pytest

import gwt


def test_the_version(command):
    assert command("--version").stdout == f"gwt {gwt.__version__}\n"


@pytest.mark.parametrize("subcommand", ["", "simulate", "replay", "show", "play"])
def test_there_is_help_everywhere(command, subcommand):
    result = command(*filter(None, [subcommand]), "--help")

    assert result.exit_code == 0
    assert f"{subcommand} [OPTIONS]" in result.stdout


@pytest.mark.parametrize(
    "arguments", [("simulat",), ("--wrong",), ("show",), ("replay",), ("play", "--wrong")]
)
def test_a_wrong_call_exits_with_2(command, arguments):
    assert command(*arguments).exit_code == 2


def test_the_command_starts_without_the_heavy_parts():
    """Neither drawing nor several cores are needed to say what the command can do."""
    code = (
        "import sys, gwt.cli.app;"
        "print({'joblib', 'rich.progress', 'gwt.games.great_western'} & set(sys.modules))"
    )

    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert found.stdout == "set()\n"
