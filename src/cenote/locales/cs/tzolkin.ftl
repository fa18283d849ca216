# Tzolk'in: everything of the game that is told in words. docs/words.md says how the keys are made.

tzolkin-title = Tzolk'in: Mayský kalendář

## Goods, gears, temples, technologies

tzolkin-corn = kukuřice
tzolkin-wood = dřevo
tzolkin-stone = kámen
tzolkin-gold = zlato
tzolkin-skull = křišťálová lebka
tzolkin-palenque = Palenque
tzolkin-yaxchilan = Yaxchilan
tzolkin-tikal = Tikal
tzolkin-uxmal = Uxmal
tzolkin-chichen-itza = Chichen Itza
tzolkin-first = pozice „začínající hráč“
tzolkin-chaac = Chaac
tzolkin-quetzalcoatl = Quetzalcóatl
tzolkin-kukulkan = Kukulkan
tzolkin-agriculture = Zemědělství
tzolkin-agriculture-text = Úroveň 1: o 1 kukuřici více z každé sklizně kukuřice. Úroveň 2: o 1 kukuřici více z rybaření a kukuřici smíte sklízet i tam, kde není vidět žádná její destička. Úroveň 3: o 3 kukuřice více z každé sklizně místo o 1. Dále: 1 stupeň výše na libovolném chrámu.
tzolkin-extraction = Dobývání surovin
tzolkin-extraction-text = O 1 více té suroviny, kterou dává akce Palenque nebo Yaxchilanu: od úrovně 1 dřevo, od úrovně 2 kámen, od úrovně 3 zlato. Dále: 2 libovolné suroviny.
tzolkin-architecture = Architektura
tzolkin-architecture-text = Za každou budovu: od úrovně 1 získáte 1 kukuřici, od úrovně 2 také 2 VB a od úrovně 3 platíte o 1 surovinu méně, nebo o 2 kukuřice méně, když platíte kukuřicí. Dále: 3 VB.
tzolkin-theology = Teologie
tzolkin-theology-text = Od úrovně 1 smí dělník z kola Chichen Itza provést akci následující pozice. Od úrovně 2 můžete po akci tohoto kola zaplatit 1 surovinu a postoupit o 1 stupeň výše na libovolném chrámu. Od úrovně 3 dává akce 4 Yaxchilanu druhou lebku. Dále: 1 křišťálová lebka.
tzolkin-farm = farma
tzolkin-civic = správní budova
tzolkin-tomb = hrobka
tzolkin-shrine = svatyně

# How many of a good, as in "gains 3 corn".
tzolkin-amount = { $good ->
    [corn] { $n ->
        [one] { $n } kukuřice
        [few] { $n } kukuřice
        [many] { $n } kukuřice
       *[other] { $n } kukuřic
    }
    [wood] { $n ->
        [one] { $n } kostička dřeva
        [few] { $n } kostičky dřeva
        [many] { $n } kostičky dřeva
       *[other] { $n } kostiček dřeva
    }
    [stone] { $n ->
        [one] { $n } kostička kamene
        [few] { $n } kostičky kamene
        [many] { $n } kostičky kamene
       *[other] { $n } kostiček kamene
    }
    [gold] { $n ->
        [one] { $n } kostička zlata
        [few] { $n } kostičky zlata
        [many] { $n } kostičky zlata
       *[other] { $n } kostiček zlata
    }
   *[skull] { $n ->
        [one] { $n } křišťálová lebka
        [few] { $n } křišťálové lebky
        [many] { $n } křišťálové lebky
       *[other] { $n } křišťálových lebek
    }
}

## Buildings: names and what they do

