"""Jours de Gloire: Napoleonic battles by activation markers drawn from a cup, on a hex map."""
