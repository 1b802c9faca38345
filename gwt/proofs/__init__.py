"""What is proven about a pack: scenarios and their facts, checklists of rules, rulings."""