tzolkin-a1f1 = Farma (1 dělník)
tzolkin-a1f1-text = Ve dnech výživy 1 váš dělník nepotřebuje kukuřici.
tzolkin-a1f2 = Farma (1 dělník)
tzolkin-a1f2-text = Ve dnech výživy 1 váš dělník nepotřebuje kukuřici.
tzolkin-a1f3 = Farma (1 dělník)
tzolkin-a1f3-text = Ve dnech výživy 1 váš dělník nepotřebuje kukuřici.
tzolkin-a1f4 = Farma (o 1 kukuřici méně)
tzolkin-a1f4-text = Ve dnech výživy každý váš dělník potřebuje o 1 kukuřici méně.
tzolkin-a1f5 = Farma (o 1 kukuřici méně)
tzolkin-a1f5-text = Ve dnech výživy každý váš dělník potřebuje o 1 kukuřici méně.
tzolkin-a1c1 = Správní budova (Zemědělství)
tzolkin-a1c1-text = Postupte zdarma o 1 úroveň v technologii Zemědělství.
tzolkin-a1c2 = Správní budova (Zemědělství, 1 kostička kamene)
tzolkin-a1c2-text = Postupte zdarma o 1 úroveň v technologii Zemědělství; vezměte si 1 kostičku kamene.
tzolkin-a1c3 = Správní budova (Dobývání surovin, 1 kukuřice)
tzolkin-a1c3-text = Postupte zdarma o 1 úroveň v technologii Dobývání surovin; vezměte si 1 kukuřici.
tzolkin-a1c4 = Správní budova (Dobývání surovin, 1 kostička zlata)
tzolkin-a1c4-text = Postupte zdarma o 1 úroveň v technologii Dobývání surovin; vezměte si 1 kostičku zlata.
tzolkin-a1t1 = Hrobka (Chaac, Quetzalcóatl)
tzolkin-a1t1-text = Postupte o 1 stupeň výše na chrámech bohů Chaaca a Quetzalcóatla.
tzolkin-a1t2 = Hrobka (Chaac, Kukulkan)
tzolkin-a1t2-text = Postupte o 1 stupeň výše na chrámech bohů Chaaca a Kukulkana.
tzolkin-a1t3 = Hrobka (libovolný chrám, budova)
tzolkin-a1t3-text = Postupte o 1 stupeň výše na libovolném chrámu; můžete postavit budovu za suroviny.
tzolkin-a1s1 = Svatyně (Architektura)
tzolkin-a1s1-text = Postupte zdarma o 1 úroveň v technologii Architektura.
tzolkin-a1s2 = Svatyně (Teologie, Kukulkan)
tzolkin-a1s2-text = Postupte zdarma o 1 úroveň v technologii Teologie; postupte o 1 stupeň výše na chrámu boha Kukulkana.
tzolkin-a2f1 = Farma (3 dělníci)
tzolkin-a2f1-text = Ve dnech výživy 3 vaši dělníci nepotřebují kukuřici.
tzolkin-a2f2 = Farma (3 dělníci)
tzolkin-a2f2-text = Ve dnech výživy 3 vaši dělníci nepotřebují kukuřici.
tzolkin-a2f3 = Farma (3 dělníci)
tzolkin-a2f3-text = Ve dnech výživy 3 vaši dělníci nepotřebují kukuřici.
tzolkin-a2c1 = Správní budova (libovolná technologie, 1 kostička kamene)
tzolkin-a2c1-text = Postupte zdarma o 1 úroveň v libovolné technologii; vezměte si 1 kostičku kamene.
tzolkin-a2c2 = Správní budova (libovolná technologie, 1 kostička zlata)
tzolkin-a2c2-text = Postupte zdarma o 1 úroveň v libovolné technologii; vezměte si 1 kostičku zlata.
tzolkin-a2c3 = Správní budova (libovolná technologie, 6 kukuřic)
tzolkin-a2c3-text = Postupte zdarma o 1 úroveň v libovolné technologii; vezměte si 6 kukuřic.
tzolkin-a2c4 = Správní budova (libovolná technologie, 1 křišťálová lebka)
tzolkin-a2c4-text = Postupte zdarma o 1 úroveň v libovolné technologii; vezměte si 1 křišťálovou lebku.
tzolkin-a2t1 = Hrobka (trh, 6 VB)
tzolkin-a2t1-text = Můžete vyměňovat kukuřici a suroviny na trhu; získejte 6 VB.
tzolkin-a2t2 = Hrobka (dělník, 6 VB)
tzolkin-a2t2-text = Vezměte si dělníka ze zásoby; získejte 6 VB.
tzolkin-a2t3 = Hrobka (8 VB)
tzolkin-a2t3-text = Získejte 8 VB.
tzolkin-a2t4 = Hrobka (akce, 2 VB)
tzolkin-a2t4-text = Za 1 kukuřici můžete provést libovolnou z akcí 1 až 5 kola Palenque, Yaxchilan, Tikal nebo Uxmal; získejte 2 VB.
tzolkin-a2t5 = Hrobka (Chaac, Quetzalcóatl, Kukulkan, 3 VB)
tzolkin-a2t5-text = Postupte o 1 stupeň výše na chrámech bohů Chaaca, Quetzalcóatla a Kukulkana; získejte 3 VB.
tzolkin-a2s1 = Svatyně (Chaac +2, 2 VB)
tzolkin-a2s1-text = Postupte o 2 stupně výše na chrámu boha Chaaca; získejte 2 VB.
tzolkin-a2s2 = Svatyně (Kukulkan +2, 3 VB)
tzolkin-a2s2-text = Postupte o 2 stupně výše na chrámu boha Kukulkana; získejte 3 VB.
tzolkin-a2s3 = Svatyně (Quetzalcóatl +2, 4 VB)
tzolkin-a2s3-text = Postupte o 2 stupně výše na chrámu boha Quetzalcóatla; získejte 4 VB.
tzolkin-a2s4 = Svatyně (Architektura, 3 VB)
tzolkin-a2s4-text = Postupte zdarma o 1 úroveň v technologii Architektura; získejte 3 VB.
tzolkin-a2s5 = Svatyně (Teologie, Chaac, Kukulkan)
tzolkin-a2s5-text = Postupte zdarma o 1 úroveň v technologii Teologie; postupte o 1 stupeň výše na chrámech bohů Chaaca a Kukulkana.
tzolkin-a2s6 = Svatyně (2× libovolná technologie)
tzolkin-a2s6-text = Postupte zdarma celkem o 2 úrovně v libovolných technologiích.

