### Slova plakátu na konci hry.

poster-turns = { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
poster-units = Zbývá jednotek: { $count }
poster-won = Vítězství: { $side }
poster-lords = Vyřazeno: jednotky { $units }/{ $goal }, velitelské jednotky { $commands }/{ $most }
