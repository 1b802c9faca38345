"""Formats trees in one language: each node by the message of its class, with its fields as arguments."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Self

from attrs import define, field
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

from gwt import dsl, json_types, packs
from gwt.errors import ContentError, GwtError, Problem, capitalize
from gwt.text import fluent_values, format_context, keys, message_check, message_references, tree_rewriting
from gwt.text.entry_context import actors as actors_of
from gwt.text.entry_context import entry_arguments, entry_key, entry_subjects
from gwt.text.fluent_values import READER, THEY, YOU, Actor, Measure, Several, Subtree, Told, Word
from gwt.text.message_catalog import FluentEntry, MessageCatalog, message_catalog
from gwt.text.plain_names import (
    ACTOR,
    CLOSE,
    OPEN,
    NounForms,
    parse_printed_word,
    plain_forms,
    plain_names,
    plain_word,
)
from gwt.text.required_messages import (
    AS_KEY,
    CASE,
    CLAUSE,
    EACH,
    ENGLISH,
    FORGONE,
    FORM,
    GROUP,
    INSIDE,
    ITEM,
    NAME,
    NEEDS,
    NOUN,
    OTHERWISE,
    PLACE,
    PLAIN,
    PRONOUN,
    QUOTE,
    REST,
    SAME_COST,
    SCORE,
    SENTENCE,
    SIGN,
    SUBJECT,
    SWITCH,
    TIES,
    TIMES,
    VERB,
    WHO,
    WHOM,
    about_id,
    argument_name,
    by_actor,
    component_ids,
    count_arguments,
    count_family,
    entry_lists,
    message_id,
    name_ids,
    numbers_in_name,
)
from gwt.text.selectors import is_compound, is_wordy, message_ids, selectors, selectors_of_list

ORDER = "order"
"""The form of a whole sentence."""
ALONE = "sentence"
"""`inside` of a whole sentence, which has no parent."""
STEP = "step"
"""`inside` of a step in a numbered list, a sentence of its own."""
FEW = 3
"""The most steps that are not worth a numbered list."""
BEFORE = "before-more"
"""`inside` of a step or part that is followed by another within the sentence."""
ARM, LAST_ARM = "choice-arms", "choice-last-arm"
"""`inside` of what is chosen between: behind the last of it nothing says what a condition is about."""
OTHERS = "others"
"""`by` of a part in which others are named first."""
PLAYERS = "players"
"""A selector of trees that speak of other players."""
THIRD = "third"
"""The attribute of a verb for what others do, in a language that asks for it."""
ENCLOSED = "brackets"
"""`inside` of a tree that is already in brackets, or in a field that needs none."""
WITHIN, FREELY = "within", "freely"
"""Attributes of messages. `within`: the parents in which a node needs no brackets; `freely`: its own
fields whose trees need none."""
NO_CASE = "none"
DEEPEST, MOST = 20, 20_000
"""The most levels of nested messages, and the most messages in one sentence; packs come from strangers."""

MOST_SAID = 4096
"""The most texts that a voice remembers."""

Arguments = Mapping[str, Told]
_Tree = tuple[dsl.Effect | dsl.Need, str]
"""A tree, and its `inside`: the message that it is a part of."""


@define(eq=False)
class SentenceFormatter:
    """Formats the trees of one pack in one language; see `gwt.text.sentence_formatter`."""

    words: MessageCatalog
    _plain: Mapping[str, NounForms] = field(factory=dict)
    """The names of components that have no message, by their ids."""
    _holders: Mapping[tuple[str, str], Mapping[str, int]] = field(factory=dict)
    """Arguments of an entry besides its fields, by its kind and id: its place, the numbers of its file."""
    _subjects: Mapping[tuple[str, str], str] = field(factory=dict)
    """Whose effects an entry holds, if not those of the reader, by its kind and id."""
    _actors: Mapping[str, Callable[[dsl.Effect], tuple[str, Mapping[str, object]]]] = field(factory=dict)
    """Returns, by the name of a player, the message for an effect that this one does, and its arguments."""
    _rulings: Mapping[str, bool] = field(factory=dict)
    """Whether each ruling is in force unless it is chosen otherwise."""
    _constant: frozenset[str] = frozenset()
    """The kinds of counts that never change during a game."""
    _bundle: FluentBundle = field(init=False)
    _said: dict[tuple[object, ...], str] = field(factory=dict, init=False)
    """Texts of effects, and messages of texts and numbers: the same ones are said at every decision."""
    _used: dict[str, frozenset[str]] = field(factory=dict, init=False)
    """The arguments that messages about entries use."""
    table: ClassVar[bool] = False
    """Whether it also needs the messages at the table."""

    def __attrs_post_init__(self) -> None:
        functions: json_types.JsonObject = {
            "AMOUNT": self._amount,
            "JOIN": self._join,
            "SAY": fluent_values.fluent_say,
            "CLAUSE": self._clause,
            "WORD": fluent_values.fluent_word,
            "ATTR": fluent_values.fluent_attribute,
            "LENGTH": fluent_values.fluent_length,
            "LAST": fluent_values.fluent_last,
            "SIGN": fluent_values.fluent_sign,
            "ABS": fluent_values.fluent_absolute,
            "TALLY": self._tally,
            "SAME": fluent_values.fluent_same,
        }
        assert set(functions) == set(message_references.FUNCTIONS)
        self._bundle = FluentBundle([self.words.language], functions=functions, use_isolating=False)
        self._bundle.add_resource(ftl.Resource([entry.node for entry in self.words.entries.values()]))

    @classmethod
    def of(cls, pack: packs.Pack, language: str) -> Self:
        words = message_catalog(pack, language, cls.table)
        wrong = list(message_check.message_problems(pack, words, cls.table))
        if wrong:
            raise ContentError(wrong)
        rulings = {ruling.id: ruling.default for ruling in pack.manifest.rulings}
        constant = pack.language.counts.constant
        actors = {name: partial(_by_actor, pack.entries, whole) for name, whole in actors_of(pack).items()}
        return cls(
            words, plain_names(pack), entry_arguments(pack), entry_subjects(pack), actors, rulings, constant
        )

    # --- what can be said ----------------------------------------------------------------------------

    def sentence(
        self,
        tree: dsl.Effect | dsl.Need | dsl.Per | Sequence[dsl.Need] | Sequence[dsl.Per],
        subject: str = "",
        key: keys.Key | None = None,
    ) -> str:
        """Returns a tree as a sentence, or as several if it has steps.

        A `Per` is shown as a score, a list of them as tie breakers, and a list of needs as requirements.
        `subject` is the name of the player whose effects these are, as `subject` returns it; without
        one they are those of the reader, and the text says "you". `key` is where an entry holds it, and
        the text says what that means; without one it is an effect by itself, such as an option.

        Raises:
            ContentError: a message is missing, or does not fit its arguments.
        """
        if isinstance(tree, dsl.Effect):
            return self._remembered(
                (SENTENCE, tree, subject, key), lambda: self._sentence(tree, key), subject
            )
        with format_context.format_context(subject):
            return self._sentence(tree, key)

    def key(self, entry: object, key_path: packs.KeyPath) -> keys.Key:
        """Returns the key under which an entry of the pack holds an expression, for `sentence`."""
        return keys.key_of(entry, key_path, self._holders.get(entry_key(entry), {}).get(PLACE, 0))

    def subject(self, entry: object) -> str:
        """Returns the name of the player whose effects an entry of the pack holds; empty for the reader."""
        return self._subjects.get(entry_key(entry), "")

    def option(self, option: dsl.Effect, forgone: Sequence[dsl.Effect] = ()) -> str:
        """Returns an option as a sentence, with the parts of its reward that are forgone (`Game.forgone`).

        Raises as `sentence` does.
        """
        text = self.sentence(option)
        if not forgone:
            return text
        with format_context.format_context():
            return f"{text} {self._sentences(self._whole(FORGONE, 'forgone', tuple(forgone)))}"

    def named_by(self, key: keys.Key) -> frozenset[str]:
        """Returns the fields of an entry that the words for one of its keys name."""
        entry = self._of_key(key)
        return frozenset(
            name for name in key.values if entry and argument_name(name) in self._said_by(entry)
        )

    def steps(
        self,
        tree: dsl.Effect | dsl.Need | dsl.Per | Sequence[dsl.Need] | Sequence[dsl.Per],
        subject: str = "",
        key: keys.Key | None = None,
    ) -> tuple[str, list[str], str]:
        """Returns the steps of a long sequence, a sentence each, between what leads to them and what
        holds for all of them.

        Of any other tree there are no steps, only the sentence at the end. `subject` and `key` are as in
        `sentence`; the subject is named in the first step. Raises as `sentence` does.
        """
        with format_context.format_context(subject):
            if isinstance(tree, dsl.Effect):
                plain, switches = self._arranged(tree)
                before, behind = self._around(key)
                if isinstance(plain, dsl.Sequence) and len(plain.steps) > FEW and not behind:
                    lead = capitalize(collapse_spaces(self._named(before)))
                    sentences = [self._sentences(self._phrase(step, ORDER, STEP)) for step in plain.steps]
                    return lead, sentences, self._switches(switches)
            return "", [], self._sentence(tree, key)

    def _around(self, key: keys.Key | None) -> tuple[str, str]:
        """Returns what stands before and behind an effect under a key."""
        before, _, behind = self._under(key, OPEN).partition(OPEN)
        return before, behind

    def _arranged(self, tree: dsl.Effect) -> tuple[dsl.Effect, tuple[tree_rewriting.Switch, ...]]:
        """Returns a tree as it is said, and the effects that rulings switch on and off."""
        plain = tree_rewriting.hoist_conditions(tree_rewriting.drop_unused_names(tree))
        if SAME_COST in self.words.entries:
            plain = tree_rewriting.merge_equal_costs(plain)
        if OTHERWISE in self.words.entries:
            plain = tree_rewriting.merge_alternatives(plain, self._constant)
        if TIMES in self.words.entries:
            plain = tree_rewriting.merge_repeats(plain)
        rulings = self._rulings if SWITCH in self.words.entries else {}
        plain, switches = tree_rewriting.drop_switches(plain, rulings)
        return (
            tree_rewriting.merge_shared_counts(plain) if EACH in self.words.entries else plain
        ), switches

    def _switches(self, switches: Sequence[tree_rewriting.Switch]) -> str:
        """Returns a sentence for each ruling on which parts of a tree depend."""
        sentences = []
        for switch in switches:
            arguments = {
                "ruling": self._word(NAME, switch.ruling),
                "default": "yes" if self._rulings[switch.ruling] else "no",
                "before": Several(switch.before),
            }
            sentences.append(self._sentences(self._whole(SWITCH, "effects", switch.effects, arguments)))
        return " ".join(sentences)

    def _sentence(
        self,
        tree: dsl.Effect | dsl.Need | dsl.Per | Sequence[dsl.Need] | Sequence[dsl.Per],
        key: keys.Key | None = None,
    ) -> str:
        if isinstance(tree, dsl.Effect):
            plain, switches = self._arranged(tree)
            inside = ENCLOSED if any(self._around(key)) and _is_brief(plain) else ALONE
            text = self._sentences(self._under(key, self._phrase(plain, ORDER, inside)))
            return f"{text} {self._switches(switches)}" if switches else text
        if isinstance(tree, dsl.Need):
            text = self._phrase(tree, ORDER, ALONE)
        elif isinstance(tree, dsl.Per):
            points = tree if type(tree) is not dsl.Per else dsl.Per(abs(tree.each), tree.per, tree.count)
            text = self._whole(SCORE, "score", points, {SIGN: fluent_values.fluent_sign(tree.each)})
        elif tree and all(isinstance(part, dsl.Per) for part in tree):
            text = self._whole(TIES, "ties", tuple(tree))
        else:
            text = self._whole(NEEDS, "needs", tuple(tree))
        return self._sentences(self._under(key, text))

    def _of_key(self, key: keys.Key) -> FluentEntry | None:
        """Returns the message for a key, if there is one."""
        return next((self.words.entries[id] for id in key.ids if id in self.words.entries), None)

    def _under(self, key: keys.Key | None, text: str) -> str:
        """Returns a text with the words for the key under which its expression stands.

        Without a message for the key its name stands before the text.
        """
        if key is None:
            return text
        entry = self._of_key(key)
        if entry is None:
            return self._message(AS_KEY, {"key": key.name.replace("_", " "), "text": text})
        arguments: dict[str, Told] = {FORM: ORDER, INSIDE: ALONE, PLACE: key.place}
        for name in self.named_by(key):
            arguments[argument_name(name)] = self._field(key.values[name], [], argument_name(name))
        return self._formatted(entry, self._with_verb(entry, {**arguments, argument_name(key.name): text}))

    def _sentences(self, text: str) -> str:
        """Returns each line as a sentence; empty lines are left out."""
        lines = filter(None, (_unenclosed(collapse_spaces(line)) for line in self._named(text).split("\n")))
        return " ".join(_capital(self._message(SENTENCE, {"text": line})) for line in lines)

    def _named(self, text: str) -> str:
        """Returns a text with the name of its subject where that comes first, and then a pronoun."""
        if ACTOR not in text:
            return text
        state = format_context.current.get()
        first, *others = text.split(ACTOR)
        for piece in others:
            first += (state.pronoun or state.subject.name) + piece
            if PRONOUN in self.words.entries:
                state.pronoun = self._message(PRONOUN, {}) or " "
        return first

    def name(self, component: Any) -> str:
        """Returns the name of a component of the pack, an entry with an `id`. Raises as `sentence` does."""
        ids, word = component_ids(component), component.id
        with format_context.format_context():
            format_name = self._showing(ids, numbers_in_name(word), word, plain_forms(component))
            return capitalize(collapse_spaces(format_name("", 1)))

    # --- entries -------------------------------------------------------------------------------------

    def texts(self, entry: object) -> list[tuple[packs.KeyPath, str]]:
        """Returns the sentences of an entry of the pack, each with the way to its source in the entry.

        First the messages about the entry as a whole (with an empty way) and about entries in its lists;
        then every expression that these do not cover, in the words for its key. Raises as `sentence` does.
        """
        return list(self._texts(entry))

    def _texts(self, entry: object) -> Iterator[tuple[packs.KeyPath, str]]:
        kind, covered_paths, subject = type(entry), set[packs.KeyPath](), self.subject(entry)
        extra = self._holders.get(entry_key(entry), {})
        parts: list[tuple[packs.KeyPath, Any, str, Mapping[str, int]]] = [
            ((), entry, about_id(kind), extra)
        ]
        for name, _ in entry_lists(kind):
            id = about_id(kind, name)
            parts += [((name, i), part, id, {PLACE: i + 1}) for i, part in enumerate(getattr(entry, name))]
        for key_path, part, id, more in parts:
            if id in self.words.entries:
                message = self.words.entries[id]
                covered_paths |= {(*key_path, name.replace("-", "_")) for name in self._said_by(message)}
                with format_context.format_context(subject):
                    text = self._about(message, part, more)
                if text:
                    yield key_path, text
        for key_path, tree in packs.traversal.expressions_of(entry):
            if not any(key_path[:end] in covered_paths for end in range(len(key_path) + 1)):
                yield key_path, self.sentence(tree, subject, self.key(entry, key_path))

    def described_fields(self, entry: object) -> set[str]:
        """Returns the fields of an entry of which its texts speak."""
        message = self.words.entries.get(about_id(type(entry)))
        whole = () if message is None else (name.replace("-", "_") for name in self._said_by(message))
        # Of an entry in a list all is said, not its expressions alone.
        return {*whole, *(str(path[0]) for path, _ in self.texts(entry) if 1 <= len(path) <= 2)}

    def _said_by(self, message: FluentEntry) -> frozenset[str]:
        """Returns the arguments that a message uses, itself or through others."""
        if message.id not in self._used:
            self._used[message.id] = frozenset(
                message_references.arguments_of(message.id, self.words.entries)
            )
        return self._used[message.id]

    def _about(self, message: FluentEntry, entry: object, more: Mapping[str, int]) -> str:
        parts: list[_Tree] = []
        arguments: dict[str, Told] = {FORM: ORDER, INSIDE: ALONE, **more}
        for step, value in packs.traversal.child_values(entry):
            name = argument_name(str(step))
            if name in self._said_by(message):
                arguments[name] = self._field(value, parts, name)
        text = self._formatted(message, self._with_verb(message, arguments))
        return self._sentences(self._complete(text, parts))

    def _field(self, value: object, parts: list[_Tree], case: str) -> Told:
        """Returns a field of an entry as an argument; for a list of entries, their indices.

        A mapping from names to numbers is a list of numbers of what the names say, in a case; one from
        numbers a list of what the message for each of them says.
        """
        if isinstance(value, dict):
            return Several([self._keyed(key, number, case) for key, number in value.items()])
        if isinstance(value, tuple) and any(packs.traversal.is_entry(element) for element in value):
            return Several(range(1, len(value) + 1))
        return self._argument(value, ORDER, ENCLOSED, parts)

    def _keyed(self, key: str | int, number: int, argument: str) -> Told:
        if isinstance(key, int):
            return self._message(f"{ITEM}-{argument}", {"key": key, "number": number})
        return Measure(number, partial(self._measured, number, self._word(NAME, key), "", argument))

    # --- trees ---------------------------------------------------------------------------------------

    def _phrase(self, tree: dsl.Effect | dsl.Need, form: str, inside: str) -> str:
        """Formats a tree in a grammatical form, as a part of `inside`.

        A tree that has trees in it is put in brackets, unless its message says that it needs none there.
        """
        subject = format_context.current.get().subject
        if isinstance(tree, dsl.Effect) and self.words.is_of_grammar and self._lacks(tree):
            written = self._as_written(tree)
            return written if subject == YOU else self._quoted(written, form)
        if self._speaks_of_others(tree):
            subject = subject.among_others()
        entry, narrowing = self._message_of(tree)
        if subject is not READER and isinstance(tree, dsl.Effect) and self._has_one_person(entry, tree):
            with format_context.speaking_of(READER):
                sentence = self._node(entry, tree, form if subject == YOU else ORDER, inside, narrowing)
            return sentence if subject == YOU else self._quoted(sentence, form)
        place = ARM if inside == LAST_ARM else inside
        with format_context.speaking_of(subject):
            if is_compound(tree) and place not in (ALONE, STEP, ENCLOSED, *_attribute_words(entry, WITHIN)):
                arguments = {"effect": Subtree(0, form, selectors(tree)), FORM: form, INSIDE: inside}
                return self._complete(self._message(GROUP, arguments), [(tree, ENCLOSED)])
            return self._node(entry, tree, form, inside, narrowing)

    def _message_of(self, tree: dsl.Effect | dsl.Need) -> tuple[FluentEntry, Mapping[str, object]]:
        """Returns the message for a tree, and how the declarations of the player who does it narrow it."""
        actor = self._actors.get(format_context.current.get().subject.name)
        if actor is not None and isinstance(tree, dsl.Effect):
            id, narrowing = actor(tree)
            if id in self.words.entries:
                return self.words.entries[id], narrowing
        return self._entry(message_ids(tree), f"'{tree}'"), {}

    def _speaks_of_others(self, tree: dsl.Effect | dsl.Need) -> bool:
        """Whether a message of a tree names other players than the one whose effects it says."""
        return isinstance(tree, dsl.Effect) and any(
            WHO in self.words.entries[id].attributes
            for node in dsl.walk_effect(tree)
            if (id := message_id(type(node))) in self.words.entries
        )

    def _has_one_person(self, entry: FluentEntry, tree: dsl.Effect) -> bool:
        """Whether the message for a verb has words only for what its reader does."""
        if is_compound(tree) or (SUBJECT in self._said_by(entry) and VERB not in entry.attributes):
            return False
        verbs = [self.words.entries[f"{VERB}-{word}"] for word in _attribute_words(entry, VERB)]
        return SUBJECT not in self._said_by(entry) or any(THIRD not in verb.attributes for verb in verbs)

    def _quoted(self, sentence: str, form: str) -> str:
        """Returns what others do, in words for them."""
        entry = self._entry((QUOTE,), f"'{sentence}'")
        effect = _unenclosed(collapse_spaces(sentence))
        return self._formatted(entry, self._with_verb(entry, {"effect": effect, FORM: form}))

    def _lacks(self, tree: dsl.Effect) -> bool:
        return not any(id in self.words.entries for id in message_ids(tree))

    def _as_written(self, tree: dsl.Effect) -> str:
        """Returns a tree as the grammar prints it, with names of components instead of ids."""
        text = str(tree)
        for name in dsl.field_values(tree):
            if isinstance(name, str) and name in self._plain:
                text = text.replace(name, self._plain[name].one)
        return text

    def _node(
        self,
        entry: FluentEntry,
        tree: dsl.Effect | dsl.Need,
        form: str,
        inside: str,
        narrowing: Mapping[str, object],
    ) -> str:
        parts: list[_Tree] = []
        arguments: dict[str, Told] = {FORM: form, INSIDE: inside}
        for name, value in narrowing.items():
            arguments[name] = self._argument(value, form, inside, [])
        for field_name in dsl.field_names(type(tree)):
            name = argument_name(field_name)
            at = ENCLOSED if name in _attribute_words(entry, FREELY) else f"{message_id(type(tree))}-{name}"
            arguments[name] = self._argument(getattr(tree, field_name), form, at, parts)
        if isinstance(tree, dsl.Choice):
            parts[-1] = (parts[-1][0], LAST_ARM)
        if isinstance(tree, dsl.Sequence | dsl.Both) and inside not in (ALONE, STEP):
            # Within a sentence nothing else says where a step ends that has steps of its own.
            parts[:-1] = [(part, BEFORE if is_wordy(part) else at) for part, at in parts[:-1]]
        if isinstance(tree, dsl.Named):
            arguments["name"] = tree.name
        if WHO in entry.attributes:
            arguments[WHOM] = self._complete(self._formatted(entry, arguments, WHO), parts)
        text = self._formatted(entry, self._with_verb(entry, arguments))
        return self._complete(text, parts, arguments.get(WHOM, ""))

    def _with_verb(self, entry: FluentEntry, arguments: dict[str, Told]) -> Arguments:
        """Returns the arguments of a message, with its verb if it has one."""
        if VERB not in entry.attributes:
            return arguments
        return {**arguments, VERB: self._word("verb", self._formatted(entry, arguments, VERB))}

    def _whole(self, id: str, name: str, value: object, more: Arguments | None = None) -> str:
        parts: list[_Tree] = []
        arguments = {FORM: ORDER, INSIDE: ALONE, name: self._argument(value, ORDER, f"{id}-{name}", parts)}
        arguments |= more or {}
        return self._complete(self._message(id, arguments), parts)

    def _complete(self, text: str, parts: Sequence[_Tree], whom: str = "") -> str:
        """Returns a text with each mark replaced by the tree that it stands for; `whom` are the others of
        whom it speaks."""

        def replacement(mark: re.Match[str]) -> str:
            tree, inside = parts[int(mark[1])]
            if not mark[3]:
                return self._phrase(tree, mark[2], inside)
            with format_context.speaking_of(Actor(whom, THEY)):
                # A name stands before the brackets around the verb that it belongs to.
                sentence = re.sub(f"([(]+){ACTOR} ", rf"{ACTOR} \1", self._phrase(tree, mark[2], inside))
                pronoun = self._message(PRONOUN, {}) if PRONOUN in self.words.entries else whom
            if mark[3] == OTHERS:
                sentence = sentence.replace(ACTOR, whom, 1) if ACTOR in sentence else f"{whom}: {sentence}"
            return sentence.replace(ACTOR, pronoun)

        return _MARKS.sub(replacement, text)

    def _argument(self, value: object, form: str, inside: str, parts: list[_Tree]) -> Told:
        """Returns a field of a node as an argument of its message."""
        match value:
            case bool():
                return "yes" if value else "no"
            case None | "":
                return "none"
            case Word():
                return value
            case int():
                return value
            case str():
                return self._word(NAME, value)
            case dsl.Count():
                return self._counted(value)
            case dsl.Per() | dsl.PerNamed() | dsl.Quantity() | dsl.Bound() | dsl.UpTo():
                return Measure(value, partial(self._measured, value, None, "", NO_CASE))
            case dsl.Effect() | dsl.Need():
                parts.append((value, inside))
                spoken_of = [PLAYERS] if self._speaks_of_others(value) else []
                return Subtree(len(parts) - 1, form, selectors(value).union(spoken_of))
            case str(name), int(number):
                noun = self._word(NAME, name)
                return Measure(number, partial(self._measured, number, noun, "", NO_CASE))
            case tuple():
                several = [self._argument(element, form, inside, parts) for element in value]
                named = (element.key for element in several if isinstance(element, Word))
                return Several(several, *selectors_of_list(value), *named)
        raise AssertionError(f"no way to say {value!r}")

    # --- amounts -------------------------------------------------------------------------------------

    def _amount(
        self, amount: int | Measure, noun: str | Word | None = None, rest: str = "", *, case: str = NO_CASE
    ) -> str:
        """Implements `AMOUNT($amount, "space", "forward")`: an amount with its noun and what follows it."""
        if isinstance(noun, str):
            noun = self._word("noun", noun)
        return self._measured(amount.amount if isinstance(amount, Measure) else amount, noun, rest, case)

    def _measured(self, amount: dsl.Amount, noun: Word | None, rest: str, case: str) -> str:
        """Formats an amount with a noun, or by itself without one."""
        arguments: dict[str, Told] = {NOUN: noun or "none", REST: rest, CASE: case}
        if isinstance(amount, int):
            return self._message("number", {**arguments, "number": int(amount)}, "" if noun else "alone")
        entry = self._entry(message_ids(amount), f"'{amount}'")
        match amount:
            case dsl.UpTo(most):
                # The noun belongs to the number inside: up to (2 spaces).
                inner = message_id(dsl.UpTo)
                arguments["most"] = Measure(most, partial(self._measured, most, noun, rest, inner))
                arguments["number"] = most if isinstance(most, int) else fluent_values.PLURAL
            case dsl.Bound(name):
                arguments["name"] = name
            case dsl.Per() | dsl.PerNamed() | dsl.Quantity():
                for key in dsl.field_names(type(amount)):
                    arguments[argument_name(key)] = self._argument(getattr(amount, key), "", "", [])
        return self._formatted(entry, arguments, "" if noun else "alone")

    def _tally(self, several: Several) -> Several:
        """Implements `TALLY($cards)`: the different words of a list, each with its number."""
        words = {word.text: word for word in several.parts}
        numbers = Counter(word.text for word in several.parts)
        return Several(
            [
                Measure(number, partial(self._measured, number, words[text], "", NO_CASE))
                for text, number in numbers.items()
            ]
        )

    # --- words ---------------------------------------------------------------------------------------

    def _word(self, sort: str, word: str) -> Word:
        if sort == NAME and (pair := parse_printed_word(word)) is not None:
            message, label = pair
            return Word(word, self._showing((message,), {"label": label}, label))
        named = plain_word(word, self._plain) if sort == NAME else None
        return Word(word, self._showing(name_ids(word, sort), numbers_in_name(word), word, named))

    def _counted(self, count: dsl.Count) -> Word:
        arguments: dict[str, Told] = {}
        for name, value in count_arguments(count).items():
            if isinstance(value, dsl.Count):
                arguments |= {name: self._counted(value), "how": count.kind.replace(" ", "-")}
            else:
                number = value if isinstance(value, int) else None
                arguments[name] = "none" if value is None else number or self._word(NAME, str(value))
        english = self.words.language == ENGLISH and not count.arguments
        plainly = NounForms(count.one, count.many) if english or self.words.is_of_grammar else None
        family = count_family(count)
        format_word = self._showing(name_ids(family, "count"), arguments, count.one, plainly)
        return Word(count.kind, format_word, family, arguments.get("argument", "none"))

    def _showing(
        self, ids: tuple[str, ...], arguments: Arguments, word: str, named: NounForms | None = None
    ) -> Callable[[str, Told], str]:
        """Returns a function that formats a word, or one of its attributes, for a number.

        `named` is the plain name, for words without a message.
        """
        if named is not None and not any(id in self.words.entries for id in ids):
            ids, arguments = (PLAIN,), {"name": named.one, "many": named.many}

        def in_number(attribute: str, number: Told) -> str:
            entry = self._entry(ids, f"'{word}'")
            return self._formatted(entry, {**arguments, "number": number, CASE: NO_CASE}, attribute)

        return in_number

    def _join(
        self, several: Several, *, last: str, between: str | None = None, form: str | None = None
    ) -> str:
        """Implements `JOIN($parts, between: "comma", last: "and")`: joins a list, pair by pair."""
        parts = [
            part.in_form(form) if form and isinstance(part, Subtree) else part for part in several.parts
        ]
        text: Told = parts[0] if parts else ""
        for at, part in enumerate(parts[1:], 2):
            how = last if at == len(parts) else between or last
            part_form = form or getattr(part, FORM, "")
            text = self._message(f"list-{how}", {"head": text, "tail": part, FORM: part_form})
        return str(text if isinstance(text, str | int) else text.format(self._bundle._babel_locale))

    def _clause(self, name: str, count: Word, number: Told) -> str:
        """Implements `CLAUSE("has", $count, $number)`: the clause for this count, or else for any."""
        ids = (f"{CLAUSE}-{name}-{count.family.replace(' ', '-')}", f"{CLAUSE}-{name}")
        arguments = {"count": count, "number": number, "argument": count.argument}
        return self._formatted(self._entry(ids, f"'{name}'"), arguments)

    # --- messages ------------------------------------------------------------------------------------

    def _remembered(self, key: tuple[object, ...], say: Callable[[], str], subject: str = "") -> str:
        """Returns what is said under a key, which it depends on alone."""
        if key in self._said:
            return self._said[key]
        with format_context.format_context(subject):
            text = say()
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        self._said[key] = text
        return text

    def _entry(self, ids: tuple[str, ...], says: str) -> FluentEntry:
        """Returns the first of these messages that exists."""
        for id in ids:
            if id in self.words.entries:
                return self.words.entries[id]
        raise ContentError([self.words.missing(ids, says)])

    def _message(self, id: str, arguments: Arguments, attribute: str = "") -> str:
        return self._formatted(self._entry((id,), f"'{id}'"), arguments, attribute)

    def _formatted(self, entry: FluentEntry, arguments: Arguments, attribute: str = "") -> str:
        """Formats a message, or one of its attributes."""
        message = self._bundle.get_message(entry.id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            what = f"attribute '.{attribute}'" if attribute else "text of its own"
            raise ContentError([entry.problem(f"the message '{entry.id}' has no {what}")])
        state = format_context.current.get()
        state.messages += 1
        if state.depth >= DEEPEST or state.messages > MOST:
            raise ContentError([_too_much(entry)])
        state.depth += 1
        try:
            text, errors = self._bundle.format_pattern(pattern, {**arguments, SUBJECT: state.subject})
        except RecursionError:
            raise ContentError([_too_much(entry)]) from None
        finally:
            state.depth -= 1
        for error in errors:
            if isinstance(error, GwtError):
                raise error
            raise ContentError([entry.problem(f"the message '{entry.id}' cannot be shown: {error}")])
        return str(text)


def _is_brief(effect: dsl.Effect) -> bool:
    """Whether the words for a key and an effect go into one sentence."""
    steps = effect.steps if isinstance(effect, dsl.Sequence) else ()
    return len(steps) <= FEW and not any(map(is_wordy, steps[:-1]))


def _by_actor(entries: Any, file_entry: Any, effect: dsl.Effect) -> tuple[str, Mapping[str, object]]:
    """Returns the message for an effect that the actor of a file does, and what narrows it."""
    return by_actor(type(effect), type(file_entry)), file_entry.narrows(entries, effect)


def _too_much(entry: FluentEntry) -> Problem:
    return entry.problem(f"the message '{entry.id}' asks for itself or for too much")


_ENCLOSING = re.compile(r"\(((?:[^()]|\([^()]*\))*)\)")
"""A text that is all in brackets, which say no more than the end of its sentence does."""
_MARKS = re.compile(f"{OPEN}([0-9]+):([^:{CLOSE}]*):([^{CLOSE}]*){CLOSE}")


def _attribute_words(entry: FluentEntry, attribute: str) -> list[str]:
    """Returns the words of an attribute."""
    pattern = entry.attributes.get(attribute)
    return "".join(getattr(element, "value", "") for element in pattern.elements).split() if pattern else []


def _capital(text: str) -> str:
    """Returns a sentence with a capital, also behind a bracket."""
    start = len(text) - len(text.lstrip("("))
    return text[:start] + capitalize(text[start:])


def collapse_spaces(text: str) -> str:
    """Returns a text without the superfluous spaces that empty parts leave."""
    text = re.sub(r"\s+", " ", text).strip()
    return re.sub(r"(?<=[(])[ ,]+| (?=[,.;:?)])|,(?= ,)", "", text)


def _unenclosed(text: str) -> str:
    """Returns a text without the brackets that enclose all of it."""
    return whole[1] if (whole := _ENCLOSING.fullmatch(text)) else text
