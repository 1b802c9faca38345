"""Compiles modules for the wheel, with the classes that attrs makes written out as plain ones.

mypyc makes fast native classes of plain annotated classes, but not of those of attrs. So each listed
module is copied, and a class of attrs in the copy gets its `__init__`, `copy` and `__eq__` written out from
what attrs knows of it; `gwt.mypyc_support` hangs the fields of attrs on it again when it is imported.
The source itself has nothing in it for the compiler.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from shlex import quote
from types import ModuleType
from typing import Any, TypeGuard

import attrs
from names import fixed, quoted

DECORATORS = {"state", "frozen", "define"}
INSTEAD = {
    "gwt/kernel/rng.py": ".build/rng.py",
    "gwt/research/incremental_observation.py": ".build/updates.py",
}
"""Where functions stand that take the place of those of a module."""
ADDED = {
    "shortcuts.h": ".build/shortcuts.h",
    "gwt/_cache.c": ".build/cache.c",
    "gwt/_cache.pyi": ".build/cache.pyi",
    "gwt/_interned.py": ".build/interned.py",
    "gwt/_updates.c": ".build/updates.c",
    "gwt/_updates.pyi": ".build/updates.pyi",
}
"""What the build adds: modules that only compiled ones import, two of them in C, and a header."""
ELSEWHERE = {"functools": {"lru_cache": ("gwt._cache", "lru_cache")}}
"""The names that compiled modules import from another module than their source does."""
FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""Options of the C compiler: compiled functions call each other directly, which is 3 % faster."""
HEADER = """
from typing import Any as _Any, Self as _Self, cast as _cast
from attrs import NOTHING as _NOTHING, Factory as _Factory
from gwt.mypyc_support import describe as _describe, field as _field, get_state as _get_state
from gwt.mypyc_support import mypyc_attr as _mypyc_attr, declare_slots as _declare_slots
from gwt.mypyc_support import representation as _representation
from gwt.mypyc_support import set_state as _set_state
"""
COMPILE = """
import sys
from setuptools import Extension, setup
from mypyc.build import mypycify
modules = mypycify(["--follow-imports=silent", *sys.argv[3:]], opt_level="3", group_name="gwt")
modules += [Extension(f"gwt.{name}", [f"gwt/{name}.c"]) for name in ("_cache", "_updates")]
setup(name="gwt", packages=[], ext_modules=modules,
      script_args=["-q", "build_ext", "--build-lib", sys.argv[1], "--build-temp", sys.argv[2]])
"""
PLAY = """
import random
import gwt
from gwt.players import rare_collections, new_player
dice = random.Random(1)
with rare_collections():
    for game in ("great-western-trail", "pacific-rails"):
        for seed in range(60):
            played = gwt.new_game(2 + seed % 3, seed, game=game, listen=False)
            while not played.over:
                played.play(dice.choice(played.options))
        player, played = new_player("greedy"), gwt.new_game(2, 1, game=game, listen=False)
        for _ in range(60):
            played.play(player.choose(played))
"""


def build(root: Path, modules: Sequence[str], work: Path) -> Iterator[tuple[Path, str]]:
    """The extension modules of some source files, each with its place in the wheel."""
    copy, out = work / "source", work / "out"
    shutil.copytree(root / "gwt", copy / "gwt", ignore=shutil.ignore_patterns("__pycache__"))
    for place, written in ADDED.items():
        shutil.copy(root / written, copy / place)
    for module in modules:
        name = module.removesuffix(".py").replace("/", ".")
        written = direct((root / module).read_text("utf-8"))
        source = quoted(plain(written, import_module(name)), import_module(name))
        if module in INSTEAD:
            source = replaced(source, (root / INSTEAD[module]).read_text("utf-8"), name)
        (copy / module).write_text(source, "utf-8")
    command = [sys.executable, "-c", COMPILE, str(out), str(work / "temp"), *modules]
    command += [place for place in ADDED if place.endswith(".py")]
    flags = [*FLAGS, "-include shortcuts.h"]
    if _has_gcc():
        profile = quote(str(work / "profile"))
        written = ["-fprofile-generate", f"-fprofile-dir={profile}"]
        _compile(command, copy, [*flags, *written], linked=["-fprofile-generate"])
        _play(root, out, work / "played")
        flags += [f"-fprofile-use={profile}", "-fprofile-partial-training", "-Wno-missing-profile"]
        for made in (out, work / "temp"):
            shutil.rmtree(made)
    _compile(command, copy, flags)
    for path in sorted(out.rglob("*.*")):
        yield path, path.relative_to(out).as_posix()


