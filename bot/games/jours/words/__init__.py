"""What players read: questions, menus, log lines, names and refusals."""
