"""Toy soldiers, machines, busts and standards by parameters; a unit is a base with figures."""
