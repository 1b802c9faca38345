"""Every rule of every game has a proof."""

from functools import cache

import pytest

from gwt import resources
from gwt.proofs.checklist import proofs_of_rules, read_checklist

WESTERN = resources.content_folder("great_western")
FIRST, SECOND, SIMMENTAL = (WESTERN / name for name in ("first_edition", "second_edition", "simmental"))
GARTH, GARTH_NORTH, BIDDING = (WESTERN / name for name in ("garth", "garth_rails", "bidding"))
NORTH, NORTH_SECOND = (WESTERN / name for name in ("rails_to_the_north", "rails_second_edition"))
PACKS = [
    FIRST,
    resources.content_folder("pacific_rails") / "base",
    SECOND,
    SIMMENTAL,
    NORTH,
    NORTH_SECOND,
    GARTH,
    GARTH_NORTH,
    BIDDING,
]
BELOW = {
    SECOND: [FIRST],
    SIMMENTAL: [FIRST, SECOND],
    NORTH: [FIRST],
    NORTH_SECOND: [FIRST, SECOND, NORTH],
    GARTH: [FIRST],
    GARTH_NORTH: [FIRST, NORTH, GARTH],
    BIDDING: [FIRST],
}
"""What a pack lies on: its own rules are only those that differ."""


@cache
def rules_of(pack):
    return read_checklist([pack])


@cache
def proofs_of(pack):
    return proofs_of_rules([*BELOW.get(pack, ()), pack])


each = pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)


@each
def test_each_rule_has_a_proof_or_says_why_nothing_can_prove_it(pack):
    without = [
        rule.id
        for rule in rules_of(pack)
        if not proofs_of(pack).get(rule.id) and not (rule.kind == "info" and rule.reason)
    ]

    assert rules_of(pack) and without == []


@each
def test_no_two_rules_have_one_id(pack):
    ids = [rule.id for one in (*BELOW.get(pack, ()), pack) for rule in rules_of(one)]

    assert sorted(set(ids)) == sorted(ids)


@each
def test_a_proof_names_only_rules_that_exist(pack):
    packs = [one for one in PACKS if one.parent == pack.parent]
    known = {rule.id for one in packs for rule in rules_of(one)}

    assert {rule: proof for rule, proof in proofs_of(pack).items() if rule not in known} == {}
