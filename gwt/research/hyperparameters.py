"""Hyperparameters of proximal policy optimization (PPO), and the file that can hold them."""

from pathlib import Path
from typing import Any

from attrs import field, fields, frozen

from gwt.errors import ContentError, Problem, UsageError, did_you_mean
from gwt.packs import yaml_parser
from gwt.research.bounds import Bounds


@frozen
class Hyperparameters:
    """The numbers by which `reinforce` learns (Schulman et al. 2017, "Proximal Policy Optimization").

    Raises:
        UsageError: a number is not within its bounds.
    """

    batch_size: int = field(default=1024, validator=Bounds(1))
    """Decisions of a gradient step."""
    epochs: int = field(default=2, validator=Bounds(1))
    """The number of times that the decisions of a round are gone through."""
    learning_rate: float = field(default=0.002, validator=Bounds(0, 1))
    """The length of the first steps; they get shorter, down to a tenth of it."""
    clip_range: float = field(default=0.2, validator=Bounds(0, 1))
    """The range around 1 within which probability ratios are clipped."""
    entropy_coefficient: float = field(default=0.001, validator=Bounds(0))
    """The weight of the entropy bonus in the loss."""
    gae_lambda: float = field(default=0.95, validator=Bounds(0, 1))
    """Lambda of generalised advantage estimation (GAE)."""
    warm_up_rounds: int = field(default=3, validator=Bounds(0))
    """The first rounds, in which only the value is learned if the policy has none."""


def hyperparameter_defaults() -> str:
    """Returns the names of all hyperparameters with their defaults, as a file would hold them."""
    return ", ".join(f"{attribute.name}: {attribute.default}" for attribute in fields(Hyperparameters))


def read_hyperparameters(path: Path) -> Hyperparameters:
    """Reads a YAML file; what it leaves out has its default.

    Raises:
        ContentError: it is no mapping, or a name or a number in it is wrong; the error says where.
    """
    document = yaml_parser.parse_file(path, str(path))
    names = [attribute.name for attribute in fields(Hyperparameters)]
    if not isinstance(document.data, dict):
        raise ContentError(
            [document.problem((), "expected a mapping of hyperparameters", hyperparameter_defaults())]
        )
    problems: list[Problem] = []
    numbers: dict[str, Any] = {}
    for name, value in document.data.items():
        if name not in names:
            hint = did_you_mean(str(name), names)
            problems.append(document.problem((name,), f"'{name}' is no hyperparameter", hint, key=True))
            continue
        try:
            numbers[name] = _number(value)
            Hyperparameters(**{name: numbers[name]})
        except UsageError as error:
            problems.append(document.problem((name,), str(error)))
    if problems:
        raise ContentError(problems)
    return Hyperparameters(**numbers)


def _number(value: object) -> Any:
    """Returns a decimal number, which files of packs do not have, and any other value as it is."""
    try:
        return float(value) if isinstance(value, str) else value
    except ValueError:
        return value
