# Co mówi plansza Tzolk’ina poza słowami samej gry.

## Amounts

tzolkin-board-resources = { $n ->
    [one] { $n } dowolny surowiec
    [few] { $n } dowolne surowce
    [many] { $n } dowolnych surowców
   *[other] { $n } dowolnego surowca
}
tzolkin-board-points = { $n } PZ
tzolkin-board-workers = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotnicy
    [many] { $n } robotników
   *[other] { $n } robotnika
}
tzolkin-board-up = { $n ->
    [one] { $n } stopień w górę
    [few] { $n } stopnie w górę
    [many] { $n } stopni w górę
   *[other] { $n } stopnia w górę
}{ $temple ->
    [any] {" "}w dowolnej świątyni
   *[other] {" "}({ $temple-name })
}
tzolkin-board-down = { $n ->
    [one] { $n } stopień w dół
    [few] { $n } stopnie w dół
    [many] { $n } stopni w dół
   *[other] { $n } stopnia w dół
} ({ $temple-name })
tzolkin-board-levels = { $n ->
    [one] { $n } poziom
    [few] { $n } poziomy
    [many] { $n } poziomów
   *[other] { $n } poziomu
}{ $track ->
    [technology] {" "}w dowolnej dziedzinie
   *[other] {" "}({ $track-name })
}
tzolkin-board-costs = Koszt:
tzolkin-board-gives = Zysk:
tzolkin-board-rules = Zobacz zasady

## The wheels

tzolkin-board-gears = Koła
tzolkin-board-zoom = Pokaż
tzolkin-board-all-gears = Wszystkie koła
tzolkin-board-space = { $gear-name }, pole { $space }
tzolkin-board-worker-on = Robotnik gracza { $player }: { $gear-name }, pole { $space }
tzolkin-board-neutral-on = Neutralny robotnik: { $gear-name }, pole { $space }
tzolkin-board-look-ahead = Obróć koła na próbę
tzolkin-board-in-days = { $n ->
    [0] dziś
    [one] za { $n } dzień
    [few] za { $n } dni
    [many] za { $n } dni
   *[other] za { $n } dnia
}
tzolkin-board-back-to-now = Wróć do dziś
tzolkin-board-do-nothing = Pole 0 nie ma akcji: koło musi najpierw przenieść robotnika dalej.
tzolkin-board-do-free = Pole akcji dowolnych: dowolna akcja tego koła, bez kukurydzy za pola wstecz.
tzolkin-board-do-fishing = Połów ryb. Zysk, kosze kukurydzy: { $n }.
tzolkin-board-do-harvest-corn = Zbiory w grupie pól { $group }: weź żeton Zbioru Kukurydzy. Zysk, kosze kukurydzy: { $corn }.
tzolkin-board-do-harvest = Zbiory w grupie pól { $group }: weź żeton Wycinki Drzew (bale drewna: { $wood }) albo odkryty żeton Zbioru Kukurydzy (kosze kukurydzy: { $corn }). Wypalając las, od razu odkrywasz kukurydzę pod żetonem drzew i gniewasz bogów.
tzolkin-board-do-gain = Z banku: { $goods }.
tzolkin-board-do-tikal-1 = Rozwiń jedną dziedzinę o jeden poziom, płacąc za to.
tzolkin-board-do-tikal-2 = Wznieś jeden budynek, płacąc jego koszt surowcami.
tzolkin-board-do-tikal-3 = Rozwiń dziedziny o jeden lub dwa poziomy, płacąc za każdy.
tzolkin-board-do-tikal-4 = Wznieś jeden lub dwa budynki albo jeden monument.
tzolkin-board-do-tikal-5 = Zapłać 1 dowolny surowiec, aby wejść o jeden stopień wyżej w dwóch różnych świątyniach.
tzolkin-board-do-uxmal-1 = Wejdź o jeden stopień wyżej w dowolnej świątyni. Koszt, kosze kukurydzy: { $temple }.
tzolkin-board-do-uxmal-2 = Rynek: wymieniaj kukurydzę i surowce dowolną liczbę razy. Wartość w koszach kukurydzy: drewno { $wood }, kamień { $stone }, złoto { $gold }.
tzolkin-board-do-uxmal-3 = Weź z banku jeszcze jednego swojego robotnika.
tzolkin-board-do-uxmal-4 = Wznieś jeden budynek za kukurydzę. Kosze kukurydzy zamiast każdego surowca: { $resource }.
tzolkin-board-do-uxmal-5 = Wykonaj dowolną akcję Palenque, Yaxchilan, Tikal lub Uxmal. Koszt, kosze kukurydzy: { $fee }.
tzolkin-board-do-sacred = Ofiaruj kryształową czaszkę: zdobądź { $n } PZ i wejdź o jeden stopień wyżej ({ $temple-name }){ $resource ->
    [yes] , otrzymaj też 1 dowolny surowiec
   *[no] {""}
}. Tylko raz w grze.
tzolkin-board-sacred-used = Tę czaszkę ofiaruje { $player }.

