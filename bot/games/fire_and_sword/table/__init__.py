"""The live table's procedures, one module for each chapter of the rulebook."""
