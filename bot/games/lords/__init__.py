"""Lords of War: a battle of unit cards on a square grid."""
