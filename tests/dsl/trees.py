"""Hypothesis strategies for every tree that the grammar of Great Western Trail can express.

`leaves` has a strategy for each verb and `joined` one for each joiner; names come from the pack.
"""

from collections.abc import Iterable
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from gwt.common.comparison_counts import COUNTS as COMPARED
from gwt.dsl import effects as core
from gwt.dsl.amounts import (
    Amount,
    Bound,
    ByNumber,
    Condition,
    Count,
    Need,
    Number,
    Per,
    PerNamed,
    Places,
    Quantity,
    UpTo,
    compared_count,
    owned_count,
    unbound_names,
)
from gwt.dsl.effects import Effect, walk_effect
from gwt.dsl.nodes import field_names
from gwt.dsl.templates import Form, Placeholder, forms_of
from gwt.games.great_western.verbs.cards import Draw
from gwt.games.great_western.verbs.location import CONTINUE, COPY, USE
from tests.law.places import whole_pack

COMPARISONS = [(one, "") for one in COMPARED if one.endswith(("most", "fewest"))]
COMPARISONS += [(one, "than each other player") for one in ("more", "fewer")]
READER = whole_pack("great-western-trail").parser


def named(kind: str) -> SearchStrategy[str]:
    """What a name of that kind stands for in the pack."""
    return st.sampled_from(list(dict.fromkeys(READER.vocabulary[kind].values())))


# --- amounts -----------------------------------------------------------------------------------------

integers = st.integers(0, 99)
flags = st.booleans()
# A number's name must not be a word of the language, or the grammar may take it for that word.
numbers_names = st.sampled_from(["drawn", "distance", "value", "x1", "no-3"])

_limits = {name: READER.vocabulary["count"][name] for name in ("step limit", "hand limit")}
counts = named("count").filter(lambda count: type(count) is Count and count not in _limits.values())
quantities = st.sampled_from(list(_limits.values())).map(Quantity)
# The number of players is the same for all of them.
various = counts.filter(lambda count: count.kind not in READER.language.counts.constant)
others = st.builds(
    owned_count, various, st.sampled_from([one for one in COMPARED if one.startswith("of ")])
)
comparisons = st.builds(compared_count, st.sampled_from(COMPARISONS), various)
counted = counts | others
pers = st.builds(Per, integers, st.integers(1, 9), counted) | st.builds(
    Per, integers, st.just(1), comparisons
)
scores = st.builds(Per, st.integers(-99, 99), st.integers(1, 9), counted)
scores |= st.builds(Per, st.integers(-99, 99), st.just(1), comparisons)
scores |= st.builds(
    Places,
    st.integers(20, 99),
    st.just(1),
    various,
    st.integers(10, 19),
    st.integers(0, 9),
    st.sampled_from(["", "split", "lower"]),
)
scores |= st.builds(
    ByNumber, integers, st.just(1), counted, st.lists(integers, min_size=1, max_size=5).map(tuple)
)
conditions = st.builds(Need, st.just(1), named("count").filter(lambda count: type(count) is Condition))
needs = st.builds(Need, integers, counted) | st.builds(Need, st.just(1), comparisons)
_bounds = numbers_names.map(Bound)
of_numbers = st.builds(PerNamed, integers, st.integers(1, 9), _bounds)
numbers: SearchStrategy[Number] = st.one_of(integers, pers, of_numbers, quantities, _bounds)
amounts: SearchStrategy[Amount] = st.one_of(numbers, numbers.map(UpTo))

# --- verbs -------------------------------------------------------------------------------------------

_several_spaces = st.lists(named("space"), min_size=1, max_size=4).map(tuple)
_BY_RULE: dict[str, SearchStrategy[Any]] = {
    "ACT": st.sampled_from([USE, COPY, CONTINUE]),
    "NUMBER": integers,
    "amount": amounts,
    "integer": integers,
    "need": needs,
    "number": numbers,
    "quantity": quantities,
    "signed": st.integers(-9, 9),
    "spaces": _several_spaces,
}


