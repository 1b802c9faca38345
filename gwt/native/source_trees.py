"""The syntax trees of live functions and lambdas."""

import ast
import linecache
from collections import defaultdict
from collections.abc import Iterable
from types import FunctionType

from gwt.memory_cache import bounded_cache
from gwt.native.untranslatable import Untranslatable

FunctionNode = ast.FunctionDef | ast.Lambda


@bounded_cache(1 << 10)
def _functions(file: str) -> dict[int, list[FunctionNode]]:
    """The functions of a file by the line in which they begin, with their decorators."""
    by_line: dict[int, list[FunctionNode]] = defaultdict(list)
    for node in ast.walk(ast.parse("".join(linecache.getlines(file)))):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            decorators = getattr(node, "decorator_list", [])
            by_line[min([node.lineno, *(decorator.lineno for decorator in decorators)])].append(node)
    return by_line


def tree_of(function: FunctionType) -> FunctionNode:
    """Returns the tree of a function.

    Raises:
        Untranslatable: its source is not there.
    """
    code = function.__code__
    is_lambda = code.co_name == "<lambda>"
    trees = [
        node
        for node in _functions(code.co_filename)[code.co_firstlineno]
        if isinstance(node, ast.Lambda) is is_lambda
        and (isinstance(node, ast.Lambda) or node.name == code.co_name)
    ]
    if len(trees) > 1:
        trees = [node for node in trees if isinstance(node, ast.Lambda) and _begins_in(function, node)]
    if len(trees) != 1:
        raise Untranslatable(f"there is no source of {function.__qualname__}")
    return trees[0]


def _begins_in(function: FunctionType, node: ast.Lambda) -> bool:
    """Whether the code of a lambda begins in the body of a node; several may stand in a line."""
    code, body = function.__code__, node.body
    starts = [
        (line, column)
        for line, _, column, end in code.co_positions()
        if line is not None
        and column is not None
        and end != 0
        and (line, column) != (code.co_firstlineno, 0)
    ]
    end = (body.end_lineno or body.lineno, body.end_col_offset or body.col_offset)
    return bool(starts) and (body.lineno, body.col_offset) <= min(starts) <= end


def imported_objects(nodes: Iterable[ast.AST]) -> dict[str, object]:
    """Returns what the imports among some nodes bind, by the names."""
    imports: list[ast.stmt] = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    bound: dict[str, object] = {}
    exec(compile(ast.Module(imports, []), "<imports>", "exec"), bound)
    bound.pop("__builtins__", None)
    return bound


def own_attributes(begin: FunctionNode) -> tuple[str, ...]:
    """Returns the attributes that an `__init__` gives to its object, in their order."""
    stores = (
        node
        for node in ast.walk(begin)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if isinstance(node.value, ast.Name) and node.value.id == "self"
    )
    in_order = sorted(stores, key=lambda node: (node.lineno, node.col_offset))
    return tuple(dict.fromkeys(node.attr for node in in_order))
