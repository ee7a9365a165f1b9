"""JSON merge patches (RFC 7396): the difference between two documents, as a document.

A value replaces the old one, null removes it, an object is merged. Arrays are replaced as a whole. A document must
therefore not hold null as the value of a key: `without_nulls` leaves those out.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

MEMBERS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])  # the members of an object, themselves still encoded


def merge_patch(before: bytes, after: bytes) -> bytes:
    """Return the patch that turns the encoded object `before` into `after`; empty if they are the same.

    Only objects that differ are decoded, level by level: most of a view is the same after a move.

    >>> merge_patch(b'{"a":1,"b":{"c":2,"d":3}}', b'{"b":{"c":2,"d":4},"e":[5]}')
    b'{"a":null,"b":{"d":4},"e":[5]}'
    """
    if before == after:
        return b""
    old, new = MEMBERS.decode(before), MEMBERS.decode(after)
    changes: dict[str, msgspec.Raw | None] = {name: None for name in old if name not in new}
    for name, value in new.items():
        if name not in old:
            changes[name] = value
        elif value != old[name]:
            known, wanted = bytes(old[name]), bytes(value)
            if not (known.startswith(b"{") and wanted.startswith(b"{")):
                changes[name] = value
            elif patch := merge_patch(known, wanted):
                changes[name] = msgspec.Raw(patch)
    return msgspec.json.encode(changes) if changes else b""


def apply_patch(document: Any, patch: Any) -> Any:
    """Return the document with the patch applied; `document` itself is not changed.

    >>> apply_patch({"a": 1, "b": {"c": 2, "d": 3}}, {"a": None, "b": {"d": 4}, "e": [5]})
    {'b': {'c': 2, 'd': 4}, 'e': [5]}
    """
    if not isinstance(patch, dict):
        return patch
    result: dict[str, Any] = dict(document) if isinstance(document, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = apply_patch(result.get(key), value)
    return result


def without_nulls(value: Any) -> Any:
    """Return the same document without keys whose value is null, at every depth."""
    if isinstance(value, dict):
        return {key: without_nulls(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list | tuple):
        return [without_nulls(inner) for inner in value]
    return value