def _values(slot: Placeholder, inner: SearchStrategy[Effect]) -> SearchStrategy[Any]:
    """What can stand at a place of a template."""
    if slot.optional:
        return st.sampled_from([None, slot.words[0]])
    known = _BY_RULE | {"effect": inner, "effects": st.lists(inner, max_size=3).map(tuple)}
    values = [st.sampled_from(slot.words)] if slot.words else []
    # What is no id, such as `from stack`, stands only where a template names it.
    values += [
        known[rule] if rule in known else named(rule).filter(lambda name: " " not in name)
        for rule in slot.rules
    ]
    return st.one_of(*values, *([] if slot.empty is None else [st.just(slot.empty)]))


def _written(form: Form, inner: SearchStrategy[Effect]) -> SearchStrategy[Effect]:
    return st.tuples(*(_values(slot, inner) for slot in form.slots)).map(lambda found: form.build(*found))


def leaves(inner: SearchStrategy[Effect]) -> dict[type[Effect], SearchStrategy[Effect]]:
    """A strategy for each verb, by its templates; `inner` makes the effects that an effect may hold."""
    kinds = READER.language.verbs
    return {kind: st.one_of(*(_written(form, inner) for form in forms_of(kind))) for kind in kinds}


# --- joiners -----------------------------------------------------------------------------------------


def joined(inner: SearchStrategy[Effect]) -> dict[type[Effect], SearchStrategy[Effect]]:
    """A strategy for each joiner, of whatever stands inside."""
    several = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return {
        core.Done: st.builds(core.Done, st.none() | inner),
        core.Exchange: st.builds(core.Exchange, inner, inner),
        core.Both: st.builds(core.Both, several),
        core.Sequence: st.builds(core.Sequence, several),
        core.Choice: st.builds(core.Choice, several),
        core.May: st.builds(core.May, inner),
        core.Named: st.builds(core.Named, _numbers(), _new_names),
        core.Must: st.builds(core.Must, inner),
        core.Under: st.builds(core.Under, inner, named("ruling")),
        core.If: (needs | conditions).flatmap(
            lambda need: st.builds(core.If, inner, st.just(need.number), st.just(need.count))
        ),
        core.Unless: (needs | conditions).flatmap(
            lambda need: st.builds(core.Unless, inner, st.just(need.number), st.just(need.count))
        ),
        core.Repeat: st.builds(core.Repeat, integers, inner),
    }


_new_names = st.integers(0, 10**9).map(lambda number: f"n{number}")


def _numbers() -> SearchStrategy[Effect]:
    """The effects that come to a number, to which a name may be given."""
    known = leaves(st.just(core.Done()))
    return st.one_of(*(strategy for kind, strategy in known.items() if kind.yields_number))


def of_kinds(inner: SearchStrategy[Effect]) -> dict[type[Effect], SearchStrategy[Effect]]:
    return {**leaves(inner), **joined(inner)}


_shallow = st.one_of(*leaves(st.just(core.Done())).values())
trees: SearchStrategy[Effect] = st.recursive(
    _shallow, lambda inner: st.one_of(*of_kinds(inner).values()), max_leaves=8
)


def closed(effect: Effect) -> Effect:
    """The effect after draws that give a value to every number used in it by name.

    A name that is given twice is no matter of printing and reading, so such trees are left out.
    """
    given = [node.name for node in walk_effect(effect) if isinstance(node, core.Named)]
    assume(len(set(given)) == len(given))
    used = sorted(set(_unbound(effect)))
    steps = [core.Named(Draw(1), name) for name in used]
    return core.Sequence((*steps, effect)) if steps else effect


def _unbound(effect: Effect) -> Iterable[str]:
    for node in walk_effect(effect):
        for name in field_names(type(node)):
            yield from unbound_names(getattr(node, name))
