# Ogniem i Mieczem: strony, zakończenia, stałe rozkazy.

## Sides, seats, scenario

chat-system-fire_and_sword = Ogniem i Mieczem
fire_and_sword-side-blue = Niebieski
fire_and_sword-side-red = Czerwony
fire_and_sword-seat-blue-1 = Niebieski
fire_and_sword-seat-blue-2 = Niebieski, drugi gracz
fire_and_sword-seat-red-1 = Czerwony
fire_and_sword-seat-red-2 = Czerwony, drugi gracz
fire_and_sword-scenario-table = Gra przy stole
fire_and_sword-scenario-table-briefing = Dwie armie figurek na waszym stole. Wy ruszacie i mierzycie; bot pyta o to, co musi wiedzieć, rzuca jawnie wszystkimi kośćmi i prowadzi rozkazy, PD, amunicję, PR i Motywację. Zakryte rozkazy i stawki są tajne. Znacznik można poprawić w każdej chwili, np. `dp r3 -1`.

## Ends of a game

fire_and_sword-over-motivation = wroga armia nie ma Motywacji i wycofuje się
fire_and_sword-over-both = obie armie są bez Motywacji
fire_and_sword-over-rounds = wyraźnie więcej Motywacji po ostatniej rundzie
fire_and_sword-over-objectives = więcej celów po ostatniej rundzie
fire_and_sword-over-even = po ostatniej rundzie nikt nie prowadził
fire_and_sword-over-resigned = wróg opuścił pole
fire_and_sword-over-agreed = obie strony zgodziły się na remis

## Decisions that take standing orders

fire_and_sword-point-D-01 = Żeton Jednostki z Samodzielnością lub Partyzantami
fire_and_sword-point-D-03 = Stawka o Inicjatywę
fire_and_sword-point-D-04 = Kto ma Inicjatywę
fire_and_sword-point-D-11 = Reakcja na szarżę
fire_and_sword-point-D-12 = Interwencja po teście
fire_and_sword-point-D-14 = Obrona po walce
fire_and_sword-point-D-15 = Wymuszone wycofanie
fire_and_sword-point-D-16 = Zwycięzca bez kontaktu
fire_and_sword-point-D-17 = Przegrupowanie
fire_and_sword-point-D-20 = Wygrana Przełamująca szarża
fire_and_sword-point-D-22 = Niesubordynowana Jednostka nie słucha
fire_and_sword-point-D-24 = Element pomocniczy po Dowódcy
fire_and_sword-point-D-28 = Ostrzał w ucieczce
fire_and_sword-point-D-UP = Żetony do odkrycia
fire_and_sword-policy-keep = Zachować
fire_and_sword-policy-0 = Nie stawiać nic
fire_and_sword-policy-1 = Postawić 1 PR
fire_and_sword-policy-2 = Postawić 2 PR
fire_and_sword-policy-self = Zaczynamy my
fire_and_sword-policy-enemy = Zaczyna przeciwnik
fire_and_sword-policy-none = Brak
fire_and_sword-policy-in-range = Pytać, jeśli wskazano Dowódcę w zasięgu
fire_and_sword-policy-no = Nie
fire_and_sword-policy-yes = Tak
fire_and_sword-policy-listed = Pierwsza możliwa z: kontrszarża, odskok, przyjęcie ogniem, czołem ku szarży
fire_and_sword-policy-receive_with_fire = Przyjęcie ogniem
fire_and_sword-policy-face_the_charge = Czołem ku szarży
fire_and_sword-policy-counter_charge = Kontrszarża
fire_and_sword-policy-evade = Odskok
fire_and_sword-policy-defence = Zachować Obronę
fire_and_sword-policy-reorganise = Wziąć Reorganizację
fire_and_sword-policy-withdraw = Wycofać się na pełną odległość
fire_and_sword-policy-only = Jedyne możliwe; pytać, gdy jest wybór
fire_and_sword-policy-pursue = Pościg
fire_and_sword-policy-hold = Powstrzymanie się
fire_and_sword-policy-break_through = Przełamanie
fire_and_sword-policy-regroup = Zostać i przegrupować się
fire_and_sword-policy-accept = Przyjąć Reorganizację
fire_and_sword-policy-pay = Zapłacić kolejny PR
fire_and_sword-policy-up = Odkryć je
fire_and_sword-point-D-10 = Miejsce dla szarżującego
fire_and_sword-point-D-18 = Zwrot wolnego zwycięzcy
fire_and_sword-point-D-21 = Garnizon do ostatniego żołnierza
fire_and_sword-point-D-25 = Rozjeżdżana Grupa
fire_and_sword-point-D-26 = Grupa pod wrogą Jednostką
fire_and_sword-point-D-27 = Strefa nowego garnizonu
fire_and_sword-point-D-33 = Garnizon w ruinach
fire_and_sword-point-D-34 = Wyparty garnizon
fire_and_sword-policy-default = Co zaproponuje bot
fire_and_sword-policy-shift = Zrobić miejsce
fire_and_sword-policy-slide = Dosunąć do kontaktu
fire_and_sword-policy-dp = Zostać za 1 PD
fire_and_sword-policy-stay = Zostać
fire_and_sword-point-D-13 = Nieparzysta kość w walce wręcz
fire_and_sword-point-D-S3 = Przewaga po Teście Zwiadu
fire_and_sword-point-D-S4 = Rozstawienie elementu
fire_and_sword-point-D-S5 = Pierwsze tajne rozkazy
fire_and_sword-point-D-S6 = Przewaga z wyborem
fire_and_sword-policy-lowest_id = Pierwszy według numeru
fire_and_sword-policy-preset = Jak proponowano: rozkaz z listy armii, a jeśli go nie ma, Obrona dla piechoty i dział, Manewr dla jazdy
fire_and_sword-policy-unused = Nie korzystaj
fire_and_sword-policy-named = Pierwsze możliwe z: { $ids }
fire_and_sword-point-D-02 = Nowy wódz naczelny
fire_and_sword-point-D-05 = Aktywowany element
fire_and_sword-point-D-06 = Akcja aktywowanego elementu
fire_and_sword-point-D-08 = Cel ostrzału
fire_and_sword-point-D-09 = Cel szarży
fire_and_sword-point-D-23 = Rozkazy Dowódcy
fire_and_sword-point-D-29 = Cele ostrzału rozdzielonego
fire_and_sword-point-D-30 = Szyk lub typ
fire_and_sword-point-D-32 = Ładowanie lub uzupełnienie
fire_and_sword-point-D-PAY = Dowódca, który płaci
fire_and_sword-point-D-TOKEN = Żeton do pokazania