def _has_gcc() -> bool:
    """Whether the compiler is GCC, which compiles again by a profile of what was played."""
    return "gcc" in (os.environ.get("CC") or str(sysconfig.get_config_var("CC")))


def _compile(command: list[str], folder: Path, flags: list[str], linked: Sequence[str] = ()) -> None:
    """Runs the compiler with options, behind those of Python itself and of the environment.

    Where `CFLAGS` is set, new versions of setuptools leave out the options of Python.
    """
    given = {name: os.environ.get(name, "") for name in ("CFLAGS", "LDFLAGS")}
    compiled = " ".join([sysconfig.get_config_var("CFLAGS") or "", given["CFLAGS"], *flags])
    options = {"CFLAGS": compiled, "LDFLAGS": " ".join([given["LDFLAGS"], *linked])}
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, **options})


def _play(root: Path, compiled: Path, folder: Path) -> None:
    """Plays games with the compiled modules, which write down which of their lines are run how often."""
    for name in ("gwt", "content", "grammar"):
        shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(compiled, folder, dirs_exist_ok=True)
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    subprocess.run([sys.executable, "-c", PLAY], cwd=folder, check=True, env=environment)


def direct(source: str) -> str:
    """The source with imports from the modules behind faces, which mypyc has to know; its lines stay."""
    lines = source.encode().splitlines(keepends=True)
    for one in reversed([at for at in ast.walk(ast.parse(source)) if isinstance(at, ast.ImportFrom)]):
        places = _places(str(one.module))
        if places:
            imports = [_import(str(one.module), alias, places) for alias in one.names]
            end = one.end_lineno or 0
            new = " " * one.col_offset + "; ".join(imports) + "\n" * (end - one.lineno + 1)
            lines[one.lineno - 1 : end] = new.encode().splitlines(keepends=True)
    return b"".join(lines).decode()


def _places(module: str) -> Mapping[str, tuple[str, str]]:
    from gwt.lazy_exports import exported_names

    if module in ELSEWHERE:
        return ELSEWHERE[module]
    return exported_names(module) if hasattr(import_module(module), "__path__") else {}


def _import(module: str, alias: ast.alias, places: Mapping[str, tuple[str, str]]) -> str:
    place, name = places.get(alias.name, (module, alias.name))
    return f"from {place} import {name} as {alias.asname or alias.name}"


def plain(source: str, module: ModuleType) -> str:
    """The source of a module with its names fixed and its classes of attrs written out."""
    source = fixed(source, module)
    tree = ast.parse(source)
    lines = source.encode().splitlines(keepends=True)
    classes = [one for one in tree.body if isinstance(one, ast.ClassDef) and _is_written_out(one)]
    for one in reversed(classes):
        _write_out(one, vars(module)[one.name], lines)
    if classes:
        behind = max((at.end_lineno or 0 for at in tree.body if _is_header(at)), default=0)
        lines.insert(behind, HEADER.encode())
    return b"".join(lines).decode()


def replaced(source: str, other: str, name: str) -> str:
    """The source of a module with the functions of another in the place of those of the same name."""
    tree, new = ast.parse(source), ast.parse(other)
    own = f"from {name} "
    names = {one.name for one in new.body if isinstance(one, ast.FunctionDef)}
    kept = [one for one in tree.body if not (isinstance(one, ast.FunctionDef) and one.name in names)]
    body = [one for one in new.body[1:] if not ast.unparse(one).startswith(own)]
    behind = max(
        at for at, one in enumerate(kept) if isinstance(one, ast.ClassDef | ast.Import | ast.ImportFrom)
    )
    return ast.unparse(ast.Module([*kept[: behind + 1], *body, *kept[behind + 1 :]], []))


