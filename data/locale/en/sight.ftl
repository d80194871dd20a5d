# Lines of sight, in the games that have them.
sight-near = { $a } and { $b } are neighbours, and neighbours always see each other ({ $rule }).
sight-free = Nothing stands between { $a } and { $b }: they see each other ({ $rule }).
sight-beside = The line from { $a } to { $b } runs along edges, and never are there obstacles on both of its sides: they see each other ({ $rule }).
sight-through = { $a } does not see { $b }: the line goes through what blocks it ({ $rule }).
sight-along = { $a } does not see { $b }: the line runs along an edge with obstacles on both sides ({ $rule }).
sight-obstacle = - { $hex }: { $what } ({ $rule })
sight-over = Firing alone, { $name } on { $hex } shoots over them all the same ({ $rule }).
sight-edge = edge of the board
sight-half-hex = half hex at the edge beside { $hex }
sight-and = { $first }, { $rest }
sight-same = The line of sight goes from one hex to another, and both are { $hex }. Name two hexes.
sight-unknown = There is no hex “{ $hex }” on this board. Name hexes from { $first } to { $last }.
