"""Judges whether new content is balanced, by playing games with it and without it, or a whole game.

`pack_diff` compares two packs, `study` lists the games to play and plays one of them in all its arms,
`game_tally` counts what happens in a game, `study_runner` stores the counts on disk and plays a whole
study. `study_results` and `statistics` compute figures from the counts, `verdict` puts them
into sentences, and `study_report` into parts of a report, which `report` writes; `survey` and
`survey_report` do so for a whole game. `plots` draws.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.balance import plots
    from gwt.balance.game_tally import WatchedComponents, tally_game
    from gwt.balance.pack_diff import printed_effects
    from gwt.balance.report import ComponentAppearance, ReportPart, html_report, markdown_report
    from gwt.balance.statistics import Estimate, mean, ratio, share, share_of_groups
    from gwt.balance.study import Study, plan_study
    from gwt.balance.study_report import METHOD, about_study, study_parts, study_title
    from gwt.balance.study_results import ComponentResult, StudyFindings, findings_of
    from gwt.balance.study_runner import StudyResult, run_study, usual_journal
    from gwt.balance.survey import Survey, survey_games
    from gwt.balance.survey_report import about_survey, survey_parts, survey_title
    from gwt.balance.verdict import format_estimate, format_percent, verdict_on

__getattr__, __dir__ = _names(__name__)
