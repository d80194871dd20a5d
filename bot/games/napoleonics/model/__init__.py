"""What there is in a match: state, actions, events, and what a viewer sees of them."""
