"""Functions: a live function becomes C, with the functions that are made inside of it."""

import ast
import sys
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gwt.native.kinds import Kind, common_kind, object_of
from gwt.native.program import Function, Program, memory_code
from gwt.native.scope import inner_functions, own_nodes, stored_names
from gwt.native.source_trees import imported_objects, tree_of
from gwt.native.statements import Statements
from gwt.native.untranslatable import Untranslatable

if TYPE_CHECKING:
    from gwt.native.source_trees import FunctionNode

PASSES = (False, False, True)
"""Whether kinds are known in each pass through a body: the first two find them."""


class FunctionTranslator(Statements):
    """Translates one function."""

    def __init__(
        self,
        program: Program,
        name: str,
        node: "FunctionNode",
        scopes: tuple[dict[str, object], dict[str, object]],
        parameters: dict[str, Kind | None],
        captured: dict[str, Kind | None],
        outer_cells: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(program, name)
        self.globals, outer = scopes
        self.body: Sequence[ast.stmt]
        self.body = [ast.Return(node.body)] if isinstance(node, ast.Lambda) else node.body
        for statement in self.body:
            ast.fix_missing_locations(statement)
        nodes = list(own_nodes(self.body))
        self.outer = {**outer, **imported_objects(nodes)}
        self.is_generator = any(isinstance(part, ast.Yield | ast.YieldFrom) for part in nodes)
        self.only_first = False
        self.parameters, self.captured = parameters, captured
        shared = {name for part in nodes if isinstance(part, ast.Nonlocal) for name in part.names}
        self.stored = Counter(name for name in stored_names(self.body) if name not in shared)
        self.names = {*parameters, *captured, *self.stored}
        self.own_cells = self._cells()
        self.cells = self.own_cells | outer_cells

    def _cells(self) -> set[str]:
        """Returns the own names that a function inside of this one uses, and that change later."""
        cells: set[str] = set()
        own = {*self.parameters, *self.stored}
        in_loops = {name for part in own_nodes(self.body) if isinstance(part, ast.For | ast.While)
                    for name in stored_names(part.body)}  # fmt: skip
        for inner in inner_functions(self.body):
            for name in free_names(inner) & own:
                last = max(_lines_of_stores(self.body, name), default=0)
                changes = self.stored[name] + (name in self.parameters) > 1 or name in in_loops
                if changes or last >= inner.lineno:
                    cells.add(name)
        return cells

    # --- the whole -----------------------------------------------------------------------------------

    def translate(self) -> tuple[list[str], list[str] | None]:
        """Returns the C of the body, and for a generator that which ends at the first value."""
        stated = {**self.parameters, **self.captured, **self._stated()}
        stated.update(dict.fromkeys(self.cells))
        self.kinds = dict(stated)
        for is_final in PASSES:
            self.forget()
            self.is_final = is_final
            lines = self.block(self.body)
            if not is_final:
                self.kinds = dict(stated)
                for name, of in self.assigned.items():
                    if name in self.parameters:
                        same = common_kind([self.parameters[name], *of]) == self.parameters[name]
                        self.kinds[name] = self.parameters[name] if same else None
                    elif name not in stated:
                        self.kinds[name] = common_kind(of)
        if not self.is_generator:
            return lines, None
        self.only_first = True
        self.forget()
        return lines, self.block(self.body)

    def _stated(self) -> dict[str, Kind | None]:
        """Returns the kinds that annotations in the body say."""
        stated: dict[str, Kind | None] = {}
        for node in own_nodes(self.body):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                kind = self.hinted(node.annotation)
                if kind is not None:
                    stated[node.target.id] = kind
        return stated

    def definition(self, name: str, body: list[str], first_only: bool = False) -> str:
        """Returns the C of the function under a name."""
        environment = ["env_"] if self.captured else []
        arguments = ", ".join(f"V {word}" for word in (*environment, *(f"v_{x}" for x in self.parameters)))
        lines = [f"static V {name}({arguments or 'void'}) {{"]
        for place, captured in enumerate(self.captured):
            lines.append(f"V v_{captured}=T(env_)->v[{place}];")
        local = sorted(self.stored.keys() - self.parameters.keys() - self.captured.keys())
        lines += [f"V v_{word}={'new_cell(0)' if word in self.own_cells else 0};" for word in local]
        lines += [f"v_{word}=new_cell(v_{word});" for word in self.parameters if word in self.own_cells]
        if self.is_generator and not first_only:
            lines.append("V out_=new_list(4);")
        end = "return 0;" if first_only else "return out_;" if self.is_generator else "return NONE;"
        return "\n".join([*lines, *body, end, "}"])

    # --- functions inside ----------------------------------------------------------------------------

    def closure(self, node: ast.FunctionDef | ast.Lambda) -> str:
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
            raise Untranslatable(f"the arguments of the function in line {node.lineno}")
        names = free_names(node)
        seen = sorted(name for name in names if name in self.names or self.is_inner(name))
        called = "lambda" if isinstance(node, ast.Lambda) else node.name
        name = f"{self.name}_{called}_{node.lineno}_{node.col_offset}"
        if self.is_final:
            captured = {seen_name: self.kinds.get(seen_name) for seen_name in seen}
            cells = frozenset(word for word in seen if word in self.cells and not self.is_inner(word))
            parameters = dict.fromkeys(argument.arg for argument in arguments.args)
            scopes = self.globals, self.outer
            inner = FunctionTranslator(self.program, name, node, scopes, parameters, captured, cells)
            if inner.is_generator:
                raise Untranslatable(f"the generator in line {node.lineno}")
            self.program.closures[name] = inner.definition(name, inner.translate()[0])
        if not seen:
            return f"mk_closure((void*){name},{len(arguments.args)},0)"
        new = self.fresh("n")
        put = " ".join(f"T({new})->v[{at}]=v_{word};" for at, word in enumerate(seen))
        made = f"mk_closure((void*){name},{len(arguments.args) + 1},{new})"
        return f"({{ V {new}=tup({len(seen)}); {put} {made}; }})"


def free_names(function: ast.FunctionDef | ast.Lambda) -> set[str]:
    """Returns the names that a function uses and that are not its own."""
    body: Sequence[ast.AST] = [function.body] if isinstance(function, ast.Lambda) else function.body
    own = {argument.arg for argument in function.args.args}
    used, shared = set[str](), set[str]()
    for node in own_nodes(body):
        if isinstance(node, ast.Name):
            used.add(node.id)
        elif isinstance(node, ast.Nonlocal):
            shared.update(node.names)
        elif isinstance(node, ast.FunctionDef | ast.Lambda):
            used |= free_names(node)
    return (used | shared) - ((own | set(stored_names(body))) - shared)


def _lines_of_stores(body: Sequence[ast.stmt], name: str) -> list[int]:
    return [
        node.lineno
        for node in own_nodes(body)
        if isinstance(node, ast.FunctionDef | ast.Name) and name in stored_names([node])
    ]


def function_code(program: Program, function: Function) -> str:
    """Returns the C of a live function.

    Raises:
        Untranslatable: it uses what has no C.
    """
    live: Any = function.live
    node = tree_of(live)
    arguments = node.args
    if arguments.kwarg or (arguments.vararg and arguments.kwonlyargs):
        raise Untranslatable("its arguments")
    hints = program.kinds.hints(live)
    in_order = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    parameters = {word.arg: program.kinds.of_hint(hints.get(word.arg)) if word.arg in hints else None
                  for word in in_order}  # fmt: skip
    if arguments.vararg:
        name = arguments.vararg.arg
        parameters[name] = Kind("tuple", (program.kinds.of_hint(hints[name]) if name in hints else None,))
    if "self" in parameters:
        parameters["self"] = _owner_kind(program, function)
    cells = [cell.cell_contents for cell in live.__closure__ or ()]
    outer = dict(zip(live.__code__.co_freevars, cells, strict=True))
    scopes = live.__globals__, outer
    translator = FunctionTranslator(program, function.name, node, scopes, parameters, {})
    body, first = translator.translate()
    if function.makes is not None:
        return _maker_code(program, function, translator, body)
    words = [f"v_{name}" for name in parameters]
    head = f"static V {function.name}({', '.join(f'V {word}' for word in words) or 'void'})"
    inside = f"{function.name}_do"
    wrapped = function.has_memory or live in program.released
    parts = [translator.definition(inside if wrapped else function.name, body)]
    if first is not None:
        parts.append(translator.definition(f"{function.name}_first", first, first_only=True))
    if function.has_memory:
        parts.append(memory_code(function.name, words, f"{inside}({','.join(words)})"))
    elif wrapped:
        result = f"V result=keep_at({inside}({','.join(words)}),SEARCH); release(from); return result;"
        parts.append(f"{head} {{ char*from=heap.at; {result} }}")
    return "\n".join(parts)


def _maker_code(
    program: Program, function: Function, translator: FunctionTranslator, body: list[str]
) -> str:
    """Returns the C of a class whose objects are cached."""
    assert function.makes is not None
    begin, number = f"{function.name}_begin", program.class_number(function.makes)
    words = [f"v_{name}" for name in translator.parameters if name != "self"]
    made = f"({{ V o=blank({number}); {begin}(o,{','.join(words)}); o; }})"
    return translator.definition(begin, body) + "\n" + memory_code(function.name, words, made)


def _owner_kind(program: Program, function: Function) -> Kind | None:
    """Returns the kind of `self`."""
    if function.makes is not None:
        return object_of(function.makes)
    owner: object = sys.modules.get(function.live.__module__)
    for word in function.live.__qualname__.split(".")[:-1]:
        owner = getattr(owner, word, None)
    return program.kinds.of_hint(owner) if isinstance(owner, type) else None
