"""Plans: orders in advance with conditions, carried out one by one when their seat is asked."""