def _is_header(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Import | ast.ImportFrom)


def _is_written_out(kind: ast.ClassDef) -> bool:
    return any(_name(one) in DECORATORS for one in kind.decorator_list) or any(
        isinstance(one, ast.Assign) and _name(one.targets[0]) == "__slots__" for one in kind.body
    )


def _name(expression: ast.expr) -> str:
    whole = expression.func if isinstance(expression, ast.Call) else expression
    return whole.id if isinstance(whole, ast.Name) else ""


def _write_out(written: ast.ClassDef, kind: type, lines: list[bytes]) -> None:
    """Puts the plain class in the place of one of attrs, from its end to its beginning."""
    declared = [one for one in written.body if isinstance(one, ast.AnnAssign)]
    end = written.end_lineno or 0
    if "__attrs_attrs__" in vars(kind):
        lines[end:end] = [_methods(kind, declared).encode(), _description(written, declared).encode()]
    elif declared:
        names = ", ".join(f'"{_name(one.target)}"' for one in declared)
        lines.insert(end, f"\n_declare_slots({kind.__name__}, {names})  # type: ignore\n".encode())
    for one in reversed(written.body):
        if isinstance(one, ast.AnnAssign) and one.value is not None and not _is_class_var(one):
            _cut(lines, _end(one.annotation), _end(one))
        elif isinstance(one, ast.Assign) and _name(one.targets[0]) == "__slots__":
            _cut(lines, (one.lineno - 1, one.col_offset), _end(one), "pass")
        elif isinstance(one, ast.FunctionDef):
            for decorator in one.decorator_list:
                if _gives_default(decorator):
                    lines[decorator.lineno - 1] = b"\n"
    for decorator in written.decorator_list:
        if _name(decorator) in DECORATORS:
            lines[decorator.lineno - 1] = b"\n"
    before = written.lineno - 1
    lines[before] = b"@_mypyc_attr(allow_interpreted_subclasses=True)\n" + lines[before]


def _is_class_var(field: ast.AnnAssign) -> bool:
    return "ClassVar" in ast.unparse(field.annotation)


def _end(node: ast.expr | ast.stmt) -> tuple[int, int]:
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno - 1, node.end_col_offset


def _cut(lines: list[bytes], start: tuple[int, int], end: tuple[int, int], instead: str = "") -> None:
    kept = lines[start[0]][: start[1]] + instead.encode() + lines[end[0]][end[1] :]
    lines[start[0]] = kept
    for at in range(start[0] + 1, end[0] + 1):
        lines[at] = b""


def _description(kind: ast.ClassDef, declared: Sequence[ast.AnnAssign]) -> str:
    """What hangs the fields of attrs on the class, as the source declares them."""
    defaults = {
        ast.unparse(decorator.value): f"{kind.name}.{one.name}"
        for one in kind.body
        if isinstance(one, ast.FunctionDef)
        for decorator in one.decorator_list
        if _gives_default(decorator)
    }
    fields = [
        f'"{_name(one.target)}": ({ast.unparse(one.annotation)}, {_declaration(one, defaults)})'
        for one in declared
        if not _is_class_var(one)
    ]
    return f"\n_describe({kind.name}, {{{', '.join(fields)}}})  # type: ignore\n"


def _gives_default(decorator: ast.expr) -> TypeGuard[ast.Attribute]:
    return isinstance(decorator, ast.Attribute) and decorator.attr == "default"


def _declaration(field: ast.AnnAssign, defaults: Mapping[str, str]) -> str:
    value, name = field.value, _name(field.target)
    if isinstance(value, ast.Call) and _name(value) == "field":
        value = ast.Call(ast.Name("_field"), value.args, list(value.keywords))
        if name in defaults:
            factory = ast.parse(f"_Factory({defaults[name]}, takes_self=True)", mode="eval").body
            value.keywords.append(ast.keyword("default", factory))
    return "_NOTHING" if value is None else ast.unparse(value)


