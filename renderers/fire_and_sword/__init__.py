"""Pictures of a live table of By Fire and Sword: both armies as rows of markers."""
