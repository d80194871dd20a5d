"""Languages, rights, and what is stored about a user: ``/fieldpost``."""
