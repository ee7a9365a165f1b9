"""Notifications about people's tables, over a WebSocket or a webhook."""
