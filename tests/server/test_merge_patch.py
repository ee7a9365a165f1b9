"""Merge patches follow RFC 7396, and can turn any document into any other."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode, encode

from haspelknecht.server.merge_patch import apply_patch, merge_patch, without_nulls

# RFC 7396, appendix A: original, patch, result
EXAMPLES = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, None, None),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]
plain = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "x", "y"])
keys = st.sampled_from("abcd")
documents = st.dictionaries(
    keys, st.recursive(plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4))
)


@pytest.mark.parametrize(("original", "patch", "result"), EXAMPLES)
def test_a_patch_is_applied_as_the_standard_says(original: Any, patch: Any, result: Any) -> None:
    before = json.dumps(original)
    assert apply_patch(original, patch) == result
    assert json.dumps(original) == before


@given(documents, documents)
def test_a_patch_turns_any_document_into_any_other(first: Any, second: Any) -> None:
    before, after = without_nulls(first), without_nulls(second)
    patch = merge_patch(encode(before), encode(after))
    assert apply_patch(before, decode(patch) if patch else {}) == after


@given(documents)
def test_the_patch_between_equal_documents_is_empty(document: Any) -> None:
    same = without_nulls(document)
    assert merge_patch(encode(same), encode(same)) == b""


def test_a_patch_contains_only_the_changes() -> None:
    before = {"board": {"year": 1, "players": {"A": {"food": 1, "wood": 2}, "B": {"food": 1}}}, "table": {"number": 1}}
    after = {"board": {"year": 1, "players": {"A": {"food": 1, "wood": 3}, "B": {}}}, "table": {"number": 2}}
    assert decode(merge_patch(encode(before), encode(after))) == {
        "board": {"players": {"A": {"wood": 3}, "B": {"food": None}}}, "table": {"number": 2},
    }  # fmt: skip
