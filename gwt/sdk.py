"""The one module from which a game imports what it needs of `gwt`.

Each name is imported when it is first used, so a game that is only listed or read loads nothing of playing.
Names that mean two things in the package have a name of their own here, such as `FinalScore`, the points
of a seat at the end, and `ScorePoints`, the verb.
"""

from typing import TYPE_CHECKING

from gwt.later import names as _names

if TYPE_CHECKING:
    from gwt.common.assignment import Task as AssignedTask
    from gwt.common.assignment import assign
    from gwt.common.content import Scoring
    from gwt.common.effects import Score as ScorePoints
    from gwt.common.events import GameEnded, PointsScored, TurnBegan
    from gwt.common.positions import TURN
    from gwt.common.purse import gaining, paying
    from gwt.common.scoring import scores
    from gwt.common.status import at_most, conserved, generator, in_range, turn_order, twice
    from gwt.common.turns import Turns, anybody_has, begin_turn, end_game, in_turn, next_seat
    from gwt.dsl.amounts import Amount, Count, Need, Number, Per, Quantity, UpTo
    from gwt.dsl.effects import JOINERS as JOINER_CLASSES
    from gwt.dsl.effects import (
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
        Sequence,
        Taken,
        Under,
        Unless,
        children,
        is_narrow,
    )
    from gwt.dsl.effects import walk as walk_effect
    from gwt.dsl.language import Language, Vocabulary
    from gwt.dsl.requirements import certain as certain_parts
    from gwt.dsl.requirements import misplaced
    from gwt.dsl.verbs import verb, verbs_of
    from gwt.errors import Problem, UsageError
    from gwt.kernel.agenda import begin, can, options_of, push
    from gwt.kernel.copied import Copied
    from gwt.kernel.counting import number as as_number
    from gwt.kernel.declare import Seen, hidden, shared, state, unordered
    from gwt.kernel.events import HIDDEN, Called, Event, Seat, event
    from gwt.kernel.joiners import JOINERS as JOINER_VERBS
    from gwt.kernel.premise import Premise
    from gwt.kernel.rng import below, shuffle
    from gwt.kernel.rules import (
        DO_IT,
        Automatic,
        Counter,
        Freely,
        Options,
        Rank,
        Rules,
        Verb,
        Verbs,
        always,
        choosing,
        narrowing,
    )
    from gwt.kernel.rules import Score as FinalScore
    from gwt.kernel.rules import certain as always_possible
    from gwt.kernel.state import State, Task
    from gwt.memories import remembered
    from gwt.packs.document import Document, Steps
    from gwt.packs.pack import ContentSpec, IdsByKind, Pack, entry
    from gwt.packs.pack import words as vocabulary_of
    from gwt.packs.walk import effects_of, leaves
    from gwt.packs.walk import files as entries_by_file
    from gwt.picture.book import Book
    from gwt.picture.compose import Composer
    from gwt.picture.pieces import Piece
    from gwt.picture.table import Panel, TableArea
    from gwt.proofs.scenario import Scenario
    from gwt.proofs.scenario import find as scenario_files
    from gwt.proofs.scenario import run as run_scenario
    from gwt.proofs.scenario import scenarios as read_scenarios
    from gwt.spec.entry import Entry
    from gwt.spec.game import GameSpec
    from gwt.spec.pictures import PictureSpec
    from gwt.spec.play import PREMISE, Extras, PlaySpec, Spelling, Weighing
    from gwt.spec.status import Impossible, Said, Weight
    from gwt.terminal import Column, TerminalSpec
    from gwt.terminal.scene import Scene
    from gwt.terminal.scene import Seat as SceneSeat

