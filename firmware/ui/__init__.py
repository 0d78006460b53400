"""What is seen and touched: drawing, screens, lights. Knows no game and no chip."""
