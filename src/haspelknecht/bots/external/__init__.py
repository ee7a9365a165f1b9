"""Bots that are separate programs in any language: JSON lines over standard input and output (docs/bots.md)."""
