"""Reference data for the browser: rules, tiles, layouts and bot levels, built once for each language."""
