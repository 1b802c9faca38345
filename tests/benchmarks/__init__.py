"""How fast the parts are, and how that compares: with another engine, and with another revision.

`pytest tests/benchmarks --benchmark-only` times the parts; as ordinary tests they run once each.
"""
