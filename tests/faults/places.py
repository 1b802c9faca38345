"""Finds expressions and statements of Python source by the function they are in and their text.

Texts are compared as `ast.unparse` writes them, so line breaks, quotes, brackets and comments do not count.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from attrs import frozen

DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
# Python 3.11 misplaces what is inside an f-string; the others cannot stand alone.
UNDIVIDED = (ast.JoinedStr,)
DEPENDENT = (ast.Slice, ast.Starred)


@frozen
class Place:
    """An expression, or statements that follow each other."""

    nodes: tuple[ast.AST, ...]

    @property
    def start(self) -> tuple[int, int]:
        """The line, from 1, and the bytes before it in the line; decorators belong to their function."""
        first = self.nodes[0]
        lines = [one.lineno for one in getattr(first, "decorator_list", ())]
        return min([first.lineno, *lines]), first.col_offset

    @property
    def end(self) -> tuple[int, int]:
        return self.nodes[-1].end_lineno, self.nodes[-1].end_col_offset

    @property
    def statement(self) -> bool:
        return isinstance(self.nodes[0], ast.stmt)


def text(nodes: Iterable[ast.AST]) -> str:
    """The text of an expression or of statements, with the same line breaks and brackets for all."""
    return "\n".join(map(ast.unparse, nodes))


@cache
def scopes(module: ast.Module) -> list[tuple[str, ast.AST]]:
    """Returns each function, class, constant and field with its qualified name, as in `Class.method`."""
    return list(_scopes(module, "", False))


def _scopes(node: ast.AST, above: str, local: bool) -> Iterator[tuple[str, ast.AST]]:
    for child in ast.iter_child_nodes(node):
        name = scope_name(child, local)
        if name:
            yield above + name, child
        below = local if not isinstance(child, DEFINITIONS) else not isinstance(child, ast.ClassDef)
        yield from _scopes(child, f"{above}{name}." if name else above, below)


def scope_name(node: ast.AST, local: bool) -> str:
    """Returns the name of a function or class, or, outside of functions, what is assigned to."""
    if isinstance(node, DEFINITIONS):
        return node.name
    return "" if local else _assigned(node)


def _assigned(node: ast.AST) -> str:
    if not isinstance(node, ast.Assign | ast.AnnAssign):
        return ""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""


@cache
def places(scope: ast.AST, length: int = 1) -> dict[str, list[Place]]:
    """Returns the expressions of a scope and its runs of `length` statements by their text, in their order.

    An expression that is a statement comes once, as the statement.
    """
    found = defaultdict(list)
    for node in inside(scope):
        if isinstance(node, ast.expr) and length == 1:
            found[text([node])].append(Place((node,)))
        for body in bodies(node):
            for at in range(len(body) - length + 1):
                run = tuple(body[at : at + length])
                found[text(run)].append(Place(run))
    return {one: sorted(several, key=lambda place: place.start) for one, several in found.items()}


def inside(scope: ast.AST) -> Iterator[ast.AST]:
    """Yields the nodes that can be replaced, or that have statements; the scope among them."""
    waiting = [scope]
    while waiting:
        node = waiting.pop()
        if not isinstance(node, (*DEPENDENT, ast.Expr)):
            yield node
        if isinstance(node, ast.Expr):
            waiting += ast.iter_child_nodes(node.value)
        elif not isinstance(node, UNDIVIDED):
            waiting += ast.iter_child_nodes(node)


def bodies(node: ast.AST) -> list[Sequence[ast.stmt]]:
    """Returns the lists of statements right below a node, as of an `if` and its `else`."""
    lists = [body for _, body in ast.iter_fields(node) if isinstance(body, list)]
    return [body for body in lists if body and isinstance(body[0], ast.stmt)]


def imported(top: ast.AST) -> list[str]:
    """Returns the names that the imports of a module, or of a statement, give to what they import."""
    aliases = [one for one in ast.walk(top) if isinstance(one, ast.alias)]
    return [one.asname or one.name.split(".")[0] for one in aliases]


@cache
def known(top: ast.AST) -> set[str]:
    """Returns the names that are defined or imported anywhere in a module or a statement."""
    found = set(imported(top))
    for node in ast.walk(top):
        if isinstance(node, DEFINITIONS):
            found.add(node.name)
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.MatchAs | ast.MatchStar | ast.ExceptHandler) and node.name:
            found.add(node.name)
    return found


def used(nodes: Iterable[ast.AST]) -> list[str]:
    """Returns the names in some nodes, each once."""
    names = [one.id for top in nodes for one in ast.walk(top) if isinstance(one, ast.Name)]
    return list(dict.fromkeys(names))
