"""What runs at power-on before the app is there, and is let go of then."""
