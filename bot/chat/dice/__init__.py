"""The dice helper: ``/dice``."""
