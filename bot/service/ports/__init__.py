"""What the service needs from outside, a store and a messenger, and what it hands to them."""
