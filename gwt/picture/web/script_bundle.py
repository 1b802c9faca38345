"""Modules as one script, for a page that is a single file and can load no module.

Each becomes a function that returns what it exports. They are not parsed: an import of names and an export
are each known by their line. Any other form is refused.
"""

import re
from collections.abc import Mapping, Sequence

_IMPORT = re.compile(r'^import (?:\{ ([\w, ]+) \} from )?"\./([\w-]+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|class) (\w+))", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)?\n", re.MULTILINE | re.DOTALL)
"""A comment of lines of its own, or an empty line."""
_LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


def bundle(modules: Mapping[str, str]) -> str:
    """Returns modules as one classic script, which leaves no name behind and has no lines of comments.

    Args:
        modules: their texts by the names of their files, each after those that it imports.

    Raises:
        ValueError: a module imports one that does not come before it, or imports or exports in another
            form.
    """
    names = [name.removesuffix(".js") for name in modules]
    functions = [_function(names[at], text, names[:at]) for at, text in enumerate(modules.values())]
    return f'"use strict";\n(() => {{\n{"".join(functions)}}})();\n'


def _function(name: str, text: str, before: Sequence[str]) -> str:
    def imported(match: re.Match[str]) -> str:
        names, module = match.groups()
        if module not in before:
            raise ValueError(f"{name}.js imports '{module}.js', which does not come before it")
        return f"const {{ {names} }} = {_variable(module)};" if names else ""

    exported = _EXPORT.findall(text)
    text = _COMMENT.sub("", _EXPORT.sub("", _IMPORT.sub(imported, text)))
    if left := _LEFT.search(text):
        raise ValueError(f"{name}.js has '{left[0]}': imports and exports are named and stand in one line")
    return f"const {_variable(name)} = (() => {{\n{text}return {{ {', '.join(exported)} }};\n}})();\n"


def _variable(module: str) -> str:
    return f"of_{module.replace('-', '_')}"