__all__ = [
    "DO_IT",
    "HIDDEN",
    "JOINER_CLASSES",
    "JOINER_VERBS",
    "PREMISE",
    "TURN",
    "Amount",
    "AssignedTask",
    "Automatic",
    "Book",
    "Both",
    "Called",
    "Choice",
    "Column",
    "Composer",
    "ContentSpec",
    "Copied",
    "Count",
    "Counter",
    "Document",
    "Done",
    "Effect",
    "Entry",
    "Event",
    "Exchange",
    "Extras",
    "FinalScore",
    "Freely",
    "GameEnded",
    "GameSpec",
    "IdsByKind",
    "If",
    "Impossible",
    "Language",
    "May",
    "Must",
    "Named",
    "Need",
    "Number",
    "Options",
    "Pack",
    "Panel",
    "Per",
    "PictureSpec",
    "Piece",
    "PlaySpec",
    "PointsScored",
    "Premise",
    "Problem",
    "Quantity",
    "Rank",
    "Repeat",
    "Rules",
    "Said",
    "Scenario",
    "Scene",
    "SceneSeat",
    "ScorePoints",
    "Scoring",
    "Seat",
    "Seen",
    "Sequence",
    "Spelling",
    "State",
    "Steps",
    "TableArea",
    "Taken",
    "Task",
    "TerminalSpec",
    "TurnBegan",
    "Turns",
    "Under",
    "Unless",
    "UpTo",
    "UsageError",
    "Verb",
    "Verbs",
    "Vocabulary",
    "Weighing",
    "Weight",
    "always",
    "always_possible",
    "anybody_has",
    "as_number",
    "assign",
    "at_most",
    "begin",
    "begin_turn",
    "below",
    "can",
    "certain_parts",
    "children",
    "choosing",
    "conserved",
    "effects_of",
    "end_game",
    "entries_by_file",
    "entry",
    "event",
    "gaining",
    "generator",
    "hidden",
    "in_range",
    "in_turn",
    "is_narrow",
    "leaves",
    "misplaced",
    "narrowing",
    "next_seat",
    "options_of",
    "paying",
    "push",
    "read_scenarios",
    "remembered",
    "run_scenario",
    "scenario_files",
    "scores",
    "shared",
    "shuffle",
    "state",
    "turn_order",
    "twice",
    "unordered",
    "verb",
    "verbs_of",
    "vocabulary_of",
    "walk_effect",
]

