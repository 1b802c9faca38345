"""The verbs: what each does, which options it has, and when it can be done."""