## The calendar

tzolkin-board-round = { $round ->
    [0] Przygotowanie gry
   *[other] Runda { $round } · Epoka { $age }
}
tzolkin-board-days-to-food-day = { $n ->
    [0] dziś Dzień Żywienia
    [one] dzień do Dnia Żywienia
    [few] dni do Dnia Żywienia
    [many] dni do Dnia Żywienia
   *[other] dnia do Dnia Żywienia
}
tzolkin-board-reward-goods = łaski: zasoby
tzolkin-board-reward-points = łaski: punkty
tzolkin-board-no-food-day = Nie ma już Dni Żywienia
tzolkin-board-advance-days = { $n ->
    [one] Przestaw kalendarz o { $n } dzień
    [few] Przestaw kalendarz o { $n } dni
    [many] Przestaw kalendarz o { $n } dni
   *[other] Przestaw kalendarz o { $n } dnia
}
tzolkin-board-first-player-about = Robotnik na tym polu pod koniec twojej tury zabiera kukurydzę z kalendarza, daje ci znacznik pierwszego gracza i może pozwolić przestawić kalendarz o dwa dni.
tzolkin-board-first-player-taken = Stoi tu robotnik gracza { $player }.
tzolkin-board-tooth-corn = Kukurydza na kalendarzu: { $n }.
tzolkin-board-first-player = Pierwszy gracz

## The jungle

tzolkin-board-fields = Pola Palenque, grupa { $group }
tzolkin-board-fields-about = Odkryte żetony Zbioru Kukurydzy: { $open }. Pod drzewami: { $covered }.

## Temples and technologies

tzolkin-board-temples = Świątynie
tzolkin-board-temples-goods = Najbliższy Dzień Żywienia: każdy otrzymuje zasoby ze swojego stopnia i ze wszystkich niższych.
tzolkin-board-temples-points = Najbliższy Dzień Żywienia: każdy punktuje swój stopień, a najwyższy w świątyni także bonus nad nią.
tzolkin-board-highest = Najwyższa pozycja: { $first } PZ na koniec epoki 1, { $second } PZ na koniec epoki 2. Przy remisie każdy zdobywa połowę.
tzolkin-board-step = { $temple-name }, stopień { $step }: { $n } PZ{ $good ->
    [none] {""}
   *[other] , { $good-name }
}
tzolkin-board-step-players = Tutaj: { $players }
tzolkin-board-technologies = Rozwój
tzolkin-board-level = { $track-name }, poziom { $level }
tzolkin-board-beyond = { $track-name }, dalej niż poziom 3

## Buildings and monuments

tzolkin-board-buildings = Budynki
tzolkin-board-stack = epoka { $age }, w stosie: { $n }
tzolkin-board-monuments = Monumenty
tzolkin-board-gap = Wolne miejsce
tzolkin-board-building-type = Budynek: { $type-name }
tzolkin-board-monument-type = Monument: { $type-name }

## Players

tzolkin-board-players = Pozostali gracze
tzolkin-board-own = Twoja plansza
tzolkin-board-stock = { $good-name }: { $n }
tzolkin-board-workers-in-play = Robotnicy w grze: { $n }, wolni: { $free }
tzolkin-board-harvest-tiles = Żetony Urodzaju: kukurydza { $corn }, drzewa { $wood }
tzolkin-board-light = Plansza jasną stroną ku górze: przywilej przyspieszenia kalendarza jest do użycia
tzolkin-board-dark = Plansza ciemną stroną ku górze: przywilej wraca na szczytowym stopniu świątyni
tzolkin-board-food = Kukurydza na najbliższy Dzień Żywienia: { $need }; w posiadaniu: { $corn }
tzolkin-board-food-about = Robotnicy do wyżywienia: { $n }, kukurydza dla każdego: { $each }.
tzolkin-board-unfed = Na razie niewyżywieni: { $n }, czyli { $points } PZ.

## Starting wealth

tzolkin-board-wealth = Dobra początkowe. Płytki do zatrzymania: { $n }
tzolkin-board-wealth-about = Do wyboru zostało: { $n }. Wszyscy odkrywają płytki jednocześnie.
tzolkin-board-wealth-waits = Trwa wybór pozostałych graczy.
