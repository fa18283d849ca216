# The words on the board of Teotihuacan that aren't names of things: headings, tooltips, and what is read aloud.

## What changes: `cocoa: +3`
teotihuacan-board-change = { $what }: { $n }
teotihuacan-board-of-player = { $player }: { $said }
teotihuacan-board-free = za darmo
teotihuacan-board-costs = koszt: { $cost }
teotihuacan-board-costs-nothing = nic nie kosztuje
teotihuacan-board-ascension = Wstąpienie
teotihuacan-board-unlocking = odblokowanie
teotihuacan-board-workers = robotnik
teotihuacan-board-royal-tile = płytka Pałacu
teotihuacan-board-none = brak
teotihuacan-board-to-rules = Więcej w zasadach

## Action Boards
teotihuacan-board-about-palace = Odpraw tu Rytuał, by użyć jednej z trzech płytek Pałacu. Im silniejszy robotnik, tym więcej daje. Nie ma tu Akcji Głównej.
teotihuacan-board-about-forest = Akcja Główna daje drewno. Więcej robotników daje więcej; liczy się najsłabszy z nich. Rytuał daje stopień czerwonej Świątyni.
teotihuacan-board-about-stone-quarry = Akcja Główna daje kamień. Więcej robotników daje więcej; liczy się najsłabszy z nich. Rytuał daje stopień zielonej Świątyni.
teotihuacan-board-about-gold-deposits = Akcja Główna daje złoto. Więcej robotników daje więcej; liczy się najsłabszy z nich. Rytuał daje stopień niebieskiej Świątyni.
teotihuacan-board-about-alchemy = Akcja Główna pozwala pozyskać Technologię za złoto i daje stopień w Świątyni jej kolumny. Drugi rząd wymaga dwóch robotników albo jednego o sile 4 lub 5.
teotihuacan-board-about-nobles = Akcja Główna umieszcza Budynek za 2 drewna. Daje punkty i awans na torze Alei Umarłych, a pola Alei stają się mniej warte.
teotihuacan-board-about-decorations = Akcja Główna umieszcza płytkę Zdobienia za złoto. Im więcej robotników, tym taniej. Rytuał daje stopień dowolnej Świątyni.
teotihuacan-board-about-construction = Akcja Główna umieszcza płytkę Piramidy za każdego robotnika. Każda kosztuje kamień, a na wyższych poziomach także drewno.
teotihuacan-board-go-here = Idź tutaj
teotihuacan-board-leave-here = Tu bez robotnika
teotihuacan-board-not-here = Poza zasięgiem
teotihuacan-board-do-collect = Pozyskanie Kakao
teotihuacan-board-do-worship = Rytuał
teotihuacan-board-do-main = Akcja Główna
teotihuacan-board-worker = { $player }: robotnik o sile { $power }, { $board }
teotihuacan-board-locked-worker = { $player }: zablokowany robotnik o sile { $power }, { $board }
teotihuacan-board-neutral-worker = Neutralny robotnik, kolor { $n }
teotihuacan-board-worship-space = Pole Rytuału: { $what }
teotihuacan-board-taken-by = zajmuje: { $player }
teotihuacan-board-both = Jedno i drugie
teotihuacan-board-no-tile = Brak płytki Odkryć
teotihuacan-board-power-sign = S
teotihuacan-board-reward-grid = Nagrody
teotihuacan-board-reward-grid-text = Rząd to liczba twoich robotników tutaj, kolumna to siła najsłabszego z nich.
teotihuacan-board-lowest-power = najniższa siła { $power }
teotihuacan-board-workers-count = robotnicy: { $n }
teotihuacan-board-next-building = następne pole { $vp } PZ
teotihuacan-board-nobles-row-text = Dla Akcji Głównej z tyloma robotnikami: { $n }. Rząd zapełnia się od lewej.
teotihuacan-board-decoration-cost = Koszt w złocie według liczby robotników
teotihuacan-board-level = Poziom { $n }
teotihuacan-board-level-costs = Koszt i punkty według poziomów
teotihuacan-board-level-cost = kamień { $stone }, drewno { $wood }, { $vp } PZ
teotihuacan-board-stack-left = Zostało w stosie: { $n }
teotihuacan-board-owned-by = mają: { $names }
teotihuacan-board-used = wykorzystana

## The Pyramid
teotihuacan-board-pyramid = Piramida
teotihuacan-board-look-down-to = Do poziomu
teotihuacan-board-ground = Podłoże
teotihuacan-board-layers = Rozsuń
teotihuacan-board-targets = Dozwolone miejsca
teotihuacan-board-place = Poziom { $level }, rząd { $row }, kolumna { $column }
teotihuacan-board-up-to-points = do { $n } PZ
teotihuacan-board-side-space = { $side }, pole { $n }
teotihuacan-board-in-hand = Umieszczasz: { $tile }
teotihuacan-board-turn-it = Jak ją obrócić? Pasujące symbole są zakreślone.
teotihuacan-board-turned = Ćwierćobroty: { $n }
teotihuacan-board-matches = pasujące symbole: { $n }

