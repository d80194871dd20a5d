"""A live table of By Fire and Sword: ``/table``."""
