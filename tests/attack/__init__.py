"""Attacks on what comes from outside: long runs by command, short ones in the tests."""
