"""What the browser looks up: rules, tiles, layouts, bots; made once for each language."""
