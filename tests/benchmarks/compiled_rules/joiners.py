"""The joiners in C: what `gwt.kernel.joiners` and `gwt.kernel.exchange` do, for one tree each.

Whatever follows from the tree alone is decided here, and the parts of a tree are called by name.
"""

from typing import TYPE_CHECKING, Any

from attrs import evolve

from gwt.dsl import (
    DONE,
    Both,
    Choice,
    Done,
    Effect,
    Exchange,
    If,
    May,
    Must,
    Named,
    Repeat,
    Under,
    Unless,
    values,
)
from gwt.dsl import Sequence as Then
from gwt.kernel import compulsory, offered
from gwt.kernel.exchange import parts
from tests.benchmarks.compiled_rules.code import Code, Row
from tests.benchmarks.compiled_rules.common import counted
from tests.benchmarks.compiled_rules.forms import Form, NotCovered

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


def _done(program: "Program", form: Form) -> Code:
    return Code(do="return;", begin="return;")


# --- a and b, a then b, a or b -------------------------------------------------------------------------


def _both(program: "Program", form: Form) -> Code:
    can = " || ".join(program.can(part) for part in values(form.effect)[0])
    return Code(can=f"return {can};", do=program.pushed(offered(form.effect)))


def _deciding(effect: Effect) -> Effect:
    """The part that decides whether an effect can be carried out; of steps, the first."""
    while isinstance(effect, Then | May | Must | Named):
        inner = values(effect)[0]
        effect = inner[0] if isinstance(effect, Then) else inner
    return effect


def _decided(program: "Program", effect: Effect) -> str:
    return f"return {program.can(_deciding(effect))};"


def _then(program: "Program", form: Form) -> Code:
    (steps,) = values(form.effect)
    tasks: list[Effect] = []
    for at, step in enumerate(steps, start=1):
        if not isinstance(step, Under):
            tasks.append(step)
        elif step.ruling in program.rules.rulings:
            tasks.append(step.effect)
        if isinstance(step, Named) and at < len(steps) - 1:
            # Only the next task gets the number, so what follows stays one task.
            tasks.append(Then(steps[at:]))
            break
    return Code(can=_decided(program, form.effect), do=program.pushed(tasks))


def _choice(program: "Program", form: Form) -> Code:
    arms = values(form.effect)[0]
    lists = tuple(one for arm in arms for one in program.row_of(arm).lists)
    listed = _several(program, arms, lists)
    exchanges = [isinstance(one.effect, Exchange) for one in lists]
    if all(exchanges):
        ending = "if (n) out[n++] = DONE; return n;"
    elif any(exchanges):
        forms = " || ".join(
            f"FORM[(uint16_t)out[i]] == {one.at}"
            for one in dict.fromkeys(lists)
            if isinstance(one.effect, Exchange)
        )
        ending = f"for (int i = 0; i < n; i++) if (!({forms})) return n; if (n) out[n++] = DONE; return n;"
    else:
        ending = "return n;"
    return Code(
        can=f"return {' || '.join(program.can(arm) for arm in arms)};",
        options=f"{listed} {ending}",
        listed=f"{listed} return n;",
        opens=lists,
        lists=lists,
    )


def _several(program: "Program", effects: tuple[Effect, ...], lists: tuple[Form, ...]) -> str:
    """Statements that list several effects in one decision, without duplicates."""
    steps = " ".join(f"n += {program.listed(one)};" for one in effects)
    again = " n = unlike(out, n);" if len(set(lists)) < len(lists) else ""
    return f"int n = 0; {steps}{again}"


# --- a -> b --------------------------------------------------------------------------------------------


