"""The names of a function while it is translated: its own, what they hold, and what others stand for."""

import ast
import builtins
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import ModuleType
from typing import Final

from gwt.native import kinds
from gwt.native.kinds import Kind
from gwt.native.program import Program, Typed
from gwt.native.untranslatable import Untranslatable

UNKNOWN: Final = object()
"""The answer for an expression whose value is known only when it is evaluated."""
_OWN_SCOPE = (ast.FunctionDef, ast.Lambda, ast.ClassDef)


class Inner(dict[str, "Kind | None"]):
    """The kinds of names inside of a comprehension, before those outside of it."""

    def __init__(self, outer: dict[str, Kind | None]) -> None:
        super().__init__()
        self._outer = outer

    def __contains__(self, name: object) -> bool:
        return dict.__contains__(self, name) or name in self._outer

    def get(self, name: str, default: Kind | None = None) -> Kind | None:  # type: ignore[override]
        return dict.get(self, name) if dict.__contains__(self, name) else self._outer.get(name, default)


def own_nodes(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Yields the nodes of a body, without what stands in functions inside of it."""
    waiting = list(body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _OWN_SCOPE):
            waiting += ast.iter_child_nodes(node)


def inner_functions(body: Iterable[ast.AST]) -> list[ast.FunctionDef | ast.Lambda]:
    return [node for node in own_nodes(body) if isinstance(node, ast.FunctionDef | ast.Lambda)]


def stored_names(body: Iterable[ast.AST]) -> Iterator[str]:
    """Yields each name that a body assigns to, as often as it does."""
    for node in own_nodes(body):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.MatchAs | ast.MatchStar | ast.FunctionDef) and node.name:
            yield node.name


class Scope:
    """The names of a function; the classes below this one translate what stands in its body."""

    names: set[str]
    """Its own names: parameters, what it assigns to, and what it takes from the function around it."""
    kinds: dict[str, Kind | None]
    cells: set[str]
    """The names that a function inside of it shares, as both may assign to them."""
    globals: dict[str, object]
    outer: dict[str, object]
    """The values of names that a live function has from around it."""
    is_final: bool
    """Whether kinds are known, and this is the translation that counts."""

    def __init__(self, program: Program, name: str) -> None:
        self.program, self.name = program, name
        self.inner_names: list[set[str]] = []
        """The names of the comprehensions in which the translation stands."""
        self.assigned: dict[str, list[Kind | None]] = {}
        self._temporaries = 0
        self._typed: dict[int, tuple[ast.expr, Typed]] = {}

    # --- what the classes below translate ------------------------------------------------------------

    def typed(self, node: ast.expr) -> Typed:
        """Returns the C of an expression, and its kind."""
        value = self.fixed(node) if isinstance(node, ast.Name | ast.Attribute) else UNKNOWN
        if value is not UNKNOWN:
            return self.program.constant(value), self.program.kinds.of_object(value)
        if id(node) not in self._typed:
            translate: Callable[[ast.expr], Typed] | None
            translate = getattr(self, f"expression_{type(node).__name__}", None)
            if translate is None:
                raise Untranslatable(f"{type(node).__name__} in line {node.lineno}")
            # The node is kept, or another one could have its identity.
            self._typed[id(node)] = node, translate(node)
        return self._typed[id(node)][1]

    def code(self, node: ast.expr) -> str:
        """Returns the C of an expression."""
        return self.typed(node)[0]

    def code_or_none(self, node: ast.expr | None) -> str:
        return "NONE" if node is None else self.code(node)

    def condition(self, node: ast.expr) -> str:
        """Returns the C of whether an expression is true, as C has it."""
        raise NotImplementedError

    def number(self, node: ast.expr) -> str:
        """Returns the C of a whole number without its tag."""
        raise NotImplementedError

    def block(self, body: Sequence[ast.stmt]) -> list[str]:
        """Returns the C of statements."""
        raise NotImplementedError

    def assign(self, target: ast.expr, code: str, kind: Kind | None) -> list[str]:
        """Returns the C of an assignment."""
        raise NotImplementedError

    def call(self, called: object, node: ast.Call, first: tuple[str, ...] = ()) -> Typed:
        """Returns the C of a call of a live function."""
        raise NotImplementedError

    def first_of(self, node: ast.expr) -> Typed | None:
        """Returns the C of the first value of a generator, which is 0 if there is none, if it is one."""
        raise NotImplementedError

    def attribute(self, code: str, kind: Kind | None, name: str) -> Typed:
        """Returns the C of an attribute of a value."""
        raise NotImplementedError

    def is_instance(self, name: str, cls: object) -> str:
        """Returns the C of whether the value with a name in C is of one of some classes."""
        raise NotImplementedError

    def apply(self, function: ast.expr, code: str, kind: Kind | None) -> Typed:
        """Returns the C of the call of a function that stands as an argument, with one value."""
        raise NotImplementedError

    # --- names ---------------------------------------------------------------------------------------

    def fresh(self, word: str = "t") -> str:
        """Returns a name that nothing else has."""
        self._temporaries += 1
        return f"{word}_{self._temporaries}"

    def forget(self) -> None:
        """Begins the translation again, with the kinds that the last one has shown."""
        self._typed, self.inner_names, self.assigned = {}, [], {}

    def is_inner(self, name: str) -> bool:
        return any(name in names for names in self.inner_names)

    def note(self, name: str, kind: Kind | None) -> None:
        """Notes what a name is assigned."""
        self.assigned.setdefault(name, []).append(kind)
        if not self.is_final and name not in self.kinds:
            self.kinds[name] = kind

    def variable(self, name: str) -> str:
        """Returns the C of a name of the function."""
        return f"T(v_{name})->v[0]" if name in self.cells and not self.is_inner(name) else f"v_{name}"

    def fixed(self, node: ast.expr) -> object:
        """Returns the object that an expression stands for whatever happens, or `UNKNOWN`."""
        if isinstance(node, ast.Name):
            if node.id in self.names or self.is_inner(node.id):
                return UNKNOWN
            for scope in (self.outer, self.globals, vars(builtins)):
                if node.id in scope:
                    return scope[node.id]
            raise Untranslatable(f"the name {node.id}")
        if isinstance(node, ast.Attribute):
            owner = self.fixed(node.value)
            if isinstance(owner, ModuleType | type):
                if not hasattr(owner, node.attr):
                    raise Untranslatable(f"the name {ast.unparse(node)}")
                return getattr(owner, node.attr)
        if isinstance(node, ast.Subscript):
            owner = self.fixed(node.value)
            # `list[str]()` makes a list.
            return owner if isinstance(owner, type) else UNKNOWN
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            either, other = self.fixed(node.left), self.fixed(node.right)
            if isinstance(either, type | tuple) and isinstance(other, type | tuple):
                return (*_classes(either), *_classes(other))
        return UNKNOWN

    def place(self, kind: Kind | None, name: str) -> int | None:
        """Returns the place of a field in objects of a kind, if that is known."""
        kind = kinds.not_none(kind)
        fields = self.program.fields(kind.cls) if kind is not None and kind.cls is not None else None
        if not fields or name not in fields:
            return None
        self.program.attribute(name)
        return fields.index(name)

    def field(self, code: str, kind: Kind | None, name: str) -> str:
        """Returns the C of a field, for reading."""
        place = self.place(kind, name)
        return f"attr({code},{self.program.attribute(name)})" if place is None else f"T({code})->v[{place}]"

    def set_field(self, code: str, kind: Kind | None, name: str, value: str) -> str:
        """Returns the C that gives a field another value."""
        place = self.place(kind, name)
        if place is None:
            return f"set_attr({code},{self.program.attribute(name)},{value});"
        return f"T({code})->v[{place}]={value};"


def _classes(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
