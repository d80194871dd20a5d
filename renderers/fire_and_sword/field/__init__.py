"""Pictures of a virtual table: ground in inches, trays where they stand, and what may be done."""
