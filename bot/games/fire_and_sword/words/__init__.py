"""What players read: menus, log lines, names and refusals."""
