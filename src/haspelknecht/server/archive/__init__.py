"""Games that are over: filed with their results, rated, searched, counted; and records brought from elsewhere."""
