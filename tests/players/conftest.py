"""A game that the package has never heard of."""

from tests.lantern import lantern_street

__all__ = ["lantern_street"]
