"""What Zenith brings for its makers."""
