"""Security of requests: authentication, origins, headers, size and rate limits, error responses."""
