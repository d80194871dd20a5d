### Słowa plakatu na koniec gry.

poster-turns = { $count ->
    [one] jedna tura
    [few] { $count } tury
   *[other] { $count } tur
 }
poster-units = Pozostałe jednostki: { $count }
poster-won = Zwycięstwo: { $side }
poster-lords = Wyeliminowane: jednostki { $units }/{ $goal }, jednostki dowodzenia { $commands }/{ $most }
