# Dohled, ve hrách, které jej znají.
sight-near = { $a } a { $b } spolu sousedí a sousedé na sebe vidí vždy ({ $rule }).
sight-free = Mezi { $a } a { $b } nic nestojí: je mezi nimi vidět ({ $rule }).
sight-beside = Přímka z { $a } na { $b } vede po hranách a překážky nejsou nikde po obou jejích stranách: je mezi nimi vidět ({ $rule }).
sight-through = Z { $a } není na { $b } vidět: přímka prochází překážkou ({ $rule }).
sight-along = Z { $a } není na { $b } vidět: přímka vede po hraně s překážkami po obou stranách ({ $rule }).
sight-obstacle = - { $hex }: { $what } ({ $rule })
sight-over = Střílí-li samo, pálí { $name } na { $hex } přesto přes ně ({ $rule }).
sight-edge = okraj plánu
sight-half-hex = poloviční hex na okraji vedle { $hex }
sight-and = { $first }, { $rest }
sight-same = Vidět je z jednoho pole na druhé, obě jsou ale { $hex }. Uveďte dvě různá pole.
sight-unknown = Pole „{ $hex }“ na tomto plánu není. Uveďte pole od { $first } do { $last }.
