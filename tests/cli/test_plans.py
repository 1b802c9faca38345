"""Options of commands that are made from the fields of classes."""

import attrs
import pytest
import typer
from typer.testing import CliRunner

from gwt.cli.app import app
from gwt.cli.plan_options import with_options
from gwt.research import Bounds

PLANNED = ("calibrate", "distil", "gate", "reinforce", "train")


@attrs.frozen
class Inner:
    seed: int = 0


@attrs.frozen
class Baking:
    """A plan with a field of each sort."""

    kind: str
    """The kind of bread.

    A second paragraph is not shown.
    """
    loaves: int = attrs.field(default=2, validator=Bounds(1, 9))
    """Loaves that are baked."""
    long_rest: bool = False
    """Whether the dough rests overnight."""
    seats: tuple[int, ...] = (2, 3)
    """Numbers of seats."""
    salt: float | None = None
    """Grams of salt."""
    oven: object = "stone"
    """An oven, which cannot be typed."""
    inner: Inner = attrs.field(factory=Inner)


def bake(plan: "Baking", kind: str, hot: bool = False) -> None:
    """Bake bread."""
    typer.echo(f"{plan} {kind} {hot}")


def asked(*arguments):
    own = typer.Typer(add_completion=False)
    own.command()(with_options(bake))
    return CliRunner().invoke(own, list(arguments))


def test_a_class_is_filled_with_its_defaults():
    assert asked("rye").output.strip() == f"{Baking('rye')} rye False"


def test_each_field_that_can_be_typed_is_an_option():
    given = ("--loaves", "3", "--long-rest", "--seats", "4,5", "--salt", "1.5", "--seed", "7", "--hot")

    assert asked("rye", *given).output.strip() == (
        f"{Baking('rye', 3, True, (4, 5), 1.5, inner=Inner(7))} rye True"
    )


def test_help_shows_the_docstring_the_default_and_the_bounds_of_a_field():
    told = " ".join(asked("--help").output.replace("│", " ").split())

    assert "--loaves" in told and "1<=x<=9" in told
    assert "Loaves that are baked. [default: 2]" in told
    assert "Numbers of seats. [default: 2,3]" in told
    assert "second paragraph" not in told and "--oven" not in told


@pytest.mark.parametrize(
    "wrong", [("--loaves", "10"), ("--seats", "x"), ("--salt", "much"), ("--kind", "a")]
)
def test_what_does_not_fit_a_field_is_refused(wrong):
    assert asked("rye", *wrong).exit_code != 0


@pytest.mark.parametrize("name", PLANNED)
def test_every_option_of_a_planned_command_has_help(name):
    command = typer.main.get_command(app).commands[name]

    assert [one.name for one in command.params if not one.help] == []
    assert command.callback is not None
