"""The program: the client, every command and press of all features, the start, and how it fares."""
