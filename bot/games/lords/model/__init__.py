"""What there is in a match: state, actions, events, the mat, and what a viewer sees of them."""
