"""Seats in words: they count from 0 in the library and from 1 in all that is written."""


def seat_number(seat: int) -> int:
    return seat + 1


def seat_name(seat: int) -> str:
    return f"seat {seat_number(seat)}"
