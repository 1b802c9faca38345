"""Money, the hand and its stacks, objective cards and certificates."""

from typing import TYPE_CHECKING

from gwt.dsl import Effect, UpTo, values
from gwt.games.great_western.table.effects import PlayObjectives
from gwt.games.great_western.verbs.actions import MUST_ACT, immediate, moves_cattleman
from gwt.games.great_western.verbs.cards import Discard, DiscardSame, Draw, DrawTo, RemoveCards
from gwt.games.great_western.verbs.certificates import Advance, AdvanceToLimit
from gwt.games.great_western.verbs.delivery import TakeIncome
from gwt.games.great_western.verbs.money import GainDollars, PayDollars
from gwt.games.great_western.verbs.objectives import GainObjective, Play
from gwt.kernel import offered
from tests.benchmarks.compiled_rules.code import Code, Row
from tests.benchmarks.compiled_rules.common import number, table
from tests.benchmarks.compiled_rules.forms import Form, NotCovered
from tests.benchmarks.compiled_rules.great_western.kit import (
    PHASES,
    all_acted,
    forms,
    kind_of,
    matching,
    search,
)

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program

MOST_DRAWN = 12
"""The most cards that a number of content lets somebody draw at once."""
_ROOM = "certificate_room(s, seat)"
_THERE = "(s->players[seat].draw_stack.n + s->players[seat].discard_pile.n)"


def _gain(program: "Program", form: Form) -> Code:
    much = number(program, values(form.effect)[0])
    return Code(can=f"return {much} > 0;", do=f"s->players[seat].money += {much};")


def _pay(program: "Program", form: Form) -> Code:
    much = number(program, values(form.effect)[0])
    can = f"{much} <= s->players[seat].money"
    return Code(can=f"return {can};", do=f"if ({can}) s->players[seat].money -= {much};")


# --- hand and stacks -------------------------------------------------------------------------------------


def _draw(program: "Program", form: Form) -> Code:
    (amount,) = values(form.effect)
    many = number(program, amount)
    can, drawn = f"return {_THERE} > 0 && {many} > 0;", f"return draw(s, seat, {many});"
    if not isinstance(amount, UpTo):
        return Code(can=can, number=drawn)
    draws = [Draw(one) for one in range(1, MOST_DRAWN + 1)]
    return Code(
        can=can,
        options=f"""int most = {many} < {_THERE} ? {many} : {_THERE};
    if (most > {MOST_DRAWN}) return s->fault = 1, 0;
    for (int i = 0; i < most; i++) out[i] = (code)DRAW[i];
    return most > 0 ? most : 0;""",
        number=drawn,
        opens=forms(program, draws),
    )


def _draw_to(program: "Program", form: Form) -> Code:
    limit = number(program, values(form.effect)[0])
    return Code(do=f"draw(s, seat, {limit} - s->players[seat].hand.n);")


def _discard(program: "Program", form: Form) -> Code:
    amount, card = values(form.effect)
    if not isinstance(amount, int):
        raise NotCovered(f"'{form.effect}': a number of cards that is not printed")
    several, fits = program.board.matching[card], matching(program, card)
    can, done = f"return held(s, seat, {fits}) >= {amount};", f"return discard(s, seat, {fits}, {amount});"
    if len(several) == 1 or amount == 0:
        return Code(can=can, number=done)
    assert card not in program.board.cards
    one_kind = "" if amount == 1 else f"if (n < 2 || held(s, seat, {fits}) <= {amount}) return DO_IT;"
    rest = program.pushed([Discard(amount - 1, card)]) if amount > 1 else ""
    return Code(
        can=can,
        options=f"int n = hand_kinds(s, seat, {fits}, DISCARD, out); {one_kind} return n;",
        number=done,
        chosen=f"{rest} push(s, seat, option, cause);",
        opens=forms(program, [Discard(1, one) for one in sorted(several)]),
    )


def _discard_same(program: "Program", form: Form) -> Code:
    (many,) = values(form.effect)
    same = [Discard(many, breed) for breed in breeds(program)]
    name = f"same_{form.at}"
    find = f"""{table(f"SAME_{form.at}", [program.code(one) for one in same], "uint16_t")}
static int {name}(struct state *s, int seat, code *out)
{{
    PLAYER;
    struct seen seen = {{{{0}}}};
    int n = 0;
    for (int i = 0; i < p->hand.n; i++) {{
        int breed = BREED[p->hand.at[i]], many = 0;
        if (breed < 0 || !first_time(&seen, breed))
            continue;
        for (int k = i; k < p->hand.n; k++)
            many += BREED[p->hand.at[k]] == breed;
        if (many >= {many}) {{
            if (!out)
                return 1;
            out[n++] = (code)SAME_{form.at}[breed];
        }}
    }}
    return n;
}}"""
    return search(f"{name}(s, seat, ", forms(program, same), helper=find)


def breeds(program: "Program") -> list[str]:
    return list(dict.fromkeys(one.breed for one in program.board.cards.values() if one.breed))


