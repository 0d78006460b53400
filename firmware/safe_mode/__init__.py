"""What is left when all else crashes. It uses as little of the rest as it can."""