## Monuments

tzolkin-mon-tombs = Monument (hrobky)
tzolkin-mon-tombs-text = Na konci hry 4 VB za každou vaši hrobku, včetně monumentů s tímto rámečkem.
tzolkin-mon-civics = Monument (správní budovy)
tzolkin-mon-civics-text = Na konci hry 4 VB za každou vaši správní budovu, včetně monumentů s tímto rámečkem.
tzolkin-mon-shrines = Monument (svatyně)
tzolkin-mon-shrines-text = Na konci hry 4 VB za každou vaši svatyni, včetně monumentů s tímto rámečkem.
tzolkin-mon-all-built = Monument (všechny stavby)
tzolkin-mon-all-built-text = Na konci hry 2 VB za každou vaši budovu a každý váš monument.
tzolkin-mon-workers = Monument (dělníci)
tzolkin-mon-workers-text = Na konci hry 6, 12 nebo 18 VB, máte-li ve hře 4, 5 nebo 6 dělníků.
tzolkin-mon-best-temple = Monument (nejlepší chrám)
tzolkin-mon-best-temple-text = Na konci hry 3 VB za každý stupeň nad výchozím stupněm na vašem nejlepším chrámu.
tzolkin-mon-every-monument = Monument (všechny monumenty)
tzolkin-mon-every-monument-text = Na konci hry 6, 5 nebo 4 VB (při 2, 3 nebo 4 hráčích) za každý monument, který kdokoli postavil.
tzolkin-mon-tech-levels = Monument (úrovně technologií)
tzolkin-mon-tech-levels-text = Na konci hry 3 VB za každou vaši úroveň technologií.
tzolkin-mon-temple-vp = Monument (chrámy podruhé)
tzolkin-mon-temple-vp-text = Na konci hry získejte ještě jednou VB za své stupně na chrámech, bez prémií za nejvyšší pozici.
tzolkin-mon-corn-tiles = Monument (destičky kukuřice)
tzolkin-mon-corn-tiles-text = Na konci hry 4 VB za každou vaši destičku úrody kukuřice.
tzolkin-mon-wood-tiles = Monument (destičky dřeva)
tzolkin-mon-wood-tiles-text = Na konci hry 4 VB za každou vaši destičku těžby dřeva.
tzolkin-mon-tech-maxed = Monument (dokončené technologie)
tzolkin-mon-tech-maxed-text = Na konci hry 9, 20 nebo 33 VB, máte-li na úrovni 3 technologií 1, 2 nebo alespoň 3.
tzolkin-mon-skulls = Monument (lebky)
tzolkin-mon-skulls-text = Na konci hry 3 VB za každou křišťálovou lebku na kole Chichen Itza, ať ji obětoval kdokoli.

