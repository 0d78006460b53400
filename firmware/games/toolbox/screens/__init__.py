"""One screen a tool."""
