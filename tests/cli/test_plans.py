"""Options of commands that are made from the fields of classes."""

import attrs
import pytest
import typer
from typer.testing import CliRunner

from gwt.cli.plan_options import with_options


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
    loaves: int = 2
    """Loaves that are baked."""
    long_rest: bool = False
    """Whether the dough rests overnight."""
    seeds: tuple[str, ...] = ("poppy", "flax")
    """The seeds on it."""
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
    given = ("--loaves", "3", "--long-rest", "--seeds", "oat,rye", "--salt", "1.5", "--seed", "7", "--hot")

    assert asked("rye", *given).output.strip() == (
        f"{Baking('rye', 3, True, ('oat', 'rye'), 1.5, inner=Inner(7))} rye True"
    )


def test_help_shows_the_docstring_and_the_default_of_a_field():
    told = " ".join(asked("--help").output.replace("│", " ").split())

    assert "Loaves that are baked. [default: 2]" in told
    assert "The seeds on it. [default: poppy,flax]" in told
    assert "second paragraph" not in told and "--oven" not in told


@pytest.mark.parametrize("wrong", [("--loaves", "x"), ("--salt", "much"), ("--kind", "a")])
def test_what_does_not_fit_a_field_is_refused(wrong):
    assert asked("rye", *wrong).exit_code != 0
