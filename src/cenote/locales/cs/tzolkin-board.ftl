# Co říká herní plán Tzolk'inu kromě slov samotné hry.

## Amounts

tzolkin-board-resources = { $n ->
    [one] { $n } libovolná surovina
    [few] { $n } libovolné suroviny
    [many] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
}
tzolkin-board-points = { $n } VB
tzolkin-board-workers = { $n ->
    [one] { $n } dělník
    [few] { $n } dělníci
    [many] { $n } dělníka
   *[other] { $n } dělníků
}
tzolkin-board-up = { $n ->
    [one] { $n } stupeň výše
    [few] { $n } stupně výše
    [many] { $n } stupně výše
   *[other] { $n } stupňů výše
}{ $temple ->
    [any] {" "}na libovolném chrámu
   *[other] {" "}({ $temple-name })
}
tzolkin-board-down = { $n ->
    [one] { $n } stupeň níže
    [few] { $n } stupně níže
    [many] { $n } stupně níže
   *[other] { $n } stupňů níže
} ({ $temple-name })
tzolkin-board-levels = { $n ->
    [one] { $n } úroveň
    [few] { $n } úrovně
    [many] { $n } úrovně
   *[other] { $n } úrovní
}{ $track ->
    [technology] {" "}v libovolné technologii
   *[other] {" "}({ $track-name })
}
tzolkin-board-costs = Náklady:
tzolkin-board-gives = Zisk:
tzolkin-board-rules = Viz pravidla

## The wheels

tzolkin-board-gears = Ozubená kola
tzolkin-board-zoom = Ukázat
tzolkin-board-all-gears = Všechna kola
tzolkin-board-space = { $gear-name }, pozice { $space }
tzolkin-board-worker-on = Dělník hráče { $player }: { $gear-name }, pozice { $space }
tzolkin-board-neutral-on = Blokující žeton: { $gear-name }, pozice { $space }
tzolkin-board-look-ahead = Otočit koly na zkoušku
tzolkin-board-in-days = { $n ->
    [0] dnes
    [one] za { $n } den
    [few] za { $n } dny
    [many] za { $n } dne
   *[other] za { $n } dní
}
tzolkin-board-back-to-now = Zpět k dnešku
tzolkin-board-do-nothing = Pozice 0 nemá akci: dělníka musí kolo nejprve posunout dál.
tzolkin-board-do-free = Pozice svobodné volby: libovolná akce tohoto kola bez kukuřice za kroky zpět.
tzolkin-board-do-fishing = Rybaření. Zisk kukuřice: { $n }.
tzolkin-board-do-harvest-corn = Sklizeň ve skupině polí { $group }: vezměte si destičku úrody kukuřice. Zisk kukuřice: { $corn }.
tzolkin-board-do-harvest = Sklizeň ve skupině polí { $group }: vezměte si destičku těžby dřeva (dřevo: { $wood }), nebo odkrytou destičku úrody kukuřice (kukuřice: { $corn }). Vypálením lesa se ihned dostanete ke kukuřici pod dřevem, ale rozhněváte bohy.
tzolkin-board-do-gain = Ze všeobecné zásoby: { $goods }.
tzolkin-board-do-tikal-1 = Postupte o jednu úroveň v jedné technologii a zaplaťte za to.
tzolkin-board-do-tikal-2 = Postavte jednu budovu a zaplaťte ji surovinami.
tzolkin-board-do-tikal-3 = Postupte v technologiích o jednu nebo dvě úrovně a za každou zaplaťte.
tzolkin-board-do-tikal-4 = Postavte jednu nebo dvě budovy, nebo jeden monument.
tzolkin-board-do-tikal-5 = Zaplaťte 1 libovolnou surovinu a postupte o jeden stupeň výše na dvou různých chrámech.
tzolkin-board-do-uxmal-1 = Postupte o jeden stupeň výše na libovolném chrámu. Cena v kukuřici: { $temple }.
tzolkin-board-do-uxmal-2 = Trh: vyměňujte kukuřici a suroviny, kolikrát chcete. Hodnota v kukuřici: dřevo { $wood }, kámen { $stone }, zlato { $gold }.
tzolkin-board-do-uxmal-3 = Vezměte si ze zásoby dalšího svého dělníka.
tzolkin-board-do-uxmal-4 = Postavte jednu budovu za kukuřici. Cena každé suroviny v kukuřici: { $resource }.
tzolkin-board-do-uxmal-5 = Proveďte libovolnou akci kola Palenque, Yaxchilan, Tikal nebo Uxmal. Cena v kukuřici: { $fee }.
tzolkin-board-do-sacred = Obětujte křišťálovou lebku: získáte { $n } VB a jeden stupeň výše ({ $temple-name }){ $resource ->
    [yes] , a navíc 1 libovolnou surovinu
   *[no] {""}
}. Jen jednou za hru.
tzolkin-board-sacred-used = Lebku zde obětuje { $player }.

