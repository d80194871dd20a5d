# Linia widoczności, w grach, które ją znają.
sight-near = { $a } i { $b } sąsiadują ze sobą, a sąsiednie pola zawsze się widzą ({ $rule }).
sight-free = Między { $a } a { $b } nic nie stoi: pola się widzą ({ $rule }).
sight-beside = Linia z { $a } do { $b } biegnie wzdłuż krawędzi i nigdzie nie ma przeszkód po obu jej stronach: pola się widzą ({ $rule }).
sight-through = Z { $a } nie widać { $b }: linia przechodzi przez to, co zasłania widok ({ $rule }).
sight-along = Z { $a } nie widać { $b }: linia biegnie wzdłuż krawędzi z przeszkodami po obu stronach ({ $rule }).
sight-obstacle = - { $hex }: { $what } ({ $rule })
sight-over = Strzelając samodzielnie, { $name } na { $hex } strzela mimo to ponad nimi ({ $rule }).
sight-edge = krawędź planszy
sight-half-hex = półheks na krawędzi obok { $hex }
sight-and = { $first }, { $rest }
sight-same = Linia widoczności biegnie z jednego pola na drugie, a oba to { $hex }. Podaj dwa różne pola.
sight-unknown = Nie ma na tej planszy pola „{ $hex }”. Podaj pola od { $first } do { $last }.