## Starting wealth tiles, called by the space that is printed on them

tzolkin-pal1 = Palenque 1
tzolkin-pal1-text = Vezměte si 3 kukuřice; postupte o 1 stupeň výše na chrámu boha Quetzalcóatla; postupte zdarma o 1 úroveň v technologii Zemědělství.
tzolkin-pal3 = Palenque 3
tzolkin-pal3-text = Vezměte si 5 kukuřic a 1 kostičku zlata; postupte o 1 stupeň výše na chrámu boha Quetzalcóatla.
tzolkin-pal5 = Palenque 5
tzolkin-pal5-text = Vezměte si 1 kostičku kamene a 1 kostičku zlata; postupte zdarma o 1 úroveň v technologii Zemědělství.
tzolkin-pal7 = Palenque 7
tzolkin-pal7-text = Vezměte si 9 kukuřic a 1 kostičku kamene.
tzolkin-yax1 = Yaxchilan 1
tzolkin-yax1-text = Vezměte si 1 kostičku dřeva; postupte o 1 stupeň výše na chrámu boha Kukulkana; postupte zdarma o 1 úroveň v technologii Dobývání surovin.
tzolkin-yax3 = Yaxchilan 3
tzolkin-yax3-text = Vezměte si 2 kukuřice a 2 kostičky dřeva; postupte o 1 stupeň výše na chrámu boha Kukulkana.
tzolkin-yax5 = Yaxchilan 5
tzolkin-yax5-text = Vezměte si 4 kukuřice a 1 kostičku dřeva; postupte zdarma o 1 úroveň v technologii Dobývání surovin.
tzolkin-yax7 = Yaxchilan 7
tzolkin-yax7-text = Vezměte si 3 kukuřice, 2 kostičky dřeva a 1 kostičku kamene.
tzolkin-tik1 = Tikal 1
tzolkin-tik1-text = Vezměte si 2 kukuřice; postupte o 1 stupeň výše na chrámu boha Chaaca; postupte zdarma o 1 úroveň v technologii Architektura.
tzolkin-tik3 = Tikal 3
tzolkin-tik3-text = Vezměte si 6 kukuřic a 2 kostičky kamene.
tzolkin-tik5 = Tikal 5
tzolkin-tik5-text = Vezměte si 3 kukuřice a 1 kostičku zlata; postupte zdarma o 1 úroveň v technologii Architektura.
tzolkin-tik7 = Tikal 7
tzolkin-tik7-text = Vezměte si 6 kukuřic, 1 kostičku dřeva a 1 kostičku kamene.
tzolkin-uxm1 = Uxmal 1
tzolkin-uxm1-text = Vezměte si 5 kukuřic a 1 kostičku kamene; postupte o 1 stupeň výše na chrámu boha Chaaca.
tzolkin-uxm3 = Uxmal 3
tzolkin-uxm3-text = Vezměte si 3 kukuřice a 1 kostičku dřeva; ve dnech výživy 1 váš dělník nepotřebuje kukuřici.
tzolkin-uxm5 = Uxmal 5
tzolkin-uxm5-text = Vezměte si dělníka ze zásoby.
tzolkin-uxm7 = Uxmal 7
tzolkin-uxm7-text = Vezměte si 8 kukuřic a 1 kostičku zlata.
tzolkin-chi0 = Chichen Itza 0
tzolkin-chi0-text = Vezměte si 4 kukuřice, 1 kostičku dřeva a 1 křišťálovou lebku.
tzolkin-chi3 = Chichen Itza 3
tzolkin-chi3-text = Vezměte si 5 kukuřic a 1 kostičku kamene; postupte zdarma o 1 úroveň v technologii Teologie.
tzolkin-chi5 = Chichen Itza 5
tzolkin-chi5-text = Vezměte si 4 kukuřice a 3 kostičky dřeva.
tzolkin-chi7 = Chichen Itza 7
tzolkin-chi7-text = Vezměte si 2 kukuřice a 2 kostičky dřeva; postupte zdarma o 1 úroveň v technologii Teologie.
tzolkin-chi10 = Chichen Itza 10
tzolkin-chi10-text = Vezměte si 7 kukuřic a 2 kostičky dřeva.