## The calendar

tzolkin-board-round = { $round ->
    [0] Příprava hry
   *[other] { $round }. kolo · { $age }. epocha
}
tzolkin-board-days-to-food-day = { $n ->
    [0] dnes je den výživy
    [one] den do dne výživy
    [few] dny do dne výživy
    [many] dne do dne výživy
   *[other] dní do dne výživy
}
tzolkin-board-reward-goods = odměna: zdroje
tzolkin-board-reward-points = odměna: body
tzolkin-board-no-food-day = Všechny dny výživy již proběhly
tzolkin-board-advance-days = { $n ->
    [one] Posunout kalendář o { $n } zub
    [few] Posunout kalendář o { $n } zuby
    [many] Posunout kalendář o { $n } zubu
   *[other] Posunout kalendář o { $n } zubů
}
tzolkin-board-first-player-about = Dělník na této pozici vám na konci tahu přinese nashromážděnou kukuřici, dá vám žeton začínajícího hráče a někdy dovolí posunout kalendář o dva zuby.
tzolkin-board-first-player-taken = Stojí zde dělník hráče { $player }.
tzolkin-board-tooth-corn = Nashromážděná kukuřice: { $n }.
tzolkin-board-first-player = Začínající hráč

## The jungle

tzolkin-board-fields = Pole Palenque, skupina { $group }
tzolkin-board-fields-about = Odkryté destičky kukuřice: { $open }. Pod dřevem: { $covered }.

## Temples and technologies

tzolkin-board-temples = Chrámy
tzolkin-board-temples-goods = Příští den výživy: každý získá zdroje ze svého stupně i ze všech nižších.
tzolkin-board-temples-points = Příští den výživy: každý boduje svůj stupeň a nejvyšší v chrámu i prémii nad ním.
tzolkin-board-highest = Nejvyšší pozice: { $first } VB na konci první epochy, { $second } VB na konci druhé. Při shodě získá každý polovinu.
tzolkin-board-step = { $temple-name }, stupeň { $step }: { $n } VB{ $good ->
    [none] {""}
   *[other] , { $good-name }
}
tzolkin-board-step-players = Zde: { $players }
tzolkin-board-technologies = Technologie
tzolkin-board-level = { $track-name }, úroveň { $level }
tzolkin-board-beyond = { $track-name }, dále než úroveň 3

## Buildings and monuments

tzolkin-board-buildings = Budovy
tzolkin-board-stack = { $age }. epocha, ve sloupečku: { $n }
tzolkin-board-monuments = Monumenty
tzolkin-board-gap = Prázdné místo
tzolkin-board-building-type = Budova: { $type-name }
tzolkin-board-monument-type = Monument: { $type-name }

## Players

tzolkin-board-players = Ostatní hráči
tzolkin-board-own = Vaše destička
tzolkin-board-stock = { $good-name }: { $n }
tzolkin-board-workers-in-play = Dělníci ve hře: { $n }, v ruce: { $free }
tzolkin-board-harvest-tiles = Destičky sklizně: kukuřice { $corn }, dřevo { $wood }
tzolkin-board-light = Destička světlou stranou navrch: privilegium posunu o dva zuby lze využít
tzolkin-board-dark = Destička tmavou stranou navrch: privilegium se vrátí na nejvyšším stupni chrámu
tzolkin-board-food = Kukuřice na příští den výživy: { $need }; máte: { $corn }
tzolkin-board-food-about = Dělníci k vyživení: { $n }, kukuřice pro každého: { $each }.
tzolkin-board-unfed = Zatím nevyživení: { $n }, tedy { $points } VB.

## Starting wealth

tzolkin-board-wealth = Počáteční jmění. Destičky k ponechání: { $n }
tzolkin-board-wealth-about = Zbývá vybrat: { $n }. Všichni odkryjí destičky současně.
tzolkin-board-wealth-waits = Čeká se na výběr ostatních hráčů.
