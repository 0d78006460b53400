"""Proofs of Zoneplex: long seeded sweeps over its judgements, its odds, its games, its keys."""
