"""Hands that play Zoneplex, and what must hold while they do. Runs on both interpreters."""
