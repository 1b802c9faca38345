"""Messages and bodies are read as they are declared, and a mistake is told with its place."""

import json

import pytest

from gwt.table.match.messages import (
    Choose,
    Hello,
    NewTable,
    decode,
    read_message,
    request_of,
)
from gwt.table.problems import RequestRefused

CHOICE = {"type": "choose", "request": "1", "decision": 0, "option": "gain $1"}


def test_a_message_is_read_by_its_type_and_what_it_does_not_have_is_passed_over():
    message = read_message(json.dumps({**CHOICE, "more": 1}))

    assert message == Choose("1", 0, "gain $1")


def test_each_body_has_lists_of_its_own():
    assert decode(NewTable, b"{}").names is not decode(NewTable, b"{}").names


@pytest.mark.parametrize(
    "changed, mistake",
    [
        ({"type": "shout"}, "$.type"),
        ({"type": ["choose"]}, "$.type"),
        ({"request": ""}, "minLength is 1 @ $.request"),
        ({"decision": -1}, "minimum is 0 @ $.decision"),
        ({"decision": 1.0}, "expected int, got float @ $.decision"),
        ({"decision": True}, "expected int, got bool @ $.decision"),
        ({"option": "a\0"}, "a text has a control character, such as NUL @ $.option"),
        ({"option": "\ud800"}, "@ $.option"),
        ({"option": "a" * 10_001}, "maxLength is 10000 @ $.option"),
    ],
    ids=str,
)
def test_a_message_is_refused_with_the_place_of_its_mistake(changed, mistake):
    with pytest.raises(RequestRefused) as refused:
        read_message(json.dumps({**CHOICE, **changed}))

    assert (refused.value.code, refused.value.message[-len(mistake) :]) == ("malformed", mistake)


@pytest.mark.parametrize(
    "body, mistake",
    [
        ({"seats": "human"}, "expected list, got str @ $.seats"),
        ({"seats": [1]}, "expected str, got int @ $.seats[0]"),
        ({"seats": ["human"] * 17}, "maxItems is 16 @ $.seats"),
        ({"rulings": {"own": 1}}, "expected bool, got int @ $.rulings['own']"),
        ({"wait": "later"}, "@ $.wait"),
        ({"wait": "later" * 1000}, "..."),
        ({"unknown": 1}, "unknown field `unknown`"),
        ([], "expected an object of JSON"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_body_is_refused_with_the_place_of_its_mistake(body, mistake):
    with pytest.raises(RequestRefused) as refused:
        decode(NewTable, json.dumps(body))

    assert (refused.value.code, refused.value.message[-len(mistake) :]) == ("malformed", mistake)


@pytest.mark.parametrize("text", ["{", "[" * 100_000, b"\xff", '{"seed": 1%s}' % ("0" * 5000)])
def test_what_is_no_json_is_refused(text):
    with pytest.raises(RequestRefused) as refused:
        decode(NewTable, text)

    assert refused.value.code == "malformed"


def test_a_hello_has_its_type():
    with pytest.raises(RequestRefused, match=r"\$\.type"):
        decode(Hello, '{"type": "hullo", "secret": "a"}')


def test_a_message_that_cannot_be_read_has_the_name_of_its_request():
    assert request_of('{"type": "shout", "request": "r1"}') == "r1"
    assert request_of('{"request": ""}') is None
