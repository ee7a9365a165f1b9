"""The HTTP and WebSocket API: routes, request and response types, one file for each part."""
