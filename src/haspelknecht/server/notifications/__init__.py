"""Telling people: what happens at their tables, over a socket or a webhook; and whom they do not want to hear."""
