"""What the tests play on a simulated device, on both interpreters: hands, walks, scripts."""
