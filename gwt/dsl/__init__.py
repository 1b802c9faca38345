"""Text <-> frozen trees.

In comes the text of an expression and the names of a pack, out goes a tree of effects that prints as
its own source.
Nothing here knows a state or a game; `packs` and `kernel` are next.
"""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.dsl import macros as macros
    from gwt.dsl import templates as templates
    from gwt.dsl.amounts import NUMBER as NUMBER
    from gwt.dsl.amounts import Amount as Amount
    from gwt.dsl.amounts import Bound as Bound
    from gwt.dsl.amounts import Compared as Compared
    from gwt.dsl.amounts import Count as Count
    from gwt.dsl.amounts import Need as Need
    from gwt.dsl.amounts import Number as Number
    from gwt.dsl.amounts import Owned as Owned
    from gwt.dsl.amounts import Per as Per
    from gwt.dsl.amounts import PerNamed as PerNamed
    from gwt.dsl.amounts import Places as Places
    from gwt.dsl.amounts import Quantity as Quantity
    from gwt.dsl.amounts import UpTo as UpTo
    from gwt.dsl.amounts import compared_count as compared_count
    from gwt.dsl.effects import DONE as DONE
    from gwt.dsl.effects import JOINERS as JOINER_CLASSES
    from gwt.dsl.effects import Both as Both
    from gwt.dsl.effects import Choice as Choice
    from gwt.dsl.effects import Done as Done
    from gwt.dsl.effects import Effect as Effect
    from gwt.dsl.effects import Exchange as Exchange
    from gwt.dsl.effects import If as If
    from gwt.dsl.effects import May as May
    from gwt.dsl.effects import Must as Must
    from gwt.dsl.effects import Named as Named
    from gwt.dsl.effects import Repeat as Repeat
    from gwt.dsl.effects import RewardMode as RewardMode
    from gwt.dsl.effects import Sequence as Sequence
    from gwt.dsl.effects import Under as Under
    from gwt.dsl.effects import Unless as Unless
    from gwt.dsl.effects import bind_name as bind_name
    from gwt.dsl.effects import children as children
    from gwt.dsl.effects import free_names as free_names
    from gwt.dsl.effects import has_zero_amount as has_zero_amount
    from gwt.dsl.effects import is_option_only as is_option_only
    from gwt.dsl.effects import option_in_content_message as option_in_content_message
    from gwt.dsl.effects import parts_without_name as parts_without_name
    from gwt.dsl.effects import replace_effect as replace_effect
    from gwt.dsl.effects import scale_effect as scale_effect
    from gwt.dsl.effects import unscaled_verbs as unscaled_verbs
    from gwt.dsl.effects import walk_effect as walk_effect
    from gwt.dsl.grammar import grammar_files as grammar_files
    from gwt.dsl.language import WORD as WORD
    from gwt.dsl.language import Language as Language
    from gwt.dsl.language import Vocabulary as Vocabulary
    from gwt.dsl.language import with_article as with_article
    from gwt.dsl.nodes import Node as Node
    from gwt.dsl.nodes import class_name_in_words as class_name_in_words
    from gwt.dsl.nodes import field_names as field_names
    from gwt.dsl.nodes import field_values as field_values
    from gwt.dsl.numerals import WHOLE as WHOLE_NUMBER
    from gwt.dsl.numerals import number_of as number_of
    from gwt.dsl.parser import ExpressionParser as ExpressionParser
    from gwt.dsl.phrase_tables import LEADING as LEADING
    from gwt.dsl.phrase_tables import UNSAYABLE as UNSAYABLE
    from gwt.dsl.phrase_tables import UNSAYABLE_HINT as UNSAYABLE_HINT
    from gwt.dsl.requirements import at_least_one as at_least_one
    from gwt.dsl.requirements import certain_parts as certain_parts
    from gwt.dsl.requirements import misplaced_requirements as misplaced_requirements
    from gwt.dsl.source_spans import SourceSpan as SourceSpan
    from gwt.dsl.source_spans import parts_of as parts_of
    from gwt.dsl.verbs import verb as verb
    from gwt.dsl.verbs import verbs_of as verbs_of

__getattr__, __dir__ = _names(__name__)
