"""A table's own rules: seats, keys and links, turns, taking back, bots. It knows neither HTTP nor SQL."""
