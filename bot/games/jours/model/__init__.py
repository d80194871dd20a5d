"""What there is in a battle: state, actions, questions, events, and what a viewer sees of them."""
