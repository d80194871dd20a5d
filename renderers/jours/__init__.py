"""Pictures and text of Jours de Gloire."""
