"""The models that stand on trays: men, riders, guns, wagons and camels, each in its dress."""