SUBJECTS = {
    "The parts of a game": {
        "GameSpec": "gwt.spec.game",
        "ContentSpec": "gwt.packs.pack",
        "PlaySpec": "gwt.spec.play",
        "Extras": "gwt.spec.play",
        "Weighing": "gwt.spec.play",
        "Spelling": "gwt.spec.play",
        "PREMISE": "gwt.spec.play",
        "PictureSpec": "gwt.spec.pictures",
        "TerminalSpec": "gwt.terminal",
        "TURN": "gwt.common.positions",
    },
    "What packs say": {
        "Entry": "gwt.spec.entry",
        "entry": "gwt.packs.pack",
        "IdsByKind": "gwt.packs.pack",
        "Pack": "gwt.packs.pack",
        "vocabulary_of": "gwt.packs.pack:words",
        "Vocabulary": "gwt.dsl.language",
        "Language": "gwt.dsl.language",
        "Scoring": "gwt.common.content",
        "Document": "gwt.packs.document",
        "Steps": "gwt.packs.document",
        "entries_by_file": "gwt.packs.walk:files",
        "leaves": "gwt.packs.walk",
        "effects_of": "gwt.packs.walk",
        "Problem": "gwt.errors",
        "UsageError": "gwt.errors",
    },
    "Expressions": {
        "verb": "gwt.dsl.verbs",
        "verbs_of": "gwt.dsl.verbs",
        "Effect": "gwt.dsl.effects",
        "Taken": "gwt.dsl.effects",
        "Amount": "gwt.dsl.amounts",
        "Number": "gwt.dsl.amounts",
        "Count": "gwt.dsl.amounts",
        "Need": "gwt.dsl.amounts",
        "Per": "gwt.dsl.amounts",
        "Quantity": "gwt.dsl.amounts",
        "UpTo": "gwt.dsl.amounts",
        "Both": "gwt.dsl.effects",
        "Choice": "gwt.dsl.effects",
        "Done": "gwt.dsl.effects",
        "Exchange": "gwt.dsl.effects",
        "If": "gwt.dsl.effects",
        "May": "gwt.dsl.effects",
        "Must": "gwt.dsl.effects",
        "Named": "gwt.dsl.effects",
        "Repeat": "gwt.dsl.effects",
        "Sequence": "gwt.dsl.effects",
        "Under": "gwt.dsl.effects",
        "Unless": "gwt.dsl.effects",
        "JOINER_CLASSES": "gwt.dsl.effects:JOINERS",
        "children": "gwt.dsl.effects",
        "walk_effect": "gwt.dsl.effects:walk",
        "is_narrow": "gwt.dsl.effects",
        "certain_parts": "gwt.dsl.requirements:certain",
        "misplaced": "gwt.dsl.requirements",
        "ScorePoints": "gwt.common.effects:Score",
    },
    "The state": {
        "state": "gwt.kernel.declare",
        "Copied": "gwt.kernel.copied",
        "State": "gwt.kernel.state",
        "Task": "gwt.kernel.state",
        "Turns": "gwt.common.turns",
        "Seen": "gwt.kernel.declare",
        "hidden": "gwt.kernel.declare",
        "shared": "gwt.kernel.declare",
        "unordered": "gwt.kernel.declare",
        "Called": "gwt.kernel.events",
        "Seat": "gwt.kernel.events",
        "below": "gwt.kernel.rng",
        "shuffle": "gwt.kernel.rng",
    },
    "Events": {
        "Event": "gwt.kernel.events",
        "event": "gwt.kernel.events",
        "HIDDEN": "gwt.kernel.events",
        "GameEnded": "gwt.common.events",
        "PointsScored": "gwt.common.events",
        "TurnBegan": "gwt.common.events",
    },
    "What verbs do": {
        "Verb": "gwt.kernel.rules",
        "Verbs": "gwt.kernel.rules",
        "JOINER_VERBS": "gwt.kernel.joiners:JOINERS",
        "choosing": "gwt.kernel.rules",
        "narrowing": "gwt.kernel.rules",
        "DO_IT": "gwt.kernel.rules",
        "Options": "gwt.kernel.rules",
        "Counter": "gwt.kernel.rules",
        "always": "gwt.kernel.rules",
        "always_possible": "gwt.kernel.rules:certain",
        "gaining": "gwt.common.purse",
        "paying": "gwt.common.purse",
        "as_number": "gwt.kernel.counting:number",
        "push": "gwt.kernel.agenda",
        "can": "gwt.kernel.agenda",
        "begin": "gwt.kernel.agenda",
        "options_of": "gwt.kernel.agenda",
        "Automatic": "gwt.kernel.rules",
        "Freely": "gwt.kernel.rules",
        "Rank": "gwt.kernel.rules",
        "remembered": "gwt.memories",
    },
    "Setup, turns and scores": {
        "Premise": "gwt.kernel.premise",
        "Rules": "gwt.kernel.rules",
        "FinalScore": "gwt.kernel.rules:Score",
        "begin_turn": "gwt.common.turns",
        "next_seat": "gwt.common.turns",
        "in_turn": "gwt.common.turns",
        "end_game": "gwt.common.turns",
        "anybody_has": "gwt.common.turns",
        "scores": "gwt.common.scoring",
        "AssignedTask": "gwt.common.assignment:Task",
        "assign": "gwt.common.assignment",
    },
    "Impossible positions": {
        "Impossible": "gwt.spec.status",
        "Said": "gwt.spec.status",
        "Weight": "gwt.spec.status",
        "generator": "gwt.common.status",
        "turn_order": "gwt.common.status",
        "in_range": "gwt.common.status",
        "at_most": "gwt.common.status",
        "twice": "gwt.common.status",
        "conserved": "gwt.common.status",
    },
    "Tests": {
        "Scenario": "gwt.proofs.scenario",
        "scenario_files": "gwt.proofs.scenario:find",
        "read_scenarios": "gwt.proofs.scenario:scenarios",
        "run_scenario": "gwt.proofs.scenario:run",
    },
    "Drawing": {
        "Column": "gwt.terminal",
        "Scene": "gwt.terminal.scene",
        "SceneSeat": "gwt.terminal.scene:Seat",
        "Composer": "gwt.picture.compose",
        "Book": "gwt.picture.book",
        "Piece": "gwt.picture.pieces",
        "TableArea": "gwt.picture.table",
        "Panel": "gwt.picture.table",
    },
}
"""Every name by subject, with the module that has it, and its name there if that is another one."""

_PLACES = {name: place for places in SUBJECTS.values() for name, place in places.items()}
__getattr__, __dir__ = _names(__name__, _PLACES)
