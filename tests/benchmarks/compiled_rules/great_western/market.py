"""The cattle market."""

from typing import TYPE_CHECKING, Any

from gwt.dsl import Effect, May, values
from gwt.games.great_western.verbs.cattle_market import AddCattle, Buy, BuyCattle, FillMarket, TakeCattle
from tests.benchmarks.compiled_rules.code import Code, Row
from tests.benchmarks.compiled_rules.common import table
from tests.benchmarks.compiled_rules.forms import Form, NotCovered
from tests.benchmarks.compiled_rules.great_western.kit import cattle, forms, matching

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


def _offers(program: "Program") -> list[tuple[Any, list[Buy]]]:
    """Each printed offer with its options: for a single card one for each kind."""
    board, found = program.board, []
    for offer in board.cattle.offers:
        many, card = offer.take.number, str(offer.take.count.argument)
        kinds = [one for one in cattle(board) if one in board.matching[card]] if many == 1 else [card]
        found.append((offer, [Buy(many, one, offer.price) for one in kinds]))
    return found


def _buy_cattle(program: "Program", form: Form) -> Code:
    (left,) = values(form.effect)
    board, at = program.board, form.at
    buyers = f"s->players[seat].workers[{program.place('worker', board.cattle.buyer)}]"
    free = buyers if left is None else str(left)
    adding = [AddCattle(many) for many in range(1, board.cattle.adding + 1)]
    tables, steps, used = "", "", ""
    for place, (offer, options) in enumerate(_offers(program)):
        fits = matching(program, str(offer.take.count.argument))
        if offer.take.number == 1:
            codes = {one.card: program.code(one) for one in options}
            numbers = [codes.get(one, 0) for one in program.names["card"]]
            tables += table(f"BUY_{at}_{place}", numbers, "uint16_t")
            found = f"n += market_kinds(s, {fits}, BUY_{at}_{place}, out + n);"
        else:
            found = (
                f"if (in_market(s, {fits}) >= {offer.take.number}) out[n++] = {program.code(options[0])};"
            )
        steps += (
            f"    if ({offer.workers} <= free && {offer.price} <= s->players[seat].money) {{ {found} }}\n"
        )
        used += "".join(f"case {program.code(one)}: left -= {offer.workers}; break; " for one in options)
    again = [May(BuyCattle(one)) for one in range(1, board.workers.columns + 1 if left is None else left)]
    most, stack = len(adding), "s->cattle_stack.n"
    return Code(
        helper=f"""{tables}{table(f"ADD_{at}", [program.code(one) for one in adding], "uint16_t")}
{table(f"AGAIN_{at}", [0, *[program.code(one) for one in again]], "uint16_t")}
static int buys_{at}(struct state *s, int seat, code *out)
{{
    int n = 0, free = {free};
{steps}    if (free && {stack})
        out[n++] = (code)ADD_{at}[({stack} < {most} ? {stack} : {most}) - 1];
    return n;
}}""",
        can=f"code out[MOST_OPTIONS]; return buys_{at}(s, seat, out) > 0;",
        options=f"return buys_{at}(s, seat, out);",
        chosen=f"""int left = {free};
    switch (option) {{ {used}default: left--; }}
    if (left) push(s, seat, AGAIN_{at}[left], cause);
    push(s, seat, option, cause);""",
        opens=forms(program, [*[one for _, options in _offers(program) for one in options], *adding]),
    )


def _buy(program: "Program", form: Form) -> Code:
    many, card, price = values(form.effect)
    return Code(
        can=f"return s->players[seat].money >= {price};",
        do=f"s->players[seat].money -= {price}; {program.pushed([TakeCattle(many, card)])}",
    )


def _take_cattle(program: "Program", form: Form) -> Code:
    many, card = values(form.effect)
    if not isinstance(many, int) or many < 1:
        raise NotCovered(f"'{form.effect}': a number of cards that is not printed")
    board, fits = program.board, matching(program, card)
    can, rest = f"return in_market(s, {fits}) > 0;", ""
    if card in board.cards and many == 1:
        own = program.place("card", card)
        return Code(
            can=can,
            options=f"return HAS(s->market, {own}) ? DO_IT : 0;",
            do=f"REMOVE(s->market, {own}); ADD(s->players[seat].discard_pile, {own});",
        )
    singles = [TakeCattle(1, one) for one in cattle(board) if one in board.matching[card]]
    taken = {one.card: program.code(one) for one in singles}
    if many > 1:
        rest = program.pushed([TakeCattle(many - 1, card)])
    return Code(
        helper=table(f"TAKEN_{form.at}", [taken.get(one, 0) for one in program.names["card"]], "uint16_t"),
        can=can,
        options=f"return market_kinds(s, {fits}, TAKEN_{form.at}, out);",
        chosen=f"{rest} push(s, seat, option, cause);",
        opens=forms(program, singles),
    )


def _add_cattle(program: "Program", form: Form) -> Code:
    return Code(can="return s->cattle_stack.n > 0;", do=f"add_cattle(s, {values(form.effect)[0]});")


def _fill_market(program: "Program", form: Form) -> Code:
    return Code(do=f"add_cattle(s, {program.board.cattle.market[program.players]} - s->market.n);")


ROWS: dict[type[Effect], Row] = {
    AddCattle: _add_cattle,
    Buy: _buy,
    BuyCattle: _buy_cattle,
    FillMarket: _fill_market,
    TakeCattle: _take_cattle,
}
