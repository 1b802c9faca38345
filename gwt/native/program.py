"""A program: all functions that can be reached from some of a game, with what they refer to."""

import enum
import inspect
import re
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import TYPE_CHECKING, Any

from attrs import define, field

from gwt.native.kinds import Kind, KindReader, fields_of
from gwt.native.source_trees import own_attributes, tree_of
from gwt.native.untranslatable import Untranslatable

if TYPE_CHECKING:
    import ast

Typed = tuple[str, Kind | None]
"""The C of an expression, and the kind of its value."""
Special = Callable[[Any, "ast.Call"], Typed]
"""Translates the calls of a function that has C of its own."""


@define(eq=False)
class Function:
    """A function of a program."""

    number: int
    name: str
    """In C."""
    live: FunctionType
    signature: inspect.Signature
    has_memory: bool
    """Whether its answers are cached."""
    makes: type | None = None
    """The class whose objects are cached; the function is then its `__init__`."""
    code: str = ""
    fault: str = ""
    """The reason why there is no C for it; then it fails when it is called."""

    @property
    def parameters(self) -> int:
        return len(self.signature.parameters)

    @property
    def is_generator(self) -> bool:
        return inspect.isgeneratorfunction(self.live)


@define(eq=False)
class Program:
    """The functions, classes, attributes and constants of a program, each with a number."""

    kinds: KindReader
    special: Mapping[Any, Special]
    released: frozenset[Any]
    """The functions whose results are kept while all else that they have allocated is released."""
    classes: dict[type, int] = field(factory=dict)
    attributes: dict[str, int] = field(factory=dict)
    constants: list[object] = field(factory=list)
    functions: dict[int, Function] = field(factory=dict)
    """By the identity of the object that is called."""
    class_sets: dict[tuple[type, ...], int] = field(factory=dict)
    """The classes for which an `isinstance` asks."""
    plain_fields: dict[type, tuple[str, ...]] = field(factory=dict)
    """The fields of classes that declare none, as their `__init__` or their only object has them."""
    closures: dict[str, str] = field(factory=dict)
    """The C of functions inside of others, by their names."""
    _places: dict[object, int] = field(factory=dict)
    _alive: list[object] = field(factory=list)
    _waiting: list[Function] = field(factory=list)

    def attribute(self, name: str) -> int:
        return self.attributes.setdefault(name, len(self.attributes))

    def class_number(self, cls: type) -> int:
        return self.classes.setdefault(cls, len(self.classes))

    def class_set(self, classes: tuple[type, ...]) -> int:
        return self.class_sets.setdefault(classes, len(self.class_sets))

    def fields(self, cls: type) -> tuple[str, ...] | None:
        """The fields of the objects of a class; None if nothing says which they are."""
        if cls in self.plain_fields:
            return self.plain_fields[cls]
        declared = fields_of(cls)
        begin = cls.__dict__.get("__init__")
        if declared is None and isinstance(begin, FunctionType):
            self.plain_fields[cls] = declared = own_attributes(tree_of(begin))
        return declared

    def constant(self, value: object) -> str:
        """The C of an object that exists."""
        if value is None or value is True or value is False:
            return {None: "NONE", True: "TRUE_", False: "FALSE_"}[value]
        if type(value) is int and abs(value) < 1 << 61:
            return f"INT({value})"
        if value == () and isinstance(value, tuple):
            return "EMPTY"
        by_value = isinstance(value, str | float) and not isinstance(value, enum.Enum)
        key = (type(value), value) if by_value else id(value)
        if key not in self._places:
            self._places[key] = len(self.constants)
            self.constants.append(value)
        return f"C[{self._places[key]}]"

    def function(self, called: Any) -> Function:
        """The function that stands behind an object that is called; its C is made later.

        Raises:
            Untranslatable: it is no function of Python.
        """
        if id(called) not in self.functions:
            has_memory = hasattr(called, "cache_info")
            live: Any = called.__wrapped__ if has_memory else called
            makes = live if isinstance(live, type) else None
            live = live if makes is None else makes.__dict__.get("__init__")
            if not isinstance(live, FunctionType):
                raise Untranslatable(f"{called!r} is no function of Python")
            module = (live.__module__ or "made").rsplit(".", 1)[-1]
            name = re.sub(r"\W", "_", f"{module}_{live.__qualname__}_{len(self.functions)}")
            signature = inspect.signature(live)
            if makes is not None:
                signature = signature.replace(parameters=[*signature.parameters.values()][1:])
            function = Function(len(self.functions), name, live, signature, has_memory, makes)
            self.functions[id(called)] = function
            self._alive.append(called)
            self._waiting.append(function)
        return self.functions[id(called)]

    def translate(self, make: "Callable[[Program, Function], str]") -> None:
        """Makes the C of all functions that have none yet, and of those that they call."""
        while self._waiting:
            function, known = self._waiting.pop(), len(self.constants)
            try:
                function.code = make(self, function)
            except Untranslatable as fault:
                function.fault = f"{function.live.__qualname__}: {fault}"
                # What only this function refers to is not needed.
                del self.constants[known:]
                self._places = {key: place for key, place in self._places.items() if place < known}
                function.code = _code_without_c(function)


def _code_without_c(function: Function) -> str:
    """Returns the C of a function that has none: one with memory is asked of Python, any other fails."""
    names = [f"p{at}" for at in range(function.parameters)]
    head = f"static V {function.name}({', '.join(f'V {name}' for name in names) or 'void'})"
    if function.has_memory and function.makes is None:
        asked = f"ask_python({function.number},{len(names)},a)"
        return memory_code(function.name, names, asked)
    text = re.sub(r"[^\w .,:'()-]", "/", function.fault)[:150]
    return f'{head} {{ fail("{text}"); return 0; }}'


def memory_code(name: str, parameters: list[str], value: str) -> str:
    """Returns the C of a function whose answers are cached; `a` is an array of its arguments."""
    head = f"static V {name}({', '.join(f'V {word}' for word in parameters) or 'void'})"
    arguments, count = ",".join(parameters) or "0", len(parameters)
    look = f"V a[]={{{arguments}}}, r; uint64_t h; if(memo_get(&{name}_memo,{count},a,&r,&h)) return r;"
    put = f"return memo_put(&{name}_memo,{count},a,{value},h);"
    return f"static Memo {name}_memo={{.next=0}};\n{head} {{ {look} {put} }}"
