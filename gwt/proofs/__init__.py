"""Evidence about a pack: scenarios and their facts, checklists of rules, clarifications."""