## Moves: labels of buttons

tzolkin-move-end = Ukončit tah
tzolkin-move-done = Hotovo
tzolkin-move-nothing = Bez akce
tzolkin-move-beg = Žebrat
tzolkin-move-place = { $a ->
    [first] Začínající hráč
   *[other] Umístit: { $an }
}
tzolkin-move-pick = Stáhnout: { $an } { $b }
tzolkin-move-do = Akce { $a }
tzolkin-move-use = { $an } { $b }
tzolkin-move-harvest = { $a ->
    [wood] Vytěžit dřevo
    [corn] Sklidit kukuřici
    [burn] Vypálit les
   *[no_tile] Bez destičky
}
tzolkin-move-climb = { $b ->
    [none] Výše: { $an }
   *[other] Výše: { $an }, { $bn }
}
tzolkin-move-anger = Níže: { $an }
tzolkin-move-advance = { $an }
tzolkin-move-pay = Zaplatit: { $an }
tzolkin-move-take = Vzít si: { $an }
tzolkin-move-discount = Ušetřit: { $an }
tzolkin-move-architecture = { $a ->
    [use] Použít teď
   *[save] Ponechat si
}
tzolkin-move-build = Postavit: { $an }
tzolkin-move-sell = Prodat: { $an }
tzolkin-move-buy = Koupit: { $an }
tzolkin-move-days = { $a ->
    [one] Posunout o { $a } zub
    [few] Posunout o { $a } zuby
    [many] Posunout o { $a } zubu
   *[other] Posunout o { $a } zubů
}
tzolkin-move-keep = Ponechat si: { $an }

## Questions: what is being decided

tzolkin-ask-keep = Ponechte si 2 destičky počátečního jmění
tzolkin-ask-start = Umístěte dělníky, nebo stáhněte dělníky
tzolkin-ask-place = Umístěte dalšího dělníka, nebo ukončete tah
tzolkin-ask-pick = Stáhněte dalšího dělníka, nebo ukončete tah
tzolkin-ask-end = Ukončete tah
tzolkin-ask-days = O kolik se posune kalendář?
tzolkin-ask-action = Váš dělník z pozice { $gear-name } { $space }: která akce?
tzolkin-ask-use = Kterou akci jiného kola provedete?
tzolkin-ask-harvest = Pole akce { $group }: co sklidíte?
tzolkin-ask-climb = { $steps ->
    [1] Na kterém chrámu postoupíte výše?
   *[other] Na kterém chrámu postoupíte výše? Zbývající stupně: { $steps }
}
tzolkin-ask-two-temples = Vyberte dva chrámy a na každém postupte o 1 stupeň výše
tzolkin-ask-anger = Bohové se hněvají: na kterém chrámu sestoupíte?
tzolkin-ask-advance = { $times ->
    [1] V které technologii postoupíte a zaplatíte za to?
   *[other] V které technologii postoupíte a zaplatíte za to? Zbývající úrovně: { $times }
}
tzolkin-ask-learn = { $times ->
    [1] V které technologii postoupíte zdarma?
   *[other] V které technologii postoupíte zdarma? Zbývající úrovně: { $times }
}
tzolkin-ask-pay = Kterou surovinou zaplatíte? Zbývá zaplatit: { $blocks }
tzolkin-ask-take = Kterou surovinu si vezmete? Zbývá vzít: { $blocks }
tzolkin-ask-build = { $how ->
    [first_of_two] Postavte až dvě budovy, nebo jeden monument
    [second] Postavíte druhou budovu?
    [with_corn] Postavte budovu za kukuřici
   *[one] Postavte budovu
}
tzolkin-ask-architecture = Použijete Architekturu na tuto budovu, nebo si ji ponecháte na druhou?
tzolkin-ask-discount = Architektura: kterou surovinu nezaplatíte?
tzolkin-ask-market = Trh: vyměňujte kukuřici a suroviny
tzolkin-ask-devotion = Teologie: zaplatíte surovinu za 1 stupeň výše na libovolném chrámu?

