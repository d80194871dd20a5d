"""Tests with Interventions, Morale, Disorganisation, flight and Motivation (1, 8, 11)."""
