"""Two players of known sheets, one of modest skill and a better one, who play fast."""