def _methods(kind: type, declared: Sequence[ast.AnnAssign]) -> str:
    """The methods that attrs makes, written out."""
    from gwt.kernel.state_declaration import comparison_statements, copy_statements

    own = {_name(one.target): one for one in declared}
    fields = attrs.fields(kind)
    parameters = sorted(
        (one for one in fields if one.init),
        key=lambda one: (one.kw_only, not one.kw_only and one.default is not attrs.NOTHING),
    )
    written, star = ["self"], False
    for one in parameters:
        if one.kw_only and not star:
            written.append("*")
            star = True
        written.append(_parameter(one, own.get(one.name)))
    body = [line for one in fields for line in _assignment(one, own.get(one.name))]
    lines = [f"def __init__({', '.join(written)}) -> None:", *(f"    {line}" for line in body or ["pass"])]
    if "copy" in vars(kind):
        code = copy_statements(kind)
        copied = ", ".join(f"{one.alias}={code[one.name]}" for one in parameters)
        lines += ["def copy(self) -> _Self:", f"    return _cast(_Self, {kind.__name__}({copied}))"]
        lines += ["def differing_fields(self, whole: _Any) -> list[int]:"]
        lines += [f"    other = _cast({kind.__name__}, whole)", *(f"    {one}" for one in comparison_statements(kind))]
    if "__eq__" in vars(kind):
        same = " and ".join(f"self.{one.name} == other.{one.name}" for one in fields if one.eq)
        lines += [
            "def __eq__(self, other: object) -> bool:",
            f"    if not isinstance(other, {kind.__name__}) or type(other) is not type(self):",
            "        return NotImplemented",
            f"    return {same or 'True'}",
        ]
        hashed = vars(kind).get("__hash__")
        if hashed is not None:
            values = "".join(f"self.{one.name}, " for one in fields if one.eq)
            lines += ["def __hash__(self) -> int:", f"    return hash(({values}))"]
    lines += [
        "def __repr__(self) -> str:",
        "    return _representation(self)",
        "def __getstate__(self) -> _Any:",
        "    return _get_state(self)",
        "def __setstate__(self, state: _Any) -> None:",
        "    _set_state(self, state)",
    ]
    return "".join(f"    {line}  # type: ignore\n" for line in lines)


def _parameter(field: Any, written: ast.AnnAssign | None) -> str:
    annotation = "_Any" if written is None else ast.unparse(written.annotation)
    if field.default is attrs.NOTHING:
        return f"{field.alias}: {annotation}"
    if isinstance(field.default, attrs.Factory):  # type: ignore[arg-type]
        return f"{field.alias}: {annotation} | None = None" if written else f"{field.alias}: _Any = None"
    return f"{field.alias}: {annotation} = {_default(field, written)}"


def _default(field: Any, written: ast.AnnAssign | None) -> str:
    value = field.default
    if value is None or isinstance(value, bool | int | str) or value == ():
        return repr(value)
    assert written is not None, f"the default of {field.name} is not known here"
    keyword = _keyword(written, "default")
    return ast.unparse(keyword if keyword is not None else written.value or ast.Constant(None))


def _keyword(field: ast.AnnAssign, name: str) -> ast.expr | None:
    keywords = field.value.keywords if isinstance(field.value, ast.Call) else []
    return next((one.value for one in keywords if one.arg == name), None)


def _assignment(field: Any, written: ast.AnnAssign | None) -> list[str]:
    assert field.validator is None, f"{field.name} is validated"
    default = field.default
    if field.converter is not None:
        assert written is not None and field.init and default is attrs.NOTHING, f"{field.name} is converted"
        return [f"self.{field.name} = {ast.unparse(_keyword(written, 'converter'))}({field.alias})"]
    if not isinstance(default, attrs.Factory):  # type: ignore[arg-type]
        if field.init:
            return [f"self.{field.name} = {field.alias}"]
        return [] if default is attrs.NOTHING else [f"self.{field.name} = {_default(field, written)}"]
    made = f"self.{default.factory.__name__}()" if default.takes_self else f"{_factory(default)}"
    if not field.init:
        return [f"self.{field.name} = {made}"]
    return [f"self.{field.name} = {made} if {field.alias} is None else {field.alias}"]


def _factory(default: Any) -> str:
    return {list: "[]", dict: "{}", set: "set()"}.get(default.factory, f"{default.factory.__name__}()")
