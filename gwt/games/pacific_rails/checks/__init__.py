"""Checks of a whole pack, and warnings about probable mistakes."""
