"""States as small numbers, and many games at once; compiled together with the rules."""
