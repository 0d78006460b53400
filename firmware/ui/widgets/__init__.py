"""What screens are made of: lists, counters, pages of text, banners."""