## Events: lines of the log

tzolkin-event-keep = { $player } si ponechává destičku počátečního jmění: { $tile-name }
tzolkin-event-beg = { $player } žebrá o kukuřici
tzolkin-event-anger = { $player } hněvá bohy: { $temple-name }, −1
tzolkin-event-place = { $gear ->
    [first] { $player } umisťuje dělníka na pozici „začínající hráč“
   *[other] { $player } umisťuje dělníka: { $gear-name } { $space }
}
tzolkin-event-mercy = { $player } se dočká slitování bohů a platí tolik kukuřice, kolik má
tzolkin-event-pick = { $player } stahuje dělníka: { $gear-name } { $space }
tzolkin-event-act = { $player } provádí akci: { $gear-name } { $action }
tzolkin-event-gain = { $player } získává: { tzolkin-amount }
tzolkin-event-pay = { $player } platí: { tzolkin-amount }
tzolkin-event-climb = { $player } postupuje výše: { $temple-name }, stupeň { $step }
tzolkin-event-no-step = { $player } nemůže postoupit výše: { $temple-name }
tzolkin-event-level = { $player } postupuje v technologii: { $track-name }, úroveň { $level }
tzolkin-event-bonus = { $player } získává jednorázový bonus: { $track-name }
tzolkin-event-worker = { $player } si bere dělníka ze zásoby; ve hře: { $workers }
tzolkin-event-harvest = { $what ->
    [wood] { $player } těží dřevo (pole { $group })
    [corn] { $player } sklízí kukuřici (pole { $group })
    [burn] { $player } vypaluje les (pole { $group })
   *[no_tile] { $player } sklízí kukuřici bez destičky (pole { $group })
}
tzolkin-event-build = { $player } staví: { $tile-name }
tzolkin-event-reveal = Nově v nabídce budov: { $tile-name }
tzolkin-event-light-side = { $player } znovu získává privilegium: destička hráče leží světlou stranou navrch
tzolkin-event-tooth-corn = Nashromážděná kukuřice: { $corn }
tzolkin-event-food-day = { $number ->
    [1] Den výživy 1: uprostřed první epochy
    [2] Den výživy 2: konec první epochy
    [3] Den výživy 3: uprostřed druhé epochy
   *[other] Den výživy { $number }: konec druhé epochy
}
tzolkin-event-fed = { $unfed ->
    [0] { $player } živí všechny dělníky: { $fed }
   *[other] { $player } živí dělníky: { $fed }; nevyživení: { $unfed }
}
tzolkin-event-new-age = Začíná druhá epocha
tzolkin-event-days = { $n ->
    [one] Kalendář se posouvá o { $n } zub
    [few] Kalendář se posouvá o { $n } zuby
    [many] Kalendář se posouvá o { $n } zubu
   *[other] Kalendář se posouvá o { $n } zubů
}
tzolkin-event-pushed-off = { $player }: dělník je vytlačen z kola ({ $gear-name })
tzolkin-event-first-player = { $player } získává žeton začínajícího hráče
tzolkin-event-points = { $of ->
    [none] { $player }: { $points } VB – { $source-name }
   *[other] { $source ->
        [chichen_itza] { $player }: { $points } VB – { $source-name } { $of }
        [buildings] { $player }: { $points } VB – { $of-name }
        [monuments] { $player }: { $points } VB – { $of-name }
       *[other] { $player }: { $points } VB – { $source-name }, { $of-name }
    }
}
tzolkin-event-offer = { $player } obětuje křišťálovou lebku: akce { $action }

## Reasons: why a move is not possible

