# Ogniem i Mieczem: szarże, walki wręcz, wycofania i Grupy na wirtualnym stole.

fas-ask-aim = { $unit } szarżuje na { $target }: w który punkt krawędzi?
fas-pick-aim = { $distance }″ ({ $point })
fas-note-aim = przechodzi przez: { $passed }; kończy w Strefie Kontroli: { $zones }
fas-pick-cancel = Bez szarży
fas-ask-room = { $unit } ma w Strefie Kontroli wroga: { $target }. Zrobić mu miejsce, do 1″?
fas-pick-shift = Zrobić miejsce: { $distance }″, azymut { $angle }°
fas-pick-stay = Zostać
fas-pick-slide = Dosunąć do styku
fas-told-shift = { $unit } robi miejsce
fas-told-slid = { $unit } dosuwa się do Struktury
fas-told-turned = { $unit } wykonuje Zwrot do szarżującego
fas-formation-centre = Zwrot do szarżującego, na środek boku

fas-ask-last-man = Jednostka { $unit } musi opuścić Strukturę: Wycofanie czy do ostatniego żołnierza za 1 PD?
fas-ask-out = Jednostka { $unit } musi wyjść ze Struktury: którędy?
fas-pick-out = { $x }, { $y }, zwrot { $heading }°, { $ref ->
    [3] tyłem
   *[1] przodem
 } do Struktury
fas-told-out = { $unit } zostaje wyparta ze Struktury
fas-ask-way-back = Jednostka { $unit } musi wycofać się o { $distance }″: w którą stronę?
fas-pick-way-back = { $distance }″ { $heading }
fas-told-way-back = { $unit } wycofuje się o { $distance }″ { $heading }

fas-told-rode-on = { $unit } przełamuje wroga i staje za nim
fas-told-followed = { $unit } rusza za szarżującym, który się wycofał
fas-told-no-follow = { $unit } nie może ruszyć za szarżującym
fas-ask-turn = { $unit } nie styka się już z wrogiem: jaki Zwrot?
fas-pick-turn = { $turn } wokół { $corner ->
    [FL] lewego przedniego
    [FR] prawego przedniego
    [RL] lewego tylnego
   *[RR] prawego tylnego
 } narożnika
fas-pick-no-turn = Bez Zwrotu
fas-pick-back = Przegrupowanie o { $distance }″ { $heading }

fas-ask-aside = { $target } stoi na Grupie { $unit }: gdzie postawić Grupę?
fas-ask-shelter = Rozjechanie: { $unit }. W którym miejscu przy własnej Jednostce będzie bezpieczna?
fas-told-place = { $unit } staje w nowym miejscu
fas-ask-ruins = { $unit } stoi teraz w ruinach: gdzie i w którą stronę?
fas-told-came-out = { $unit } wychodzi na ruiny

fas-bar-nobody-to-charge = nie ma wrogiej Jednostki, na którą można szarżować
fas-bar-militia = Milicja nie odważyła się na szarżę
fas-aim-middle = w środek krawędzi
fas-aim-left-corner = w lewy róg krawędzi
fas-aim-right-corner = w prawy róg krawędzi
fas-aim-left = { $percent } % krawędzi na lewo od środka
fas-aim-right = { $percent } % krawędzi na prawo od środka
fas-aim-spot = na { $x }, { $y }
