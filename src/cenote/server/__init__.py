"""Tables over HTTP: routes, live connections, stores, and the news between processes."""
