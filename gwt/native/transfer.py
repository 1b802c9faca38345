"""Transfer: objects of Python become words of a compiled program, and words become objects again."""

import ctypes
import enum
import inspect
from collections.abc import Sequence
from types import FunctionType, MappingProxyType, MethodType
from typing import Any

import attrs

from gwt.dsl import InternedMeta
from gwt.errors import GwtError
from gwt.memory_cache import bounded_cache
from gwt.native.kinds import member_of
from gwt.native.program import Program

CONTENT, HEAP = 1, 0
KIND_NAMES = (
    "int",
    "none",
    "text",
    "tuple",
    "list",
    "dict",
    "set",
    "object",
    "class",
    "function",
    "big",
    "float",
)
"""The kinds of words, in the order of `runtime.h`."""
GENERATORS = frozenset({"rng", "seed"})
"""The fields that hold numbers of 64 bits."""
BUILT_IN: dict[type, str] = {
    int: "int",
    type(None): "none",
    str: "text",
    tuple: "tuple",
    list: "list",
    dict: "dict",
    set: "set",
}
_MAPPINGS = (dict, MappingProxyType)


def is_function(value: object) -> bool:
    return isinstance(value, FunctionType) or hasattr(value, "cache_info")


class Transfer:
    """A library that holds a compiled program, with the objects that have been transferred to it."""

    def __init__(self, library: Any, program: Program) -> None:
        self._library, self._program = library, program
        self._words: dict[object, int] = {}
        """The words of what stays, by value or identity."""
        self._objects: dict[int, object] = {}
        """The objects of what stays, by their words."""
        self._alive: list[object] = []
        self._classes: dict[type, int] = {}
        self._functions: dict[int, int] = {}
        self._cls = {number: cls for cls, number in program.classes.items()}
        self._forgotten = 0
        self._missing: set[str] = set()
        """The classes of objects that have no words; these are `None` in C."""

    # --- loading -------------------------------------------------------------------------------------

    def load(self, roots: Sequence[object], premise: object, others: Sequence[object]) -> None:
        """Transfers what a program refers to: its classes, functions and constants, and some objects."""
        library, program = self._library, self._program
        library.set_level(CONTENT)
        for cls, number in program.classes.items():
            self._classes[cls] = library.new_class(number)
        for built_in, word in (*BUILT_IN.items(), (float, "float"), (frozenset, "set")):
            self._classes[built_in] = library.new_class(len(program.classes) + KIND_NAMES.index(word))
        self.word("")
        for number, function in enumerate(program.functions.values()):
            defaults = [
                0 if parameter.default is parameter.empty else self.word(parameter.default)
                for parameter in function.signature.parameters.values()
            ]
            self._functions[function.number] = library.new_function(number, len(defaults), _array(defaults))
        for name, number in program.attributes.items():
            library.name_attribute(self.word(name), number)
        for cls, number in program.classes.items():
            self._describe(cls, number)
        for classes, number in program.class_sets.items():
            for cls, place in program.classes.items():
                if issubclass(cls, classes):
                    library.describe_set(number, place)
        for number, constant in enumerate(program.constants):
            library.set_constant(number, self.word(constant))
        words = list(map(self.word, roots))
        for value in others:
            self.word(value)
        self._look_up_directly()
        library.end_loading(self.new_word(premise), *words)
        library.set_level(HEAP)

    def _describe(self, cls: type, number: int) -> None:
        library, program = self._library, self._program
        fields = program.fields(cls) or ()
        is_node, has_attrs = isinstance(cls, InternedMeta), attrs.has(cls)
        declared: dict[str, Any] = attrs.fields_dict(cls) if has_attrs and not is_node else {}
        defaults = []
        for name in fields:
            if isinstance(cls, InternedMeta):
                defaults.append(self.word(cls.defaults[name]) if name in cls.defaults else 0)
            else:
                default = declared[name].default if name in declared else attrs.NOTHING
                is_made = isinstance(default, attrs.Factory)  # type: ignore[arg-type]
                defaults.append(0 if default is attrs.NOTHING or is_made else self.word(default))
        has_eq = has_attrs and not is_node and member_of(cls, "__eq__") is not member_of(object, "__eq__")
        title = self._kept(cls.__name__.encode())
        library.describe_class(number, title, len(fields), is_node, has_eq, _array(defaults))
        for place, field in enumerate(fields):
            metadata = declared[field].metadata if field in declared else {}
            is_compared = field in declared and bool(declared[field].eq)
            is_shared = bool(metadata.get("shared"))
            library.describe_field(number, place, program.attributes.get(field, -1), is_shared, is_compared)
        above = [base for base in cls.__mro__[1:] if base in program.classes]
        for place, base in enumerate(above[:16]):
            library.describe_base(number, place, program.classes[base])
        for attribute, place in program.attributes.items():
            value = class_attribute(cls, attribute)
            if value is not _NOTHING and attribute not in fields:
                library.describe_attribute(number, place, self.word(value))

    def _kept(self, value: Any) -> Any:
        self._alive.append(value)
        return value

    def _look_up_directly(self) -> None:
        for word, value in self._objects.items():
            if isinstance(value, (*_MAPPINGS, set, frozenset)):
                self._library.look_up_directly(word)

    # --- to words ------------------------------------------------------------------------------------

    def word(self, value: Any) -> int:
        """Returns the word of what never changes."""
        simple = self._simple(value)
        if simple is not None:
            return simple
        is_text = isinstance(value, str) and not isinstance(value, enum.Enum)
        key = ("text", value) if is_text else id(value)
        if key not in self._words:
            was = self._library.set_level(CONTENT)
            self._words[key] = word = self._make(value, self.word, key)
            self._kept(value)
            if word != self._library.get_none():
                self._objects[word] = value
            self._library.set_level(was)
        return self._words[key]

    def new_word(self, value: Any) -> int:
        """Returns a word of its own for what may change; what it shares with others stays the same."""
        if isinstance(value, str | enum.Enum | type) or isinstance(type(value), InternedMeta):
            return self.word(value)
        simple = self._simple(value)
        return self._make(value, self.new_word, None) if simple is None else simple

    def row(self, words: Sequence[int]) -> int:
        """Returns the word of a tuple of words that stays."""
        was = self._library.set_level(CONTENT)
        made = int(self._library.new_values(False, len(words), _array(words)))
        self._library.set_level(was)
        return made

    def _simple(self, value: Any) -> int | None:
        library = self._library
        if value is None:
            return int(library.get_none())
        if isinstance(value, bool | int) and not isinstance(value, enum.Enum):
            return (int(value) << 1) | 1 if abs(value) < 1 << 62 else int(library.new_number(value))
        if isinstance(value, float):
            return int(library.new_real(ctypes.c_double(value)))
        if isinstance(value, tuple) and not value:
            return int(library.get_empty())
        if isinstance(value, type):
            return self._classes.get(value) or int(library.get_none())
        if is_function(value):
            function = self._program.functions.get(id(value))
            return int(library.get_none()) if function is None else self._functions[function.number]
        return None

    def _make(self, value: Any, word: Any, key: object) -> int:
        library = self._library
        if isinstance(value, str) and not isinstance(value, enum.Enum):
            return int(library.new_text(value.encode()))
        if isinstance(value, tuple | list):
            return int(
                library.new_values(isinstance(value, list), len(value), _array(list(map(word, value))))
            )
        if isinstance(value, set | frozenset):
            keys = _array(list(map(self.word, value)))
            return int(library.new_pairs(KIND_NAMES.index("set"), len(value), keys, keys))
        if isinstance(value, _MAPPINGS):
            keys, values = map(self.word, value), map(word, value.values())
            kind = KIND_NAMES.index("dict")
            return int(library.new_pairs(kind, len(value), _array(list(keys)), _array(list(values))))
        if isinstance(value, MethodType):
            function = self.word(value.__func__)
            return int(library.new_method(function, self.word(value.__self__)))
        fields = () if isinstance(value, enum.Enum) else self._program.fields(type(value))
        if fields is None or type(value) not in self._program.classes:
            self._missing.add(type(value).__qualname__)
            return int(library.get_none())
        return self._make_object(value, fields, word, key)

    def _make_object(self, value: object, fields: Sequence[str], word: Any, key: object) -> int:
        library, number = self._library, self._program.classes[type(value)]
        if isinstance(type(value), InternedMeta):
            values = [self.word(getattr(value, name)) for name in fields]
            return int(library.new_object(number, len(values), _array(values)))
        made = int(library.new_object(number, len(fields), _array([library.get_none()] * len(fields))))
        if key is not None:
            # It may refer to itself.
            self._words[key] = made
        for place, name in enumerate(fields):
            if name in self._program.attributes:
                part = getattr(value, name)
                is_generator = name in GENERATORS and isinstance(part, int)
                is_shared = key is None and self._is_shared(type(value), name)
                one = (
                    library.new_number(part)
                    if is_generator
                    else self.word(part)
                    if is_shared
                    else word(part)
                )
                library.set_field(made, place, one)
        return made

    @staticmethod
    def _is_shared(cls: type, name: str) -> bool:
        return attrs.has(cls) and bool(attrs.fields_dict(cls)[name].metadata.get("shared"))

    # --- to objects ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Drops the words that the library has forgotten."""
        if self._library.forgotten() != self._forgotten:
            self._forgotten = self._library.forgotten()
            lasts = self._library.lasts
            self._words = {key: word for key, word in self._words.items() if lasts(word)}
            self._objects = {word: value for word, value in self._objects.items() if lasts(word)}

    def object(self, word: int) -> Any:
        """Returns the object that a word stands for."""
        if word & 1:
            return word >> 1
        if word in self._objects:
            return self._objects[word]
        library = self._library
        name = KIND_NAMES[library.kind_of(word)]
        if name == "none":
            return None
        if name == "float":
            return library.real_of(word)
        if name == "big":
            return library.number_of(word)
        if name in ("text", "class", "function"):
            raise GwtError(f"a {name} cannot be returned")
        size = library.size_of(word)
        keys, words = (ctypes.c_int64 * size)(), (ctypes.c_int64 * size)()
        library.parts_of(word, keys, words)
        # Most are whole numbers, which need no call.
        values = [each >> 1 if each & 1 else self.object(each) for each in words]
        if name == "dict":
            return dict(zip(map(self.object, keys), values, strict=True))
        if name == "object":
            return self._object(word, values)
        return {"tuple": tuple, "list": list, "set": set}[name](values)

    def _object(self, word: int, parts: Sequence[Any]) -> Any:
        cls = self._cls[self._library.class_number(word)]
        fields = self._program.fields(cls) or ()
        if isinstance(cls, InternedMeta):
            node = cls(
                *(
                    bool(part) if name in cls.flags else part
                    for name, part in zip(fields, parts, strict=True)
                )
            )
            self._objects[word] = node
            return node
        made: Any = object.__new__(cls)
        for name, part in zip(fields, parts, strict=True):
            object.__setattr__(made, name, bool(part) if name in _flags(cls) else part)
        return made


@bounded_cache(1 << 10)
def _flags(cls: type) -> frozenset[str]:
    """The fields of a class of attrs that are true or false."""
    return frozenset(field.name for field in attrs.fields(cls) if field.type in (bool, "bool"))


_NOTHING = object()


def class_attribute(cls: type, name: str) -> Any:
    """Returns what the objects of a class share under a name, if that can be transferred."""
    member = member_of(cls, name)
    if member is None and name != "fields":
        return _NOTHING
    if inspect.isdatadescriptor(member) or isinstance(member, staticmethod | classmethod):
        return _NOTHING
    value = getattr(cls, name, _NOTHING)
    return _NOTHING if callable(value) and not isinstance(value, type) else value


def _array(words: Sequence[int]) -> Any:
    return (ctypes.c_int64 * max(1, len(words)))(*words)
