"""The tools of all painting: noise, fields of numbers, gouache, small sprites and shadows."""
