"""Fixes what names of a module stand for, in the copy that is compiled.

To mypyc a global name may change at any time, so that each use looks it up in a dictionary. In the copy
constants and decorated functions become `Final`, which are read at once.
A call that makes a node goes straight to a cache of nodes, without the way through their metaclass.
"""

import ast
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

HEADER = """
from typing import Any as _Any, Final as _Final
"""
NODES = """
from gwt._interned import node as _node
"""
Edit = tuple[int, int, int, str]
"""Line and column from and to which a text takes the place of another; all in bytes, lines from 0."""


def fixed(source: str, module: ModuleType) -> str:
    """The source of a module with its names fixed; no line is added or moved before the first function."""
    from gwt.dsl.nodes import InternedMeta

    tree, known = ast.parse(source), vars(module)
    imports = max((at.end_lineno or 0 for at in tree.body if isinstance(at, _IMPORTS)), default=0)
    changing = _changing(tree)
    lines = source.encode().splitlines(keepends=True)
    edits = [
        edit
        for one in tree.body
        if one.lineno > imports
        for edit in _of_constant(one, known, changing, lines)
    ]
    names = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and node.lineno > imports]
    kinds = [one for one in names if isinstance(one, ast.Name) and isinstance(known.get(one.id), InternedMeta)]
    for name in kinds:
        end = name.end_col_offset or 0
        edits.append((name.lineno - 1, name.col_offset, name.col_offset, "_node("))
        edits.append((name.lineno - 1, end, end + 1, ", "))
    _edit(lines, edits)
    for one in reversed(tree.body):
        if isinstance(one, ast.FunctionDef) and one.decorator_list and one.name not in changing:
            _undecorate(one, lines)
    lines.insert(imports, (HEADER + (NODES if kinds else "")).encode())
    return b"".join(lines).decode()


def quoted(source: str, module: ModuleType) -> str:
    """The source with the annotations of classes of nodes in quotes; mypyc keeps others only as classes."""
    from gwt.dsl.nodes import InternedMeta

    lines = source.encode().splitlines(keepends=True)
    kinds = [one for one in ast.parse(source).body if isinstance(one, ast.ClassDef)]
    fields = [
        one.annotation
        for kind in kinds
        if isinstance(vars(module).get(kind.name), InternedMeta)
        for one in kind.body
        if isinstance(one, ast.AnnAssign)
    ]
    _edit(
        lines,
        [
            (at.lineno - 1, at.col_offset, at.end_col_offset or 0, repr(ast.unparse(at)))
            for at in fields
            if not isinstance(at, ast.Constant)
        ],
    )
    return b"".join(lines).decode()


def _edit(lines: list[bytes], edits: Sequence[Edit]) -> None:
    for line, start, end, text in sorted(edits, reverse=True):
        lines[line] = lines[line][:start] + text.encode() + lines[line][end:]


_IMPORTS = ast.Import | ast.ImportFrom


def _changing(tree: ast.Module) -> frozenset[str]:
    """The names that are assigned more than once, or in a function."""
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            names += 2 * node.names
    for one in tree.body:
        targets = one.targets if isinstance(one, ast.Assign) else [one.target] if _is_assigned(one) else []
        names += [name.id for at in targets for name in ast.walk(at) if isinstance(name, ast.Name)]
        names += [one.name] if isinstance(one, ast.FunctionDef | ast.ClassDef) else []
    return frozenset(name for name in names if names.count(name) > 1)


def _is_assigned(statement: Any) -> bool:
    return isinstance(statement, ast.AnnAssign | ast.AugAssign)


def _of_constant(
    one: ast.stmt, known: dict[str, Any], changing: frozenset[str], lines: Sequence[bytes]
) -> Iterator[Edit]:
    """The edits that make a statement declare constants, if it assigns any."""
    if (
        isinstance(one, ast.AnnAssign)
        and one.value is not None
        and _is_constant(one.target, known, changing)
    ):
        at = one.annotation
        yield at.lineno - 1, at.col_offset, at.col_offset, "_Final["
        yield (at.end_lineno or 0) - 1, at.end_col_offset or 0, at.end_col_offset or 0, "]"
    elif isinstance(one, ast.Assign) and len(one.targets) == 1:
        target = one.targets[0]
        if _is_constant(target, known, changing):
            end = target.end_col_offset or 0
            yield target.lineno - 1, end, end, ": _Final"
        elif isinstance(target, ast.Tuple) and isinstance(one.value, ast.Tuple):
            names = target.elts if one.lineno == one.end_lineno else []
            if names and all(_is_constant(name, known, changing) for name in names):
                pairs = zip(names, one.value.elts, strict=True)
                each = [f"{ast.unparse(name)}: _Final = {ast.unparse(value)}" for name, value in pairs]
                yield one.lineno - 1, 0, one.end_col_offset or 0, "; ".join(each)


def _is_constant(target: ast.expr, known: dict[str, Any], changing: frozenset[str]) -> bool:
    """Whether a name stands for a value, and always for the same; not for a type."""
    from gwt.dsl.nodes import Node

    if not isinstance(target, ast.Name) or target.id in changing or target.id.startswith("__"):
        return False
    return isinstance(known.get(target.id), (bool, int, float, str, bytes, tuple, frozenset, dict, Node))


def _undecorate(function: ast.FunctionDef, lines: list[bytes]) -> None:
    """Makes `@cached def f` into `def _f_as_written`, and `f: Final = cached(_f_as_written)` behind it."""
    calls = [ast.unparse(one) for one in function.decorator_list]
    written = f"{function.name}_as_written"
    whole = "".join(f"{one}(" for one in calls) + written + ")" * len(calls)
    lines.insert(function.end_lineno or 0, f"\n{function.name}: _Final = {whole}\n".encode())
    start = function.lineno - 1
    lines[start] = lines[start].replace(f"def {function.name}(".encode(), f"def {written}(".encode(), 1)
    for one in function.decorator_list:
        for at in range(one.lineno - 1, one.end_lineno or 0):
            lines[at] = b"\n"