def _exchange(program: "Program", form: Form) -> Code:
    cost, reward = values(form.wide)
    if isinstance(cost, Choice) and not form.is_family:
        return _with_arms(program, [Exchange(arm, reward) for arm in cost.arms])
    costs = parts(cost)
    if len({type(part) for part in costs}) < len(costs):
        raise NotCovered(f"'{form.effect}': parts of a cost that may use up the same thing")
    families = {cost: program.forms.family(cost)} if form.is_family else {}
    met = [_met(program, part, families.get(part)) for part in costs]
    for_reward = [program.can(reward)] if all(part.only_for_reward for part in costs) else []
    tasks = [
        f"push(s, seat, {families[part].base} + arg, cause);"
        if part in families
        else program.pushed([part])
        for part in reversed(costs)
    ]
    itself = f"if (!can_{form.at}(s, seat, arg)) return 0; out[0] = {form.itself}; return 1;"
    code = Code(
        can=f"return {' && '.join([*met, *for_reward])};",
        options=f"int n = listed_{form.at}(s, seat, arg, out); if (n) out[n++] = DONE; return n;",
        begin=" ".join([program.pushed(offered(reward)), *tasks]),
        listed=itself,
        opens=(form,),
        lists=(form,),
    )
    if form.is_family or not _is_in_place(program, cost):
        return code
    return _listed_by_cost(program, form, code, itself)


def _listed_by_cost(program: "Program", form: Form, code: Code, itself: str) -> Code:
    """An exchange that is listed once for each way to meet its cost."""
    cost, reward = values(form.effect)
    refused = f"if (!{program.can(reward)}) return 0;" if cost.only_for_reward else ""
    opens = program.row_of(cost).opens
    if any(one.is_family for one in opens):
        (costs,), exchanges = opens, (program.forms.family(form.effect),)
        ways = f"out[i] = (code)({exchanges[0].base} + out[i] - {costs.base});"
    else:
        pairs = {node: Exchange(node, reward) for one in opens for node in one.nodes}
        exchanges = tuple(program.forms.of(one) for one in pairs.values())
        cases = " ".join(
            f"case {program.code(node)}: out[i] = {program.code(one)}; break;"
            for node, one in pairs.items()
        )
        ways = f"switch (out[i]) {{ {cases} }}"
    listed = (
        f"int n = 0; {refused} n = {program.options(cost)}; if (n == DO_IT) {{ {itself} }}"
        f" for (int i = 0; i < n; i++) {{ {ways} }} return n;"
    )
    lists = (*exchanges, form)
    return evolve(code, listed=listed, opens=lists, lists=lists)


def _with_arms(program: "Program", arms: list[Effect]) -> Code:
    """An exchange with alternative costs: one exchange for each."""
    lists = tuple(one for arm in arms for one in program.row_of(arm).lists)
    listed = _several(program, tuple(arms), lists)
    return Code(
        can=f"return {' || '.join(program.can(arm) for arm in arms)};",
        options=f"{listed} if (n) out[n++] = DONE; return n;",
        # It is listed as one of its arms, so nobody begins it as it is.
        begin="s->fault = 1;",
        listed=f"{listed} return n;",
        opens=lists,
        lists=lists,
    )


def _is_in_place(program: "Program", cost: Effect) -> bool:
    verb = program.verb(cost)
    return bool(verb.in_place is not None and verb.in_place(cost) and program.row_of(cost).options)


def _met(program: "Program", part: Effect, family: Form | None) -> str:
    if program.verb(part).in_full is not None:
        raise NotCovered(f"'{part}' as a cost: it is met otherwise than it is done")
    if family is None:
        return program.can(part)
    program.row(family)
    return f"can_{family.at}(s, seat, arg)"


# --- may, must -----------------------------------------------------------------------------------------


def _may(program: "Program", form: Form) -> Code:
    inner: Effect = values(form.effect)[0]
    own, number = program.row_of(inner), program.code(inner)
    forgone = inner
    while isinstance(forgone, May | Repeat):
        forgone = values(forgone)[-1]
    decline = program.code(Done(forgone))
    itself = f"if (!{program.can(inner)}) return 0; out[0] = {number}; out[1] = {decline}; return 2;"
    if own.options:
        options = (
            f"int n = 0; n = {program.options(inner)}; if (n == DO_IT) {{ {itself} }}"
            f" if (n && (out[n - 1] == DONE || out[n - 1] == {decline})) n--;"
            f" if (n) out[n++] = {decline}; return n;"
        )
    else:
        options = itself
    begin = "begin(s, seat, option, cause);"
    if own.chosen:
        begin = f"if (option == {number}) {begin} else {_call_chosen(program, inner)}"
    return Code(
        can=_decided(program, form.effect),
        options=options,
        chosen=f"if (option != {decline}) {{ {begin} }}",
        opens=(*own.opens, program.forms.of(inner)),
    )


