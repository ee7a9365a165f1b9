"""The tables: tables, who sits at them, and the games on them. Knows nothing of HTTP."""
