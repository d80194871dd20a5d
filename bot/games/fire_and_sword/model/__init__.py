"""What there is on a table: elements, actions, events, and what a viewer sees of them."""