def _remove(program: "Program", form: Form) -> Code:
    amount, card = values(form.effect)
    up_to = isinstance(amount, UpTo)
    most = amount.most if isinstance(amount, UpTo) else amount
    if not isinstance(most, int) or most < 1:
        raise NotCovered(f"'{form.effect}': a number of cards that is not printed")
    fits = matching(program, card)
    can = f"return held(s, seat, {fits}) > 0;"
    do = (
        f"remove_cards(s, seat, {program.place('card', card)}, {most});"
        if card in program.board.cards
        else ""
    )
    if card in program.board.cards and not up_to:
        there = f"HAS(s->players[seat].hand, {program.place('card', card)})"
        return Code(can=can, options=f"return {there} ? DO_IT : 0;", do=do)
    kinds = [RemoveCards(1, one) for one in sorted(program.board.matching[card])]
    codes = {one.card: program.code(one) for one in kinds}
    rest = ""
    if most > 1:
        again = RemoveCards(UpTo(most - 1) if up_to else most - 1, card)
        rest = program.pushed(offered(again) if up_to else (again,))
    return Code(
        can=can,
        options=f"return hand_kinds(s, seat, {fits}, REMOVED_{form.at}, out);",
        do=do,
        chosen=f"{rest} push(s, seat, option, cause);",
        opens=forms(program, kinds),
        helper=table(
            f"REMOVED_{form.at}", [codes.get(one, 0) for one in program.names["card"]], "uint16_t"
        ),
    )


# --- objective cards -------------------------------------------------------------------------------------


def _gain_objective(program: "Program", form: Form) -> Code:
    to_hand = "GAIN_OBJECTIVE_TO_HAND(arg)"
    return Code(
        can="return s->display.n > 0;",
        options=f"return GAIN_OBJECTIVE_WHICH(arg) ? DO_IT : objectives(s, {to_hand}, out);",
        do=f"gain_objective(s, seat, GAIN_OBJECTIVE_WHICH(arg), {to_hand});",
        opens=(form,),
    )


def _play_objectives(program: "Program", form: Form) -> Code:
    again = program.code(form.effect)
    return Code(
        can="return plays(s, seat, 0);",
        options="int n = plays(s, seat, out); if (n) out[n++] = DONE; return n;",
        chosen=f"if (option != DONE) {{ push(s, seat, {again}, cause); push(s, seat, option, cause); }}",
        opens=kind_of(program, Play),
    )


def _play(program: "Program", form: Form) -> Code:
    board, cases = program.board, ""
    stay = f"if (s->phase == {PHASES.index('arrived')} && {int(MUST_ACT in program.rules.rulings)}) break; "
    for at, card in enumerate(objectives(program)):
        action = board.cards[card].objective.action
        if action is not None:
            parts = all_acted(program, immediate(program.origin, action), card)
            cases += f"case {at}: {stay if moves_cattleman(action) else ''}{parts} break;\n    "
    return Code(
        can="return HAS(s->players[seat].hand, PLAY_CARD[PLAY_OBJECTIVE(arg)]);",
        do=f"""int card = PLAY_CARD[PLAY_OBJECTIVE(arg)];
    take_from_hand(s, seat, card);
    ADD(s->players[seat].objectives, card);
    switch (PLAY_OBJECTIVE(arg)) {{
    {cases}}}""",
    )


def objectives(program: "Program") -> list[str]:
    return [one.id for one in program.board.cards.values() if one.objective is not None]


# --- certificates and income -----------------------------------------------------------------------------


def _advance(program: "Program", form: Form) -> Code:
    (amount,) = values(form.effect)
    many = number(program, amount)
    do = f"int room = {_ROOM}; s->players[seat].certificates += {many} < room ? {many} : room;"
    if not isinstance(amount, UpTo):
        return Code(can=f"return 0 < {many} && {many} <= {_ROOM};", do=do)
    most = len(program.board.certificates)
    steps = [Advance(one) for one in range(1, most)]
    codes = table(f"ADVANCE_{form.at}", [program.code(one) for one in steps], "uint16_t")
    return Code(
        can=f"return {many} > 0 && {_ROOM} > 0;",
        options=f"""int room = {_ROOM}, most = {many} < room ? {many} : room;
    for (int i = 0; i < most; i++) out[i] = (code)ADVANCE_{form.at}[i];
    return most > 0 ? most : 0;""",
        do=do,
        opens=forms(program, steps),
        helper=codes,
    )


def _advance_to_limit(program: "Program", form: Form) -> Code:
    return Code(can=f"return {_ROOM} > 0;", do=f"s->players[seat].certificates += {_ROOM};")


def _take_income(program: "Program", form: Form) -> Code:
    (used,) = values(form.effect)
    if used is not None:
        return Code(number=f"return take_income(s, seat, {used});")
    takes = [TakeIncome(one) for one in range(max(program.board.certificates) + 1)]
    return Code(
        options=f"""int there = CERTIFICATES[s->players[seat].certificates];
    for (int i = 0; there && i <= there; i++) out[i] = (code)INCOME_{form.at}[i];
    return there ? there + 1 : DO_IT;""",
        number="return take_income(s, seat, 0);",
        opens=forms(program, takes),
        helper=table(f"INCOME_{form.at}", [program.code(one) for one in takes], "uint16_t"),
    )


ROWS: dict[type[Effect], Row] = {
    Advance: _advance,
    AdvanceToLimit: _advance_to_limit,
    Discard: _discard,
    DiscardSame: _discard_same,
    Draw: _draw,
    DrawTo: _draw_to,
    GainDollars: _gain,
    GainObjective: _gain_objective,
    PayDollars: _pay,
    Play: _play,
    PlayObjectives: _play_objectives,
    RemoveCards: _remove,
    TakeIncome: _take_income,
}
