"""Advice of a strong bot to players who ask for it."""