tzolkin-reason-no-passing = Tah nelze vynechat: umístěte nebo stáhněte aspoň jednoho dělníka
tzolkin-reason-too-late = Pozdě: žebrat lze jen na začátku tahu
tzolkin-reason-all-bottom = Jste na nejnižším stupni všech chrámů, takže bohy už více rozhněvat nemůžete
tzolkin-reason-too-much-corn = Žebrat lze nejvýše s tímto počtem kukuřic: { $most }; máte: { $have }
tzolkin-reason-no-mixing = V jednom tahu nelze umisťovat i stahovat dělníky
tzolkin-reason-mercy-places-one = Slitování bohů platí jen pro jednoho dělníka
tzolkin-reason-no-worker-available = Nemáte v ruce žádného dělníka
tzolkin-reason-space-taken = Pozice „začínající hráč“ je obsazená
tzolkin-reason-gear-full = Na tomto kole není volná pozice
tzolkin-reason-must-beg = Nejprve musíte žebrat o kukuřici
tzolkin-reason-not-enough = { $what ->
    [corn] Nedostatek kukuřice: potřeba { $need }, máte { $have }
    [wood] Nedostatek dřeva: potřeba { $need }, máte { $have }
    [stone] Nedostatek kamene: potřeba { $need }, máte { $have }
    [gold] Nedostatek zlata: potřeba { $need }, máte { $have }
    [skull] Nedostatek křišťálových lebek: potřeba { $need }, máte { $have }
   *[resource] Nedostatek surovin: potřeba { $need }, máte { $have }
}
tzolkin-reason-no-worker-there = Nestojí tam žádný váš dělník
tzolkin-reason-no-such-action = Toto kolo takovou akci nemá
tzolkin-reason-too-far-ahead = Tak daleko váš dělník nedošel: dostupné jsou jen nižší akce, za 1 kukuřici na každý krok zpět
tzolkin-reason-nothing-to-harvest = Na těchto polích nemáte co sklidit
tzolkin-reason-no-skulls = Nezbyly žádné křišťálové lebky
tzolkin-reason-slot-filled = Tato akce už byla využita: každou lze provést jen jednou za partii
tzolkin-reason-no-worker-in-bank = Všichni vaši dělníci už jsou ve hře: { $most }
tzolkin-reason-cannot-afford = Nemůžete to zaplatit
tzolkin-reason-corn-under-wood = Všechna kukuřice těchto polí leží ještě pod dřevem
tzolkin-reason-corn-is-visible = Na těchto polích je vidět destička kukuřice: nejprve si vezměte ji
tzolkin-reason-technology-too-low = Je potřeba úroveň: { $technology-name } { $level }
tzolkin-reason-already-bottom = Na tomto chrámu už jste na nejnižším stupni
tzolkin-reason-take-back-first = Na pořadí nezáleží, proto je pevně dané: chcete-li vybrat toto, vezměte poslední volbu zpět
tzolkin-reason-another-first = Na pořadí nezáleží, proto je pevně dané: nejprve vyberte něco jiného
tzolkin-reason-not-in-the-cost = Tato surovina k ceně nepatří
tzolkin-reason-not-on-offer = Tato destička není v nabídce
tzolkin-reason-no-monument-here = Monumenty se stavějí jen akcí 4 Tikalu, a to místo budov
tzolkin-reason-just-sold = Tuto surovinu právě prodáváte
tzolkin-reason-already-kept = Tato destička už je vybraná
tzolkin-reason-not-among-your-tiles = Tato destička není mezi vašimi

## Where points come from

tzolkin-source-temples = Chrámy
tzolkin-source-chichen-itza = Chichen Itza
tzolkin-source-buildings = Budovy
tzolkin-source-monuments = Monumenty
tzolkin-source-skulls = Zbylé křišťálové lebky
tzolkin-source-corn = Zbylé zdroje
tzolkin-source-unfed = Nevyživení dělníci

## Options

tzolkin-option-burn-visible = Pálení vedle viditelné kukuřice
tzolkin-option-burn-visible-help = Smí se les vypálit, když je v téže skupině polí vidět destička kukuřice? Pravidla to nezakazují.
tzolkin-option-burn-visible-true = povoleno
tzolkin-option-burn-visible-false = zakázáno