def _call_chosen(program: "Program", effect: Effect) -> str:
    form = program.forms.of(effect)
    return f"chosen_{form.at}(s, seat, {program.code(effect) - form.base}, cause, option);"


def _must(program: "Program", form: Form) -> Code:
    inner: Effect = values(form.effect)[0]
    can = _decided(program, form.effect)
    own = program.row_of(inner)
    if isinstance(inner, Both):
        itself = f"if (!{program.can(inner)}) return 0; out[0] = {form.base}; return 1;"
        return Code(
            can=can,
            do=program.pushed([compulsory(one) for one in inner.parts]),
            listed=itself,
            lists=(form,),
        )
    if isinstance(inner, If | Under):
        under: Any = type(inner)
        do = program.pushed([under(Must(inner.effect), *values(inner)[1:])])
    else:
        do = program.begun(inner)
    listed = f"int n = 0; n += {program.listed(inner)};"
    options = ""
    if program.verb(inner).inline is not None:
        options = f"{listed} return n == 1 && out[0] == {program.code(inner)} ? DO_IT : n;"
    return Code(
        can=can, options=options, do=do, listed=f"{listed} return n;", opens=own.lists, lists=own.lists
    )


# --- if, unless, repeat --------------------------------------------------------------------------------


def _under(program: "Program", form: Form) -> Code:
    effect, ruling = values(form.effect)
    if ruling not in program.rules.rulings:
        return Code(can="return 0;", do="return;")
    return Code(can=f"return {program.can(effect)};", do=program.pushed([effect]))


def _if(program: "Program", form: Form) -> Code:
    effect, number, count = values(form.effect)
    compares = "<" if isinstance(form.effect, Unless) else ">="
    holds = f"{counted(program, count)} {compares} {number}"
    return Code(
        can=f"return {holds} && {program.can(effect)};", do=f"if ({holds}) {{ {program.pushed([effect])} }}"
    )


def _repeat(program: "Program", form: Form) -> Code:
    times, effect = values(form.effect)
    if times <= 0:
        return Code(can="return 0;", options="return 0;")
    rest, decline = program.code(Repeat(times - 1, effect)), program.code(Done(effect))
    return Code(
        can=f"return {program.can(effect)};",
        options=f"int n = 0; n += {program.listed(effect)}; if (n) out[n++] = {decline}; return n;",
        chosen=(
            f"if (option != {decline}) {{ push(s, seat, {rest}, cause); begin(s, seat, option, cause); }}"
        ),
        opens=program.row_of(effect).lists,
    )


def _named(program: "Program", form: Form) -> Code:
    inner, name = values(form.effect)
    if program.verb(inner).counted is not None:
        raise NotCovered(f"'{form.effect}': a number of things that are chosen one by one")
    if name not in program.forms.numbers:
        raise NotCovered(f"'{form.effect}': a name that the pack gives to no number")
    own = program.row_of(inner)
    can = _decided(program, form.effect)
    if own.options:
        named = {node: Named(node, name) for one in own.opens for node in program.every_node(one)}
        cases = " ".join(
            f"case {program.code(node)}: out[i] = {program.code(one)}; break;"
            for node, one in named.items()
        )
        options = (
            f"int n = 0; n = {program.options(inner)}; if (n == DO_IT || !n) return DO_IT;"
            f" for (int i = 0; i < n; i++) switch (out[i]) {{ {cases} default: s->fault = 1; }} return n;"
        )
        opens = tuple(program.forms.of(one) for one in named.values())
    else:
        options, opens = "", ()
    # Whatever it causes lies above the task that follows.
    do = (
        f"int at = s->agenda.n - 1; int value = {program.numbered(inner)};"
        f" if (at >= 0) s->agenda.at[at].effect = bound_{name}(s, s->agenda.at[at].effect, value);"
    )
    return Code(can=can, options=options, do=do, opens=opens)


ROWS: dict[type[Effect], Row] = {
    Done: _done,
    Both: _both,
    Then: _then,
    Choice: _choice,
    Exchange: _exchange,
    May: _may,
    Must: _must,
    Named: _named,
    Under: _under,
    If: _if,
    Unless: _if,
    Repeat: _repeat,
}
assert DONE is Done()