## Temples and tracks
teotihuacan-board-temples = Świątynie
teotihuacan-board-temple-blue = Niebieska
teotihuacan-board-temple-red = Czerwona
teotihuacan-board-temple-green = Zielona
teotihuacan-board-temple-text = Każdy stopień daje swoją premię. Na głównym stopniu możesz zamiast niej pozyskać płytkę Odkryć. Płytka przed szczytem punktuje w ostatecznym Zaćmieniu; na najwyższym stopniu jest miejsce dla jednego znacznika i daje on { $top } PZ.
teotihuacan-board-start = Start
teotihuacan-board-step = Stopień { $n }
teotihuacan-board-avenue = Aleja Umarłych
teotihuacan-board-avenue-text = W Zaćmieniu każde pole jest warte tyle, ile najniższa widoczna liczba w rzędzie Budynków: teraz { $vp } PZ.
teotihuacan-board-per-space = za pole
teotihuacan-board-buildings-row = Rząd Budynków
teotihuacan-board-buildings-row-text = Zostało Budynków: { $n }. Znikają od lewej, a wartość Alei spada.
teotihuacan-board-pyramid-track = Tor Piramidy
teotihuacan-board-pyramid-track-text = W najbliższym Zaćmieniu każde pole jest warte { $vp } PZ, a prowadzenie dodatkowo { $lead } PZ. Potem wszyscy wracają na 0.

## The calendar
teotihuacan-board-calendar = Kalendarz
teotihuacan-board-calendar-text = Jasny znacznik przesuwa się po każdej rundzie i przy każdym Wstąpieniu. Gdy dotrze do ciemnego, nadchodzi Zaćmienie.
teotihuacan-board-discs = Jasny znacznik na { $light }, ciemny na { $dark }
teotihuacan-board-eclipse-number = Zaćmienie { $n }
teotihuacan-board-eclipse-final = Ostateczne Zaćmienie
teotihuacan-board-eclipse-in = { $n ->
    [one] za { $n } pole
    [few] za { $n } pola
    [many] za { $n } pól
   *[other] za { $n } pola
}
teotihuacan-board-eclipse-next = na koniec następnej rundy
teotihuacan-board-eclipse-now = na koniec tej tury
teotihuacan-board-eclipse-announced = na koniec tej rundy
teotihuacan-board-eclipse-scoring = trwa punktacja
teotihuacan-board-eclipses-over = już podliczone
teotihuacan-board-due = W najbliższym Zaćmieniu
teotihuacan-board-due-text = Opłata za robotników: { $owed } kakao, masz { $cocoa }. Gdyby Zaćmienie nadeszło teraz: Aleja { $avenue } PZ, tor Piramidy { $track } PZ, prowadzenie { $lead } PZ, Maski { $masks } PZ.
teotihuacan-board-due-bot = Nie opłaca robotników. Gdyby Zaćmienie nadeszło teraz: Aleja { $avenue } PZ, tor Piramidy { $track } PZ, prowadzenie { $lead } PZ, Maski { $masks } PZ.

## Players
teotihuacan-board-players = Gracze
teotihuacan-board-first-player = Pierwszy Gracz
teotihuacan-board-vp = PZ
teotihuacan-board-workers-in-play = Siła robotników w grze
teotihuacan-board-salary = Opłata w najbliższym Zaćmieniu
teotihuacan-board-salary-text = 1 kakao za każdego robotnika, 2 za robotnika o sile 4 lub 5. Każde niezapłacone kakao kosztuje 3 PZ.
teotihuacan-board-unlock-free = Odblokuj wszystkich (cała tura)
teotihuacan-board-unlock-paid = Odblokuj wszystkich
teotihuacan-board-masks = Maski
teotihuacan-board-masks-text = W każdym Zaćmieniu zestawy różnych Masek dają 1, 3, 6, 10, 15, 21 lub 28 PZ za 1 do 7 Masek.
teotihuacan-board-masks-worth = Maski: { $vp } PZ w Zaćmieniu
teotihuacan-board-starting-text = Obie płytki dają wszystko, co pokazują, a twoi robotnicy zaczynają na trzech z ich plansz.
teotihuacan-board-kept = zatrzymana

## The Teotibot
teotihuacan-board-teotibot-text = Rzut dwiema kośćmi wskazuje płytkę piramidy akcji. Bot robi, co może, potem płytki przesuwają się w górę.
teotihuacan-board-rolled = { $one } + { $two } = { $sum }
teotihuacan-board-action-pyramid = Piramida akcji
teotihuacan-board-directions = Płytki idą w górę
teotihuacan-board-sum = kości { $sum }
teotihuacan-board-bot-story = Co zrobił Teotibot w ostatniej turze
teotihuacan-board-bot-waits = Gra po tobie.
