"""The function of `gwt.research.incremental_observation` for the compiled wheel.

The lines of each field become steps of `gwt._updates`; those of another form are run by Python.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, Final

from gwt._updates import Updates
from gwt.kernel.state_declaration import compile_function
from gwt.research.incremental_observation import Update, WrittenPart

_Step = tuple[str, int, int, Any]
"""The kind of a step, its places from the first to behind the last, and the table that it looks up in."""

_COUNTED: Final = r":\n    whole\[place\] \+= 1\.0"
_FORMS: Final[Mapping[str, str]] = {
    "number": r"whole\[(\d+)\] = \+?v",
    "number or 0": r"whole\[(\d+)\] = \(v or 0\)",
    "is none": r"whole\[(\d+)\] = \+\(v is None\)",
    "length": r"whole\[(\d+)\] = len\(v\)",
    "row length": r"whole\[(\d+)\] = len\(v\[(\d+)\]\)",
    "clear": r"whole\[(t\d+)\] = t\d+",
    "places": rf"for place in (t\d+)\[v\]{_COUNTED}",
    "each": rf"for place in map\((t\d+), v\){_COUNTED}",
    "each there": rf"for place in map\((t\d+), \[one for one in v if one is not None\]\){_COUNTED}",
    "pairs": rf"for place in map\((t\d+)\.__getitem__, v\.items\(\)\){_COUNTED}",
    "pairs of each": r"for place in \[(t\d+)\[key, one\] for key, there in v\.items\(\) for one in there\]"
    + _COUNTED,
    "counts": r"for place, number in zip\(map\((t\d+), v\), v\.values\(\)\):\n"
    r"    whole\[place\] \+= number",
    "block": r"whole\[(t\d+)\] = (t\d+)\(v\[-1\]\[1\]\) if v else t\d+",
    "last seat": rf"for place in (t\d+)\[v\[-1\]\[0\]\] if v else \(\){_COUNTED}",
    "kinds": r"for one in v\[:-1\]:\n    whole\[(t\d+)\[type\(one\[1\]\)\]\] \+= 1\.0",
    "rows": r"rows = before\.\w+\nif len\(rows\) != len\(v\):\n    rows = \(None,\) \* len\(v\)\n"
    r"    whole\[(t\d+)\] = t\d+\nfor at, there in enumerate\(v\):\n    if there is not rows\[at\]:\n"
    r"        whole\[t\d+\[at\]\] = t\d+\n        row = (t\d+)\[at\]\n        for one in there:\n"
    r"            whole\[row\[one\]\] \+= 1\.0",
    "sum": r"for place, number in zip\(\[at for one in (c\d+) for at in (t\d+)\[one\]\], "
    r"\[n for one in c\d+ for n in (t\d+)\[one\]\]\):\n    whole\[place\] \+= number",
}
"""The forms of lines that are steps, each with the places and the tables that it names."""
_ITEMS: Final[Mapping[str, str]] = {
    "sum": r"v",
    "sum one": r"\[v\] if v is not None else \(\)",
    "sum row": r"v\[(\d+)\]",
    "sum values": r"v\.values\(\)",
    "sum times": r"\[one for one, n in v\.items\(\) for _ in range\(n\)\]",
    "sum owned": r"\[one for one, who in v\.items\(\) if who == \(seat \+ (\d+)\) % players\]",
}
"""The code of the items whose numbers are added up."""
_HELD: Final[Mapping[str, str]] = {"v": "same", "v[:]": "items", "v.copy()": "mapped"}
"""How a value is remembered, by the code that copies it."""


def update_function(parts: Sequence[WrittenPart], file: str, scope: Mapping[str, Any]) -> Update:
    declared = []
    for part in parts:
        fields = [
            _declared(name, lines, file, scope)
            for name, lines in zip(part.fields, part.written, strict=True)
            if len(lines) > 2
        ]
        steps = re.findall(r"\.(\w+)|\[(t\d+)\]", part.found)
        declared.append((tuple(name or scope[table] for name, table in steps), tuple(fields)))
    update: Update = Updates(tuple(declared), _blank).update
    return update


def _declared(name: str, lines: list[str], file: str, scope: Mapping[str, Any]) -> tuple[Any, ...]:
    """A field with its steps, or with the function that runs its lines."""
    steps = _steps("\n".join(lines[1:-1]), scope)
    held = _HELD.get(lines[-1].partition(" = ")[2], "")
    if steps is not None and held and (held == "mapped") == any(one[0] in _OF_MAPPINGS for one in steps):
        return name, held, tuple(steps), None
    source = "\n".join(["def write(part, before, whole):", *(f"    {line}" for line in lines)])
    write: Callable[..., None] = compile_function(
        source, file.replace("update", f"update of {name}", 1), scope
    )
    return name, "lines", (), write


_OF_MAPPINGS: Final = ("pairs", "pairs of each", "counts", "sum values", "sum times", "sum owned")


def _steps(lines: str, scope: Mapping[str, Any]) -> list[_Step] | None:
    """The steps that lines come to, if all of them are such."""
    found, items = list[_Step](), dict[str, str]()
    while lines:
        if match := re.match(r"(c\d+) = (.+)\n", lines):
            items[match[1]] = match[2]
        else:
            kind, match = _form(lines)
            if match is None:
                return None
            named = match.groups()
            if kind == "sum":
                step = _sum(items[named[0]], named[1], named[2], scope)
            else:
                step = _step(kind, named, scope)
            if step is None:
                return None
            found.append(step)
        lines = lines[match.end() :]
    return found


def _form(lines: str) -> tuple[str, re.Match[str] | None]:
    """The kind of the first lines, and their match."""
    for kind, form in _FORMS.items():
        if match := re.match(rf"{form}(?:\n|$)", lines):
            return kind, match
    return "", None


def _sum(items: str, places: str, numbers: str, scope: Mapping[str, Any]) -> _Step | None:
    """The step that adds up the numbers of some items."""
    for kind, form in _ITEMS.items():
        if match := re.fullmatch(form, items):
            number = int(match[1]) if match.groups() else 0
            if kind == "sum owned":
                number = (scope["seat"] + number) % scope["players"]
            table = {one: (at, scope[numbers][one]) for one, at in scope[places].items()}
            return kind, number, 0, table
    return None


def _step(kind: str, named: Sequence[str], scope: Mapping[str, Any]) -> _Step | None:
    asked: list[Any] = [scope[name] if name in scope else int(name) for name in named]
    match asked:
        case [int(place), *rest]:
            return kind, place, rest[0] if rest else 0, None
        case [slice(start=start, stop=stop), *tables]:
            return kind, start, stop, tuple(tables[0]) if kind == "rows" else tables[0] if tables else None
        case [table] if kind in ("each", "each there", "counts"):
            # The table is that of which a function gives the items.
            return kind, 0, 0, table.__self__
        case [table] if kind in ("pairs", "pairs of each"):
            return (kind, 0, 0, _nested(table)) if type(table) is dict else None
        case [table]:
            return kind, 0, 0, table
    return None


def _nested(pairs: dict[tuple[Any, Any], int]) -> dict[Any, dict[Any, int]]:
    rows: dict[Any, dict[Any, int]] = {}
    for (key, value), place in pairs.items():
        rows.setdefault(key, {})[value] = place
    return rows


def _blank(name: str) -> SimpleNamespace:
    return SimpleNamespace(**{name: ()})
