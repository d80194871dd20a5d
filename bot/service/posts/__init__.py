"""The outbox, and receipts until they are read."""
