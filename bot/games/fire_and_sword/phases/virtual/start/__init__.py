"""How a battle on a virtual table begins: scenarios, Advantages, setting up."""
