"""JSON merge patches (RFC 7396): what to send so that somebody who has one document has another.

A patch is a document of its own: a value replaces what was there, null removes it, an object is merged. Arrays are
replaced as a whole. So a document must not hold null as the value of a key: `without_nulls` leaves those out.
"""

from __future__ import annotations

from typing import Any

import msgspec

Words = dict[str, Any]


def merge_patch(before: Words, after: Words) -> Words:
    """The patch that makes `after` of `before`; empty if they are the same.

    >>> merge_patch({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 2, "d": 4}, "e": [5]})
    {'a': None, 'b': {'d': 4}, 'e': [5]}
    """
    patch: Words = {key: None for key in before if key not in after}
    for key, value in after.items():
        if key not in before:
            patch[key] = value
            continue
        old = before[key]
        if old is value:
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            if inner := merge_patch(old, value):
                patch[key] = inner
        elif old != value:
            patch[key] = value
    return patch


def apply_patch(document: Any, patch: Any) -> Any:
    """What a patch makes of a document, which stays as it is.

    >>> apply_patch({"a": 1, "b": {"c": 2, "d": 3}}, {"a": None, "b": {"d": 4}, "e": [5]})
    {'b': {'c': 2, 'd': 4}, 'e': [5]}
    """
    if not isinstance(patch, dict):
        return patch
    found: Words = dict(document) if isinstance(document, dict) else {}
    for key, value in patch.items():
        if value is None:
            found.pop(key, None)
        else:
            found[key] = apply_patch(found.get(key), value)
    return found


def encoded_patch(before: bytes, after: bytes) -> bytes:
    """The same for documents that are encoded; empty if they are the same."""
    if before == after:
        return b""
    patch = merge_patch(msgspec.json.decode(before), msgspec.json.decode(after))
    return msgspec.json.encode(patch) if patch else b""


def without_nulls(value: Any) -> Any:
    """The same document without keys whose value is null, at every depth."""
    if isinstance(value, dict):
        return {key: without_nulls(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list | tuple):
        return [without_nulls(inner) for inner in value]
    return value
