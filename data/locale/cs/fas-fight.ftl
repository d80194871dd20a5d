# By Fire and Sword: zteče, boje zblízka, ústupy a skupiny na virtuálním stole.

fas-ask-aim = { $unit } útočí ztečí na { $target }: do kterého bodu hrany?
fas-pick-aim = { $distance }″ ({ $point })
fas-note-aim = projede přes: { $passed }; skončí v kontrolní zóně: { $zones }
fas-pick-cancel = Bez zteče
fas-ask-room = { $unit } má v kontrolní zóně nepřítele: { $target }. Uvolní místo až o 1″?
fas-pick-shift = Uvolnit místo: { $distance }″, azimut { $angle }°
fas-pick-stay = Zůstat
fas-pick-slide = Přisunout do dotyku
fas-told-shift = { $unit } uvolňuje místo
fas-told-slid = { $unit } se přisouvá ke stavbě
fas-told-turned = { $unit } se obrací ke zteči
fas-formation-centre = Obrat ke zteči na střed boku

fas-ask-last-man = { $unit } musí opustit stavbu: ustoupit, nebo zůstat do posledního muže za 1 BD?
fas-ask-out = { $unit } je vytlačena ven: kudy opustí stavbu?
fas-pick-out = { $x }, { $y }, natočení { $heading }°, { $ref ->
    [3] zády
   *[1] čelem
 } ke stavbě
fas-told-out = { $unit } je vytlačena ze stavby
fas-ask-way-back = { $unit } musí ustoupit o { $distance }″: kudy?
fas-pick-way-back = { $distance }″ { $heading }
fas-told-way-back = { $unit } ustupuje o { $distance }″ { $heading }

fas-told-rode-on = { $unit } se prolamuje a stojí za nepřítelem
fas-told-followed = { $unit } jede za útočníkem, který ustoupil
fas-told-no-follow = { $unit } nemůže jet za útočníkem
fas-ask-turn = { $unit } se už nikoho nedotýká: jaký obrat?
fas-pick-turn = { $turn } kolem { $corner ->
    [FL] levého předního
    [FR] pravého předního
    [RL] levého zadního
   *[RR] pravého zadního
 } rohu
fas-pick-no-turn = Bez obratu
fas-pick-back = Přeskupit se o { $distance }″ { $heading }

fas-ask-aside = { $target } stojí na místě skupiny { $unit }: kam se skupina postaví?
fas-ask-shelter = { $unit } má být přejeta: na kterém místě u vlastní jednotky bude v bezpečí?
fas-told-place = { $unit } má nové místo
fas-ask-ruins = { $unit } teď stojí v ruinách: kde a kterým směrem?
fas-told-came-out = { $unit } vychází na ruiny

fas-bar-nobody-to-charge = žádná nepřátelská jednotka, na kterou by šlo zaútočit ztečí
fas-bar-militia = milice se ke zteči neodhodlala
fas-aim-middle = doprostřed hrany
fas-aim-left-corner = na levý roh hrany
fas-aim-right-corner = na pravý roh hrany
fas-aim-left = { $percent } % hrany vlevo od středu
fas-aim-right = { $percent } % hrany vpravo od středu
fas-aim-spot = na { $x }, { $y }
