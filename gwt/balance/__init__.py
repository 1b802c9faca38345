"""Judges whether new content is balanced, by playing games with it and without it, or a whole game.

`pack_diff` compares two packs, `study` lists the games to play and plays one of them in all its arms,
`game_tally` counts what happens in a game, `trial_journal` stores the counts on disk, and `study_runner`
plays a whole study. `study_results` and `statistics` compute figures from the counts, `verdict` puts them
into sentences, and `plots` and `html_report` write the report; `survey` and `survey_report` do so for a
whole game.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.balance import plots, survey_report
    from gwt.balance.game_tally import WatchedComponents, tally_game
    from gwt.balance.html_report import ComponentAppearance, html_page
    from gwt.balance.html_writer import html_document, html_figure, html_table
    from gwt.balance.markdown_report import markdown_page, markdown_table
    from gwt.balance.pack_diff import printed_effects
    from gwt.balance.statistics import Estimate, mean, ratio, share, share_of_groups
    from gwt.balance.study import Study, plan_study
    from gwt.balance.study_results import ComponentResult, StudyFindings, findings_of
    from gwt.balance.study_runner import StudyResult, run_study
    from gwt.balance.survey import Survey, survey_games
    from gwt.balance.trial_journal import usual_journal
    from gwt.balance.verdict import format_estimate, format_percent, verdict_on

__getattr__, __dir__ = _names(__name__)
