"""The functions of `gwt.kernel.rng` in integers of 64 bits, which take their place in the compiled wheel.

An `i64` holds a number from 2**63 on as that number less 2**64; adding and multiplying come to the same.
"""

from typing import Any, Final

from gwt.kernel.rng import HasGenerator
from gwt.mypyc_support import i64

_TOP: Final[i64] = -0x7FFFFFFFFFFFFFFF - 1
_LOW: Final[i64] = 0x7FFFFFFFFFFFFFFF


def _signed(number: int) -> i64:
    return i64(number if number <= 0x7FFFFFFFFFFFFFFF else number - 0x10000000000000000)


def _unsigned(number: i64) -> int:
    return int(number) if number >= 0 else int(number) + 0x10000000000000000


def _next(rng: i64) -> i64:
    return rng - 0x61C8864680B583EB


def _mixed(rng: i64) -> i64:
    mixed: i64 = (rng ^ ((rng >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    mixed = (mixed ^ ((mixed >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return mixed ^ ((mixed >> 31) & 0x1FFFFFFFF)


def _modulo(number: i64, limit: i64) -> i64:
    """The rest of an unsigned number; the limit is above zero as a signed one."""
    if number >= 0:
        return number % limit
    return ((((number >> 1) & _LOW) % limit) * 2 + (number & 1)) % limit


def next_random(rng: int) -> tuple[int, int]:
    new = _next(_signed(rng))
    return _unsigned(new), _unsigned(_mixed(new))


def random_below(holder: HasGenerator, limit: int) -> int:
    if limit > 0x3FFFFFFFFFFFFFFF:
        while True:
            holder.rng, whole = next_random(holder.rng)
            if whole - whole % limit <= 0x10000000000000000 - limit:
                return whole % limit
    rng: i64 = _signed(holder.rng)
    bound: i64 = i64(limit)
    while True:
        rng = _next(rng)
        number = _mixed(rng)
        drawn = _modulo(number, bound)
        # Unsigned numbers are compared as signed ones are with the highest bit turned.
        if (number - drawn) ^ _TOP <= (-bound) ^ _TOP:
            holder.rng = _unsigned(rng)
            return int(drawn)


def shuffle(holder: HasGenerator, items: list[Any]) -> None:
    rng: i64 = _signed(holder.rng)
    bound: i64 = i64(len(items))
    while bound > 1:
        while True:
            rng = _next(rng)
            number = _mixed(rng)
            other = _modulo(number, bound)
            if (number - other) ^ _TOP <= (-bound) ^ _TOP:
                break
        bound -= 1
        last, drawn = int(bound), int(other)
        items[last], items[drawn] = items[drawn], items[last]
    holder.rng = _unsigned(rng)
