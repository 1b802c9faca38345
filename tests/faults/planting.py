"""Plants a fault in the text of a file.

In Python it takes the place of an expression or of statements of a function, in other files that of a text.
"""

import ast
import builtins
import copy
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import product

from tests.faults.places import Place, imported, known, places, scopes, text, used

Nodes = Sequence[ast.stmt]
BUILTINS = frozenset(dir(builtins))


class Misplaced(ValueError):
    """A fault that has no place in its file, or more than one, or that does not fit there."""


def planted(source: str, file: str, find: str, put: str, nth: int = 0) -> str:
    """Returns the source of a file, named `PATH` or `PATH::FUNCTION`, with `put` in the place of `find`.

    `nth` says from 1 which of several equal expressions is meant.

    Raises:
        Misplaced: `find` is not there once, or `put` does not fit.
    """
    path, _, scope = file.partition("::")
    if not path.endswith(".py"):
        return _replaced(source, path, find, put)
    module, old, new = _parsed(source, path), _parsed(find, "'find'").body, _parsed(put, "'put'").body
    if not old:
        raise Misplaced("'find' is neither an expression nor a statement")
    within = _scope(module, path, scope)
    names = _renamed(module, within, old)
    old, new = _with_names(old, names), _with_names(new, names)
    if text(old) == text(new):
        raise Misplaced("it changes nothing")
    found = places(within, len(old)).get(text(old), [])
    place = _chosen(found, nth, file, find, within)
    if not (place.statement or _expression(new)):
        raise Misplaced(f"'{find}' is a part of a statement, so 'put' has to be an expression")
    _refuse_unknown(module, new, path)
    changed = _spliced(source, place, new)
    _parse(changed, "with 'put' it")
    return changed


def _replaced(source: str, path: str, find: str, put: str) -> str:
    count = source.count(find) if find else 0
    if count != 1:
        raise Misplaced(f"what it replaces stands {count} times in {path}, not once: {find!r}")
    if find == put:
        raise Misplaced("it changes nothing")
    return source.replace(find, put)


@cache
def _parsed(source: str, name: str) -> ast.Module:
    return _parse(source, name)


def _parse(source: str, name: str) -> ast.Module:
    try:
        return ast.parse(source)
    except SyntaxError as error:
        raise Misplaced(f"{name} is no Python: {error.msg} in line {error.lineno}") from None


def _scope(module: ast.Module, path: str, name: str) -> ast.AST:
    if not name:
        return module
    named = scopes(module)
    found = [node for one, node in named if one == name]
    if len(found) != 1:
        count = f"stands {len(found)} times" if found else "does not stand"
        raise Misplaced(f"'{name}' {count} in {path}{_nearest(name, [one for one, _ in named])}")
    return found[0]


def _nearest(name: str, names: Sequence[str]) -> str:
    near = get_close_matches(name, [one for one in names if one != name], n=1, cutoff=0.4)
    return f"; the nearest is '{near[0]}'" if near else ""


def _expression(nodes: Nodes) -> bool:
    return len(nodes) == 1 and isinstance(nodes[0], ast.Expr)


def _renamed(module: ast.Module, within: ast.AST, old: Nodes) -> dict[str, str]:
    """What imports are called now: a name that the file no longer knows may be any of them."""
    unknown = _unknown(module, old)
    if not unknown:
        return {}
    there, names = places(within, len(old)), dict.fromkeys(imported(module))
    guesses = [dict(zip(unknown, one, strict=True)) for one in product(names, repeat=len(unknown))]
    fitting = [one for one in guesses if text(_with_names(old, one)) in there]
    return fitting[0] if len(fitting) == 1 else {}


def _unknown(module: ast.Module, nodes: Nodes) -> list[str]:
    """The names in some nodes that neither they nor the module define or import."""
    names = BUILTINS | known(module).union(*map(known, nodes))
    return [one for one in used(nodes) if one not in names]


def _with_names(nodes: Nodes, names: Mapping[str, str]) -> Nodes:
    renamed = copy.deepcopy(nodes) if names else nodes
    for node in (one for top in renamed for one in ast.walk(top)):
        if isinstance(node, ast.Name):
            node.id = names.get(node.id, node.id)
    return renamed


def _chosen(found: Sequence[Place], nth: int, file: str, find: str, within: ast.AST) -> Place:
    if not found:
        raise Misplaced(f"'{find}' does not stand in {file}{_nearest(find, list(places(within)))}")
    count = "once" if len(found) == 1 else f"{len(found)} times"
    if len(found) > 1 and not nth:
        raise Misplaced(f"'{find}' stands {count} in {file}: say by 'nth' which is meant")
    if nth > len(found) or (nth and len(found) == 1):
        raise Misplaced(f"'{find}' stands {count} in {file}: 'nth' cannot be {nth}")
    return found[max(nth, 1) - 1]


def _refuse_unknown(module: ast.Module, new: Nodes, path: str) -> None:
    unknown = _unknown(module, new)
    if unknown:
        raise Misplaced(f"'put' uses '{unknown[0]}', which {path} does not know")


def _spliced(source: str, place: Place, new: Nodes) -> str:
    """The source with other code in a place; positions of syntax trees count bytes."""
    lines = source.encode().splitlines(keepends=True)
    before, after = _offset(lines, place.start), _offset(lines, place.end)
    raw = source.encode()
    return (raw[:before] + _code(place, new).encode() + raw[after:]).decode()


def _offset(lines: Sequence[bytes], position: tuple[int, int]) -> int:
    line, column = position
    return sum(map(len, lines[: line - 1])) + column


def _code(place: Place, new: Nodes) -> str:
    if not place.statement:
        return f"({text(new)})"
    return text(new).replace("\n", "\n" + " " * place.start[1])
