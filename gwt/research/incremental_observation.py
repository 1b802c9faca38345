"""The function that makes an observation of the last one: only fields that differ are written anew."""

from array import array
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from attrs import field, frozen

from gwt.kernel.state_declaration import compile_function

Update = Callable[[Any, Any, "array[float]"], Any]
"""A function that is given a state, what was returned for another one and the observation of that, or None
and zeros, and makes the observation that of the state. Returns what it needs of the state for the next
time.

After an error neither may be given again.
"""


@frozen
class WrittenPart:
    """The code that writes the fields of a part of the state."""

    found: str
    """The code that finds the part, behind the state."""
    fields: list[str] = field(factory=list)
    """The names of the fields."""
    written: list[list[str]] = field(factory=list)
    """For each of them the lines that write it; `v` is the value, and `before` what the part was."""


def update_function(parts: Sequence[WrittenPart], file: str, scope: Mapping[str, Any]) -> Update:
    """Returns the function for the parts of a state; tracebacks show its lines as of a file.

    Args:
        scope: what the lines use.
    """
    lines: list[str] = []
    begin, steps = ["if last is None:"], list[str]()
    namespace = {**scope, "blank": SimpleNamespace}
    for part, code in enumerate(parts):
        for at, inner in enumerate(code.written):
            lines += [f"def write{part}_{at}(part, before, whole):", *(f"    {line}" for line in inner)]
        names = [f"write{part}_{at}" for at in range(len(code.written))]
        lines.append(f"writes{part} = ({', '.join(names)},)")
        # A part that nobody has observed yet has nothing in any field.
        namespace[f"nothing{part}"] = dict.fromkeys(code.fields, ())
        begin += [f"    before = blank(**nothing{part})", f"    for write in writes{part}:"]
        begin += [f"        write(s{code.found}, before, whole)"]
        steps += [
            f"now, then = s{code.found}, last{code.found}",
            "for at in now.differing_fields(then):",
            f"    writes{part}[at](now, then, whole)",
        ]
    body = [*begin, "    return s.copy()", *steps, "return last"]
    lines += ["def update(s, last, whole):", *(f"    {line}" for line in body), "return update"]
    source = "\n".join(["def made():", *(f"    {line}" for line in lines)])
    update: Update = compile_function(source, file, namespace)()
    return update
