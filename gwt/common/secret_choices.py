"""Secret choices: every seat chooses without knowing what the others choose, then all is revealed.

The seats are asked one after the other, in turn order from the acting one, in a state that no choice
changes. Each choice lies in a field that no view shows until all have chosen; then all are carried out in
that order, each as far as it is still possible. See `docs/decisions/secret-choices.md`.
"""

from gwt.common import effects, events, turns
from gwt.dsl import DONE, Done, Effect, Exchange, RewardMode, SecretChoice, verb
from gwt.kernel import DO_IT, Options, Verb, Verbs, can, choose, is_done, options_of, random_below


@verb("each player secretly ({effect})")
class EachSecretly(effects.ByPlayers):
    """Every player chooses how to do the effect, without knowing the choices of others; then all do it."""

    reward_mode = RewardMode.WHOLLY


@verb(narrow="choose secretly ({effect})")
class ChooseSecretly(SecretChoice):
    """The choice of one seat, which is kept until all have chosen."""


@verb(narrow="reveal choices ({effect})")
class RevealChoices(Effect):
    """The effect that follows once all have chosen."""

    reveals = True
    effect: Effect


@verb(narrow="as chosen ({option:effect}) of ({effect})")
class AsChosen(Effect):
    """A choice that has been revealed; it is left out if it is not possible any more."""

    option: Effect
    effect: Effect


Kept = tuple[tuple[int, Effect], ...]
"""The choice of each seat that has to choose, `done` before it has chosen."""


def _can(table: turns.Turns, seat: int, effect: EachSecretly) -> bool:
    return any(can(table, chooser, effect.effect) for chooser in turns.seats_in_turn_order(table, seat))


def _do(table: turns.Turns, seat: int, effect: EachSecretly, cause: str) -> None:
    automatic = table.rules.automatic
    order = turns.seats_in_turn_order(table, seat)
    nobody = [chooser for chooser in order if automatic is not None and automatic.plays(table, chooser)]
    # What an automatic seat chooses follows from the state, so there is nothing to keep secret.
    table.choices = tuple((chooser, effect.effect if chooser in nobody else DONE) for chooser in order)
    table.agenda.append((seat, RevealChoices(effect.effect), cause))
    for chooser in reversed(order):
        if chooser not in nobody:
            table.agenda.append((chooser, ChooseSecretly(effect.effect), cause))


def _options(table: turns.Turns, seat: int, secret: ChooseSecretly) -> Options:
    narrowest = _ways(table, seat, secret.effect) if can(table, seat, secret.effect) else None
    return DO_IT if narrowest is None else list(narrowest)


def _ways(table: turns.Turns, seat: int, effect: Effect) -> dict[Effect, Effect] | None:
    """Returns the narrowest options of an effect, each with the option that it narrows; None for `DO_IT`.

    An option is narrowed here at once, as what is left to choose would be chosen openly later. That is so
    of the cost and the reward of a requirement.
    """
    options = options_of(table, seat, effect)
    if options is DO_IT:
        return None
    narrowest: dict[Effect, Effect] = {}
    for option in options:
        whole = type(option) in (Done, Exchange)
        narrower = DO_IT if whole else options_of(table, seat, option)
        narrowest |= {option: option} if narrower is DO_IT else dict.fromkeys(narrower, option)
    return narrowest


def _chosen(table: turns.Turns, seat: int, secret: ChooseSecretly, cause: str, option: Effect) -> None:
    table.choices = _with(table.choices, seat, DONE if is_done(option) else option)
    table.emit(events.ChoseSecretly, seat, cause)


def _keep(table: turns.Turns, seat: int, secret: ChooseSecretly, cause: str) -> None:
    """Keeps an effect that leaves nothing to choose.

    A seat that cannot do it is reported as having chosen too, so that hands stay hidden until then.
    """
    _chosen(table, seat, secret, cause, secret.effect if can(table, seat, secret.effect) else DONE)


def _with(kept: Kept | None, seat: int, option: Effect) -> Kept:
    return tuple((chooser, option if chooser == seat else other) for chooser, other in kept or ())


def _reveal(table: turns.Turns, seat: int, revealed: RevealChoices, cause: str) -> None:
    """Puts all choices on the agenda, where everybody sees them."""
    kept, table.choices = table.choices or (), None
    table.reveals += 1
    table.emit(events.ChoicesRevealed, seat, cause)
    for chooser, option in reversed(kept):
        if option is not DONE:
            table.agenda.append((chooser, AsChosen(option, revealed.effect), cause))


def _carry_out(table: turns.Turns, seat: int, chosen: AsChosen, cause: str) -> None:
    effect, option = chosen.effect, chosen.option
    if option is effect:
        table.agenda.append((seat, effect, cause))
        return
    wider = (_ways(table, seat, effect) or {}).get(option)
    if wider is None:
        return
    table.agenda.append((seat, effect, cause))
    choose(table, wider)
    if wider is not option:
        choose(table, option)


def redeal_secret_choices(table: turns.Turns, seat: int) -> None:
    """Deals the choices of others again: each is any of the options that its seat would have.

    What others hold has to be dealt before.
    """
    waiting = {chooser for chooser, effect, _ in table.agenda if type(effect) is ChooseSecretly}
    effect = next(task.effect for _, task, _ in reversed(table.agenda) if isinstance(task, RevealChoices))
    automatic = table.rules.automatic
    for other, _ in table.choices or ():
        if other != seat and other not in waiting and not (automatic and automatic.plays(table, other)):
            table.choices = _with(table.choices, other, _any(table, other, effect))


def _any(table: turns.Turns, seat: int, effect: Effect) -> Effect:
    if not can(table, seat, effect):
        return DONE
    narrowest = _ways(table, seat, effect)
    if narrowest is None:
        return effect
    return list(narrowest)[random_below(table, len(narrowest))] if narrowest else DONE


VERBS: Verbs[turns.Turns] = Verbs()
VERBS[EachSecretly] = Verb(_do, can=_can, in_full=_can)
VERBS[ChooseSecretly] = Verb(_keep, _options, on_chosen=_chosen)
VERBS[RevealChoices] = Verb(_reveal)
VERBS[AsChosen] = Verb(_carry_out)
