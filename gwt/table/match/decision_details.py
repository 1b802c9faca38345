"""The meaning of the options of a decision for one seat: parts of the table, prices, outcomes.

Everything follows from what the seat may see: what is played ahead is played on a copy in which all that
is hidden from the seat is dealt again, and only as far as nothing hidden becomes known.
The format is that of `docs/table-api.md`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from gwt import errors, json_types, kernel, play, spec
from gwt.dsl import DONE, Effect, May, Named, field_names, free_names
from gwt.dsl import Sequence as Then
from gwt.kernel.shape import NumberShape, fields_of
from gwt.summary import Summary
from gwt.text import RowFormatter, event_formatter, row_formatter

_NEXT = 6
"""The most options of the next decision that an outcome tells."""
_MOST_LACKING = 20
"""The most by which a number is raised to find out what an action lacks."""
_GUESS = 0
"""The seed of the copy; it may not depend on the true one, which nobody at the table knows."""


def describe_decision(game: play.Game, language: str, turn_waits: bool = True) -> json_types.JsonObject:
    """Returns what the seat to choose is asked, without the number of the decision.

    Args:
        turn_waits: whether a choice that ends the turn waits, so that it can be undone.

    Raises:
        IllegalChoice: the game is over.
        UsageError: the pack has no words in the language.
    """
    return _KnownCopy.of(game, language).data(turn_waits)


def describe_outcome(game: play.Game, option: Effect | str, language: str) -> json_types.JsonObject:
    """Returns what an option of the present decision leads to for certain.

    Raises:
        IllegalChoice: it is not among the options.
        UsageError: the pack has no words in the language.
    """
    chosen = next((legal for legal in game.options if legal is option or str(legal) == str(option)), None)
    if chosen is None:
        # Raises the error that says so.
        game.origin(option)
    assert chosen is not None
    return _KnownCopy.of(game, language).outcome(chosen, game.forgone(chosen))


def option_in_passing(game: play.Game, last: Sequence[Effect] = (), turn_waits: bool = True) -> str | None:
    """Returns the only option besides those in passing, if its seat can take it back; else None.

    With the `last` choice also besides to give up what that has chosen.
    """
    state, (seat, task, _) = game.state, game.state.agenda[-1]
    freely, is_aside = state.rules.freely, spec.picture_spec.is_aside(game.pack, task)
    is_chosen = type(task) is May and any(
        spec.picture_spec.names_action(game.pack, effect) for effect in last
    )
    others = [
        option
        for option in game.options
        if (option == DONE or not is_aside)
        and not (freely and type(option) is freely.kind)
        and not (is_chosen and kernel.is_done(option))
    ]
    if len(others) != 1 or len(game.options) == 1:
        return None
    ahead = kernel.look_ahead(state, others[0])
    stays = _end(ahead, seat) == "decision"
    ends = turn_waits and (bool(ahead.options) or len(ahead.state.agenda) <= 1)
    return str(others[0]) if stays or ends else None


@frozen(eq=False)
class _KnownCopy:
    """A decision, and a copy of the game that has nothing but what the seat knows."""

    game: play.Game
    guess: play.Game
    summary: Summary
    words: Any
    """The narrator of the language."""
    brief: RowFormatter
    """A narrator of rows and questions."""
    notes: Mapping[bool, Summary]
    """Summaries that say briefly what an option brings, with what the picture shows at its end or not."""
    targets: Callable[[Effect], str | None]

    @classmethod
    def of(cls, game: play.Game, language: str) -> "_KnownCopy":
        seat, words = game.decision.seat, event_formatter(game.pack, language)
        guess, brief = game.determinize(seat, _GUESS), row_formatter(game.pack, language)
        view = guess.view(seat)
        summary = Summary.of(view, words, in_words=True, printed=True)
        notes = {whole: Summary.of(view, brief, in_words=True, printed=whole) for whole in (True, False)}
        return cls(game, guess, summary, words, brief, notes, spec.picture_spec.target(game.pack))

    # --- the question --------------------------------------------------------------------------------

    def data(self, turn_waits: bool) -> json_types.JsonObject:
        decision, options = self.game.decision, self.game.options
        actions, described = list(self._actions(decision.effect, options)), self._options(options)
        ends = self._last_option() if turn_waits else None
        for details in described:
            if details["text"] == ends:
                details["row"] += f" · {self._say('end-turn')}"
        cause, together = "" if decision.cause == "turn" else decision.cause, self._together()
        for action in actions:
            # What carries a printed action out can be chosen where it is printed.
            for at in action["options"] if action["target"] else ():
                described[at]["targets"].append(action["target"])
        return {
            "cause": decision.cause,
            "name": self.words.name_of(decision.cause),
            "effect": str(decision.effect),
            "question": self.words.sentence(self._printed(decision.effect)),
            "ask": self.brief.question(self._printed(decision.effect), cause)
            or self.words.sentence(self._printed(decision.effect)),
            "steps": [
                self._step(step) for step in self._steps() if step not in together and self._is_left(step)
            ],
            "pass": option_in_passing(self.guess, self.game.history[-1:], turn_waits),
            "ends": ends,
            "later": [
                {"effect": str(step), "options": self._options(choices)}
                for step, choices in together.items()
            ],
            "actions": actions,
            "options": described,
        }

    def _last_option(self) -> str | None:
        """The option to do nothing more, if the turn ends by it."""
        for option in filter(kernel.is_done, self.game.options):
            ahead = kernel.look_ahead(self.guess.state, option)
            if not ahead.options and len(ahead.state.agenda) <= 1:
                return str(option)
        return None

    def _steps(self) -> Iterator[Effect]:
        """Yields the later steps of the same cause."""
        state, decision = self.guess.state, self.game.decision
        for who, effect, about in reversed(state.agenda[:-1]):
            if who != decision.seat or about != decision.cause:
                return
            yield from effect.steps if isinstance(effect, Then) else (effect,)

    def _is_left(self, step: Effect) -> bool:
        """Whether there is anything to do in a later step, as far as that is known."""
        state, seat = self.guess.state, self.game.decision.seat
        if free_names(step):
            return True
        choices = kernel.options_of(state, seat, step)
        return kernel.can(state, seat, step) and (
            choices is kernel.DO_IT or not all(map(kernel.is_done, choices))
        )

    def _step(self, step: Effect) -> str:
        """A later step in the words of a row, or in a sentence if it is about a number still to come."""
        return (not free_names(step) and self.brief.row(self._printed(step))) or errors.capitalize(
            self.words.effect(step)
        )

    def _together(self) -> Mapping[Effect, Sequence[Effect]]:
        """The later steps that may be chosen now already, each with its options."""
        state, (seat, task, _) = self.guess.state, self.guess.state.agenda[-1]
        if not spec.picture_spec.asks_together(self.game.pack, task):
            return {}
        steps = [step for step in self._steps() if type(step) is type(task)]
        return {
            step: choices
            for step in steps
            if (choices := kernel.options_of(state, seat, step)) is not kernel.DO_IT
        }

    def _options(self, options: Sequence[Effect]) -> list[json_types.JsonObject]:
        described, rows = list(map(self._option, options)), [self._row(option) for option in options]
        ways = [details["way"] for details in described]
        for same in _same(rows):
            shared = set.intersection(*(set(ways[at]) for at in same))
            for number, at in enumerate(same, 1):
                # What tells them apart is the way, or else only where they are in the picture.
                way = [
                    self.brief.word(self._printed((place,))[0]) for place in ways[at] if place not in shared
                ]
                rows[at] = f"{self._row(options[at], whole=False)} " + (
                    self._say("by-way", places=way) if way else f"({number})"
                )
        return [{**details, "row": row} for details, row in zip(described, rows, strict=True)]

    def _row(self, option: Effect, whole: bool = True) -> str:
        """An option in the words of a row; `whole` with what the picture shows at its end."""
        if option == DONE:
            return self.brief.stop(self._printed(self.game.decision.effect))
        notes = self.notes[whole]
        row = self.brief.row(self._printed(option), notes.note(option), notes.price(option))
        return row or self.words.sentence(self._printed(option))

    def _option(self, option: Effect) -> json_types.JsonObject:
        targets, path = self._parts(option)
        if not targets and not kernel.is_done(option):
            # What names no place is done where it is printed.
            targets = [self.game.decision.cause]
        note = self.summary.note(option)
        return {
            "text": str(option),
            "sentence": self.words.sentence(self._printed(option)),
            "targets": targets,
            "way": path,
            "note": note,
            "price": self.summary.price(option),
        }

    def _parts(self, option: Effect) -> tuple[list[str], list[str]]:
        """The parts of the table that an option is about, and those on the way to them."""
        # What is first done of several, and of what is called by a name, is what it is about.
        while isinstance(option, Named | Then):
            option = option.effect if isinstance(option, Named) else option.steps[0]
        target = self.targets(option)
        if target is not None:
            return [target], []
        targets: list[str] = []
        path: list[str] = []
        for name in field_names(type(option)):
            match getattr(option, name):
                case str(text) if text:
                    targets += [text, f"{name} {text}"]
                case (*before, str(last)) if all(isinstance(place, str) for place in before):
                    targets.append(last)
                    path += before
                case Effect() as inner:
                    inside, passed = self._parts(inner)
                    targets += inside
                    path += passed
        return targets, path

    def _actions(self, effect: Effect, options: Sequence[Effect]) -> Iterator[json_types.JsonObject]:
        """Yields the printed effects among which a decision offers; none if no option comes from one."""
        state, seat = self.guess.state, self.game.decision.seat
        parts = _parts_of(effect)
        if any(map(free_names, parts)):
            # Steps that go by a number which is not known yet, such as what is discarded after a draw.
            return
        groups = [kernel.options_among_others(state, seat, part) for part in parts]
        numbers = [
            [at for at, option in enumerate(options) if option in group and not kernel.is_done(option)]
            for group in groups
        ]
        if not any(numbers):
            return
        for part, places in zip(parts, numbers, strict=True):
            reason = "" if places else self._reason(part, _hindrance(state, seat, part))
            yield {
                "sentence": self.words.sentence(part),
                "row": self.brief.row(part) or self.words.sentence(part),
                "options": places,
                "reason": reason,
                "target": spec.picture_spec.part_of_action(
                    self.game.pack, self.summary.scene.table, effect, part
                ),
            }

    def _reason(self, action: Effect, hindrance: Effect) -> str:
        if hindrance is not action:
            return self._say("lacking", effect=self.words.effect(hindrance))
        short = self._short_of(action)
        return self._say("short", name=short[0], number=short[1]) if short else self._say("impossible")

    def _short_of(self, action: Effect) -> tuple[str, int] | None:
        """Returns the column of which the seat has too little for an action, and the lacking amount.

        Found by trying: with more of one number that it has, such as dollars, the action would be possible.
        """
        seat, players = self.game.decision.seat, getattr(self.guess.state, "players", None)
        if players is None:
            return None
        for field in fields_of(type(players[seat])):
            if field.shape != NumberShape(int) or not self._would_do(action, field.name, _MOST_LACKING):
                continue
            lacking = next(
                more for more in range(1, _MOST_LACKING + 1) if self._would_do(action, field.name, more)
            )
            changed = list(self._changes(self._richer(field.name, lacking), seat))
            return (changed[0]["name"], lacking) if changed else None
        return None

    def _would_do(self, action: Effect, what: str, more: int) -> bool:
        """Whether an action would be possible if the seat had more of a number."""
        richer = self._richer(what, more)
        seat, state = self.game.decision.seat, richer.state
        if any(True for _ in self.game.kind.play.find_inconsistencies(state)):
            return False
        return any(
            not kernel.is_done(option) for option in kernel.options_among_others(state, seat, action)
        )

    def _richer(self, what: str, more: int) -> play.Game:
        richer, seat = self.guess.copy(), self.game.decision.seat
        state: Any = self.guess.state.copy()
        richer.state, player = state, state.players[seat]
        setattr(player, what, getattr(player, what) + more)
        return richer

    # --- what an option leads to ---------------------------------------------------------------------

    def outcome(self, option: Effect, forgone: Sequence[Effect]) -> json_types.JsonObject:
        seat, events = self.game.decision.seat, list[kernel.Event]()
        ahead = kernel.look_ahead(self.guess.state, option, log=events)
        after = self.guess.copy()
        after.set_state(ahead.state, ahead.options)
        end = _end(ahead, seat)
        return {
            "deeds": [
                deed for event in events if (deed := self.words.event_phrase(self._printed(event), seat))
            ],
            "changes": list(self._changes(after, seat)),
            "points": _points(ahead.state, seat) - _points(self.guess.state, seat),
            "lost": self._say("lost", effects=[self.words.effect(effect) for effect in forgone])
            if forgone
            else "",
            "end": end,
            "next": self._next(ahead) if end == "decision" else None,
        }

    def _changes(self, after: play.Game, seat: int) -> Iterator[dict[str, str]]:
        """Yields the columns of the table of seats that are different for a seat."""
        # There may be more columns afterwards, such as that of the turn order.
        before = dict(self.summary.cells(seat))
        now = dict(Summary.of(after.view(seat), self.words, in_words=True, printed=True).cells(seat))
        for name in before | now:
            if before.get(name) != now.get(name):
                yield {"name": name, "before": before.get(name, ""), "after": now.get(name, "")}

    def _next(self, ahead: kernel.Lookahead) -> json_types.JsonObject:
        _, effect, cause = ahead.state.agenda[-1]
        printed = [self._printed(option) for option in ahead.options]
        sentences = {
            self.words.sentence(option): self.brief.stop(self._printed(effect))
            if option == DONE
            else self.brief.row(option)
            for option in printed
        }
        return {
            "name": self.words.name_of(cause),
            "options": list(sentences)[:_NEXT],
            "rows": [row or sentence for sentence, row in sentences.items()][:_NEXT],
            "number": len(sentences),
        }

    def _printed(self, tree: object) -> Any:
        """An option or an event in which spaces are called as the table shows them."""
        return spec.picture_spec.with_printed_names(self.game.pack, self.summary.scene.table, tree)

    def _say(self, id: str, **arguments: Any) -> str:
        text: str = self.words.message(f"table-page-{id}", **arguments)
        return text


def _same(texts: Sequence[str]) -> list[list[int]]:
    """Returns the indices of texts that are the same, several at a time."""
    by_text: dict[str, list[int]] = {}
    for at, text in enumerate(texts):
        by_text.setdefault(text, []).append(at)
    return [same for same in by_text.values() if len(same) > 1]


def _parts_of(effect: Effect) -> tuple[Effect, ...]:
    """The effects side by side in an effect, such as the actions of a tile."""
    for name in field_names(type(effect)):
        match getattr(effect, name):
            case Effect() as inner:
                return _parts_of(inner)
            case (Effect(), *_) as parts:
                return tuple(parts)
    return ()


def _hindrance(state: kernel.State, seat: int, effect: Effect) -> Effect:
    """The smallest part on account of which an effect cannot be carried out."""
    for name in field_names(type(effect)):
        value = getattr(effect, name)
        for part in (value,) if isinstance(value, Effect) else value if isinstance(value, tuple) else ():
            # Whether a part with a number from `as` is possible can be asked only once it has that number.
            if isinstance(part, Effect) and not free_names(part) and not kernel.can(state, seat, part):
                return _hindrance(state, seat, part)
    return effect


def _end(ahead: kernel.Lookahead, seat: int) -> str:
    state = ahead.state
    if ahead.options:
        return "decision" if state.agenda[-1][0] == seat else "other"
    return "hidden" if state.agenda else "turn"


def _points(state: kernel.State, seat: int) -> int:
    return state.rules.score(state)[seat].total
