### Words of the poster at the end of a match.

poster-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
 }
poster-units = Units left: { $count }
poster-won = Victory: { $side }
poster-lords = Eliminated: units { $units }/{ $goal }, command units { $commands }/{ $most }
