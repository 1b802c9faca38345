"""What an effect would do is never worked out by reading its tree: the rules are asked, which do it."""

import ast
from collections.abc import Iterator

from gwt.resources import data_root

WALKS = {"walk", "walk_effect", "children"}
NUMBERS = {"as_number", "as_numbers", "as_far", "number", "numbers", "counted"}
"""The functions of the kernel that turn an amount into a number."""

MODULES = [
    path
    for folder in ("gwt", "examples")
    for path in sorted((data_root() / folder).rglob("*.py"))
    if not {"kernel", "dsl"} & set(path.relative_to(data_root()).parts)
]


def guesses(module: ast.Module) -> Iterator[str]:
    """Yields the functions that walk a tree and count its amounts, also by calls in the module."""
    imports = [node for node in ast.walk(module) if isinstance(node, ast.ImportFrom)]
    names = {
        alias.asname or alias.name: alias.name
        for node in imports
        if (node.module or "").startswith(("gwt.dsl", "gwt.kernel", "gwt.sdk"))
        for alias in node.names
    }
    calls = {
        function.name: {
            node.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef)
    }
    for function, called in calls.items():
        if any(names.get(name) in WALKS for name in called):
            reached, new = set(called), set(called)
            while new := {name for one in new for name in calls.get(one, ())} - reached:
                reached |= new
            if any(names.get(name) in NUMBERS for name in reached):
                yield function


def test_no_function_counts_the_amounts_of_a_tree_that_it_walks():
    texts = {path: path.read_text(encoding="utf-8") for path in MODULES}
    functions = {
        str(path): list(guesses(ast.parse(text)))
        for path, text in texts.items()
        if any(walk in text for walk in WALKS)
    }

    assert {path: names for path, names in functions.items() if names} == {}
