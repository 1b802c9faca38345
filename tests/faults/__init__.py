"""Proofs that bite: a small fault for every rule of the checklists, which a proof of the rule must notice.

`data` reads the faults, a folder for each game.
`planting` puts one into the text of a file, in Python at an expression or statement that `places` finds.
`trial` runs the proofs of some rules in a copy of the checkout, `workshop` makes such copies and plants the
faults, and `python -m tests.faults` reports.
"""
