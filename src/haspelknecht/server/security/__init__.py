"""Keeping intruders out: origins, headers, sizes, rates."""
