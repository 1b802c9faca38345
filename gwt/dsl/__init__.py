"""Text <-> frozen trees.

In comes the text of an expression and the names of a pack, out goes a tree of effects that prints as
its own source.
Nothing here knows a state or a game; `packs` and `kernel` are next.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.dsl import macros, templates
    from gwt.dsl.amounts import (
        NUMBER,
        Amount,
        Bound,
        ByNumber,
        Compared,
        Condition,
        Count,
        Need,
        Number,
        Owned,
        Per,
        PerNamed,
        Places,
        Quantity,
        UpTo,
        compared_count,
        owned_count,
    )
    from gwt.dsl.counts import COUNTED, Counts
    from gwt.dsl.effects import (
        DONE,
        Both,
        Choice,
        Cost,
        Done,
        Effect,
        Exchange,
        If,
        Joiner,
        May,
        Must,
        Named,
        Repeat,
        RewardMode,
        SecretChoice,
        Sequence,
        Under,
        Unless,
        bind_name,
        children,
        contains_effect,
        free_names,
        has_zero_amount,
        is_option_only,
        is_payment,
        needs_brackets,
        option_in_content_message,
        parts_without_name,
        replace_effect,
        scale_effect,
        unscaled_verbs,
        walk_effect,
    )
    from gwt.dsl.effects import JOINERS as JOINER_CLASSES
    from gwt.dsl.language import WORD, Language, Vocabulary, with_article
    from gwt.dsl.nodes import Node, class_name_in_words, field_names, field_values
    from gwt.dsl.numerals import WHOLE as WHOLE_NUMBER
    from gwt.dsl.numerals import number_of
    from gwt.dsl.parser import ExpressionParser
    from gwt.dsl.phrase_tables import UNSAYABLE, UNSAYABLE_HINT
    from gwt.dsl.requirements import at_least_one, certain_parts, misplaced_requirements
    from gwt.dsl.source_spans import SourceSpan, parts_of
    from gwt.dsl.templates import is_in_content
    from gwt.dsl.verbs import verb, verbs_of

__getattr__, __dir__ = _names(__name__)
