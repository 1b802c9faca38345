"""Every rule of the first edition has a proof."""

import pytest

from gwt import resources
from gwt.games.checklist import checklist, proofs

PACK = resources.content("great_western") / "first_edition"
RULES = checklist([PACK])
PROOFS = proofs([PACK])


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_the_rule_has_a_proof_or_says_why_nothing_can_prove_it(rule):
    assert PROOFS.get(rule.id) or (rule.kind == "info" and rule.reason)


def test_no_two_rules_have_one_id():
    ids = [rule.id for rule in RULES]

    assert sorted(set(ids)) == sorted(ids)


def test_a_proof_names_only_rules_that_exist():
    unknown = {rule: PROOFS[rule] for rule in PROOFS if rule not in {one.id for one in RULES}}

    assert not unknown
