"""What players and files write: answers, army lists, tables and cases."""
