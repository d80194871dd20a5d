"""Frames of boards: wood or hull, plates, titles, tracks, the report, and the legend."""
