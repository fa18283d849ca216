# Tzolk'in: everything of the game that is told in words. docs/words.md says how the keys are made.

tzolkin-title = Tzolk’in: Kalendarz Majów

## Goods, gears, temples, technologies

tzolkin-corn = kukurydza
tzolkin-wood = drewno
tzolkin-stone = kamień
tzolkin-gold = złoto
tzolkin-skull = kryształowa czaszka
tzolkin-palenque = Palenque
tzolkin-yaxchilan = Yaxchilan
tzolkin-tikal = Tikal
tzolkin-uxmal = Uxmal
tzolkin-chichen-itza = Chichen Itza
tzolkin-first = pole Pierwszeństwa
tzolkin-chaac = Chaac
tzolkin-quetzalcoatl = Quetzalcoatl
tzolkin-kukulkan = Kukulcan
tzolkin-agriculture = Rolnictwo
tzolkin-agriculture-text = Poziom 1: o 1 kosz kukurydzy więcej z każdego zbioru kukurydzy. Poziom 2: o 1 kosz więcej z połowu ryb, a kukurydzę możesz zbierać także tam, gdzie nie widać jej żetonu. Poziom 3: o 3 kosze więcej z każdego zbioru zamiast o 1. Dalej: 1 stopień w górę w dowolnej świątyni.
tzolkin-extraction = Pozyskiwanie surowców
tzolkin-extraction-text = O 1 więcej surowca, który daje akcja Palenque lub Yaxchilan: od poziomu 1 drewna, od poziomu 2 kamienia, od poziomu 3 złota. Dalej: 2 dowolne surowce.
tzolkin-architecture = Konstrukcja
tzolkin-architecture-text = Za każdy budynek: od poziomu 1 otrzymujesz 1 kosz kukurydzy, od poziomu 2 zdobywasz także 2 PZ, a od poziomu 3 płacisz też o 1 surowiec mniej albo o 2 kosze mniej, jeśli płacisz kukurydzą. Dalej: 3 PZ.
tzolkin-theology = Teologia
tzolkin-theology-text = Od poziomu 1 robotnik na kole Chichen Itza może wykonać akcję następnego pola. Od poziomu 2 po akcji tego koła możesz zapłacić 1 surowiec, aby wejść o 1 stopień wyżej w dowolnej świątyni. Od poziomu 3 akcja 4 koła Yaxchilan daje drugą czaszkę. Dalej: 1 kryształowa czaszka.
tzolkin-farm = farma
tzolkin-civic = urząd
tzolkin-tomb = grobowiec
tzolkin-shrine = sanktuarium

# How many of a good, as in "gains 3 corn".
tzolkin-amount = { $good ->
    [corn] { $n ->
        [one] { $n } kosz kukurydzy
        [few] { $n } kosze kukurydzy
        [many] { $n } koszy kukurydzy
       *[other] { $n } kosza kukurydzy
    }
    [wood] { $n ->
        [one] { $n } bal drewna
        [few] { $n } bale drewna
        [many] { $n } bali drewna
       *[other] { $n } bala drewna
    }
    [stone] { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    }
    [gold] { $n ->
        [one] { $n } grudka złota
        [few] { $n } grudki złota
        [many] { $n } grudek złota
       *[other] { $n } grudki złota
    }
   *[skull] { $n ->
        [one] { $n } kryształowa czaszka
        [few] { $n } kryształowe czaszki
        [many] { $n } kryształowych czaszek
       *[other] { $n } kryształowej czaszki
    }
}

## Buildings: names and what they do

tzolkin-a1f1 = Farma (1 robotnik)
tzolkin-a1f1-text = W Dni Żywienia 1 twój robotnik nie potrzebuje kukurydzy.
tzolkin-a1f2 = Farma (1 robotnik)
tzolkin-a1f2-text = W Dni Żywienia 1 twój robotnik nie potrzebuje kukurydzy.
tzolkin-a1f3 = Farma (1 robotnik)
tzolkin-a1f3-text = W Dni Żywienia 1 twój robotnik nie potrzebuje kukurydzy.
tzolkin-a1f4 = Farma (1 kosz mniej)
tzolkin-a1f4-text = W Dni Żywienia każdy twój robotnik potrzebuje o 1 kosz kukurydzy mniej.
tzolkin-a1f5 = Farma (1 kosz mniej)
tzolkin-a1f5-text = W Dni Żywienia każdy twój robotnik potrzebuje o 1 kosz kukurydzy mniej.
tzolkin-a1c1 = Urząd (Rolnictwo)
tzolkin-a1c1-text = Rozwiń Rolnictwo o 1 poziom bez opłacania kosztu.
tzolkin-a1c2 = Urząd (Rolnictwo, 1 kamień)
tzolkin-a1c2-text = Rozwiń Rolnictwo o 1 poziom bez opłacania kosztu; weź 1 kamień.
tzolkin-a1c3 = Urząd (Pozyskiwanie surowców, 1 kosz kukurydzy)
tzolkin-a1c3-text = Rozwiń Pozyskiwanie surowców o 1 poziom bez opłacania kosztu; weź 1 kosz kukurydzy.
tzolkin-a1c4 = Urząd (Pozyskiwanie surowców, 1 grudka złota)
tzolkin-a1c4-text = Rozwiń Pozyskiwanie surowców o 1 poziom bez opłacania kosztu; weź 1 grudkę złota.
tzolkin-a1t1 = Grobowiec (Chaac, Quetzalcoatl)
tzolkin-a1t1-text = Wejdź o 1 stopień wyżej w świątyniach Chaaca i Quetzalcoatla.
tzolkin-a1t2 = Grobowiec (Chaac, Kukulcan)
tzolkin-a1t2-text = Wejdź o 1 stopień wyżej w świątyniach Chaaca i Kukulcana.
tzolkin-a1t3 = Grobowiec (dowolna świątynia, budynek)
tzolkin-a1t3-text = Wejdź o 1 stopień wyżej w dowolnej świątyni; możesz wznieść budynek, płacąc surowcami.
tzolkin-a1s1 = Sanktuarium (Konstrukcja)
tzolkin-a1s1-text = Rozwiń Konstrukcję o 1 poziom bez opłacania kosztu.
tzolkin-a1s2 = Sanktuarium (Teologia, Kukulcan)
tzolkin-a1s2-text = Rozwiń Teologię o 1 poziom bez opłacania kosztu; wejdź o 1 stopień wyżej w świątyni Kukulcana.
tzolkin-a2f1 = Farma (3 robotników)
tzolkin-a2f1-text = W Dni Żywienia 3 twoich robotników nie potrzebuje kukurydzy.
tzolkin-a2f2 = Farma (3 robotników)
tzolkin-a2f2-text = W Dni Żywienia 3 twoich robotników nie potrzebuje kukurydzy.
tzolkin-a2f3 = Farma (3 robotników)
tzolkin-a2f3-text = W Dni Żywienia 3 twoich robotników nie potrzebuje kukurydzy.
tzolkin-a2c1 = Urząd (dowolna dziedzina, 1 kamień)
tzolkin-a2c1-text = Rozwiń dowolną dziedzinę o 1 poziom bez opłacania kosztu; weź 1 kamień.
tzolkin-a2c2 = Urząd (dowolna dziedzina, 1 grudka złota)
tzolkin-a2c2-text = Rozwiń dowolną dziedzinę o 1 poziom bez opłacania kosztu; weź 1 grudkę złota.
tzolkin-a2c3 = Urząd (dowolna dziedzina, 6 koszy kukurydzy)
tzolkin-a2c3-text = Rozwiń dowolną dziedzinę o 1 poziom bez opłacania kosztu; weź 6 koszy kukurydzy.
tzolkin-a2c4 = Urząd (dowolna dziedzina, 1 kryształowa czaszka)
tzolkin-a2c4-text = Rozwiń dowolną dziedzinę o 1 poziom bez opłacania kosztu; weź 1 kryształową czaszkę.
tzolkin-a2t1 = Grobowiec (Rynek, 6 PZ)
tzolkin-a2t1-text = Możesz wymieniać kukurydzę i surowce na Rynku; zdobądź 6 PZ.
tzolkin-a2t2 = Grobowiec (robotnik, 6 PZ)
tzolkin-a2t2-text = Weź robotnika z banku; zdobądź 6 PZ.
tzolkin-a2t3 = Grobowiec (8 PZ)
tzolkin-a2t3-text = Zdobądź 8 PZ.
tzolkin-a2t4 = Grobowiec (akcja, 2 PZ)
tzolkin-a2t4-text = Za 1 kosz kukurydzy możesz wykonać dowolną z akcji od 1 do 5 koła Palenque, Yaxchilan, Tikal lub Uxmal; zdobądź 2 PZ.
tzolkin-a2t5 = Grobowiec (Chaac, Quetzalcoatl, Kukulcan, 3 PZ)
tzolkin-a2t5-text = Wejdź o 1 stopień wyżej w świątyniach Chaaca, Quetzalcoatla i Kukulcana; zdobądź 3 PZ.
tzolkin-a2s1 = Sanktuarium (Chaac +2, 2 PZ)
tzolkin-a2s1-text = Wejdź o 2 stopnie wyżej w świątyni Chaaca; zdobądź 2 PZ.
tzolkin-a2s2 = Sanktuarium (Kukulcan +2, 3 PZ)
tzolkin-a2s2-text = Wejdź o 2 stopnie wyżej w świątyni Kukulcana; zdobądź 3 PZ.
tzolkin-a2s3 = Sanktuarium (Quetzalcoatl +2, 4 PZ)
tzolkin-a2s3-text = Wejdź o 2 stopnie wyżej w świątyni Quetzalcoatla; zdobądź 4 PZ.
tzolkin-a2s4 = Sanktuarium (Konstrukcja, 3 PZ)
tzolkin-a2s4-text = Rozwiń Konstrukcję o 1 poziom bez opłacania kosztu; zdobądź 3 PZ.
tzolkin-a2s5 = Sanktuarium (Teologia, Chaac, Kukulcan)
tzolkin-a2s5-text = Rozwiń Teologię o 1 poziom bez opłacania kosztu; wejdź o 1 stopień wyżej w świątyniach Chaaca i Kukulcana.
tzolkin-a2s6 = Sanktuarium (2 × dowolna dziedzina)
tzolkin-a2s6-text = Rozwiń dowolne dziedziny łącznie o 2 poziomy bez opłacania kosztu.

## Monuments

tzolkin-mon-tombs = Monument (grobowce)
tzolkin-mon-tombs-text = Na koniec gry 4 PZ za każdy twój grobowiec, wliczając monumenty z taką ramką.
tzolkin-mon-civics = Monument (urzędy)
tzolkin-mon-civics-text = Na koniec gry 4 PZ za każdy twój urząd, wliczając monumenty z taką ramką.
tzolkin-mon-shrines = Monument (sanktuaria)
tzolkin-mon-shrines-text = Na koniec gry 4 PZ za każde twoje sanktuarium, wliczając monumenty z taką ramką.
tzolkin-mon-all-built = Monument (wszystkie budowle)
tzolkin-mon-all-built-text = Na koniec gry 2 PZ za każdą twoją budowlę.
tzolkin-mon-workers = Monument (robotnicy)
tzolkin-mon-workers-text = Na koniec gry 6, 12 lub 18 PZ, jeśli masz w grze 4, 5 lub 6 robotników.
tzolkin-mon-best-temple = Monument (najlepsza świątynia)
tzolkin-mon-best-temple-text = Na koniec gry 3 PZ za każdy stopień powyżej białego stopnia w twojej najlepszej świątyni.
tzolkin-mon-every-monument = Monument (wszystkie monumenty)
tzolkin-mon-every-monument-text = Na koniec gry 6, 5 lub 4 PZ (przy 2, 3 lub 4 graczach) za każdy monument wzniesiony przez kogokolwiek.
tzolkin-mon-tech-levels = Monument (poziomy dziedzin)
tzolkin-mon-tech-levels-text = Na koniec gry 3 PZ za każdy twój poziom w dziedzinach rozwoju.
tzolkin-mon-temple-vp = Monument (świątynie ponownie)
tzolkin-mon-temple-vp-text = Na koniec gry zdobądź jeszcze raz PZ ze stopni, na których jesteś w świątyniach, bez bonusów za najwyższą pozycję.
tzolkin-mon-corn-tiles = Monument (żetony kukurydzy)
tzolkin-mon-corn-tiles-text = Na koniec gry 4 PZ za każdy twój żeton Zbioru Kukurydzy.
tzolkin-mon-wood-tiles = Monument (żetony drewna)
tzolkin-mon-wood-tiles-text = Na koniec gry 4 PZ za każdy twój żeton Wycinki Drzew.
tzolkin-mon-tech-maxed = Monument (ukończone dziedziny)
tzolkin-mon-tech-maxed-text = Na koniec gry 9, 20 lub 33 PZ, jeśli 1, 2 lub co najmniej 3 twoje dziedziny są na poziomie 3.
tzolkin-mon-skulls = Monument (czaszki)
tzolkin-mon-skulls-text = Na koniec gry 3 PZ za każdą kryształową czaszkę na kole Chichen Itza, niezależnie od tego, kto ją ofiarował.

## Starting wealth tiles, called by the space that is printed on them

tzolkin-pal1 = Palenque 1
tzolkin-pal1-text = Weź 3 kosze kukurydzy; wejdź o 1 stopień wyżej w świątyni Quetzalcoatla; rozwiń Rolnictwo o 1 poziom bez opłacania kosztu.
tzolkin-pal3 = Palenque 3
tzolkin-pal3-text = Weź 5 koszy kukurydzy i 1 grudkę złota; wejdź o 1 stopień wyżej w świątyni Quetzalcoatla.
tzolkin-pal5 = Palenque 5
tzolkin-pal5-text = Weź 1 kamień i 1 grudkę złota; rozwiń Rolnictwo o 1 poziom bez opłacania kosztu.
tzolkin-pal7 = Palenque 7
tzolkin-pal7-text = Weź 9 koszy kukurydzy i 1 kamień.
tzolkin-yax1 = Yaxchilan 1
tzolkin-yax1-text = Weź 1 bal drewna; wejdź o 1 stopień wyżej w świątyni Kukulcana; rozwiń Pozyskiwanie surowców o 1 poziom bez opłacania kosztu.
tzolkin-yax3 = Yaxchilan 3
tzolkin-yax3-text = Weź 2 kosze kukurydzy i 2 bale drewna; wejdź o 1 stopień wyżej w świątyni Kukulcana.
tzolkin-yax5 = Yaxchilan 5
tzolkin-yax5-text = Weź 4 kosze kukurydzy i 1 bal drewna; rozwiń Pozyskiwanie surowców o 1 poziom bez opłacania kosztu.
tzolkin-yax7 = Yaxchilan 7
tzolkin-yax7-text = Weź 3 kosze kukurydzy, 2 bale drewna i 1 kamień.
tzolkin-tik1 = Tikal 1
tzolkin-tik1-text = Weź 2 kosze kukurydzy; wejdź o 1 stopień wyżej w świątyni Chaaca; rozwiń Konstrukcję o 1 poziom bez opłacania kosztu.
tzolkin-tik3 = Tikal 3
tzolkin-tik3-text = Weź 6 koszy kukurydzy i 2 kamienie.
tzolkin-tik5 = Tikal 5
tzolkin-tik5-text = Weź 3 kosze kukurydzy i 1 grudkę złota; rozwiń Konstrukcję o 1 poziom bez opłacania kosztu.
tzolkin-tik7 = Tikal 7
tzolkin-tik7-text = Weź 6 koszy kukurydzy, 1 bal drewna i 1 kamień.
tzolkin-uxm1 = Uxmal 1
tzolkin-uxm1-text = Weź 5 koszy kukurydzy i 1 kamień; wejdź o 1 stopień wyżej w świątyni Chaaca.
tzolkin-uxm3 = Uxmal 3
tzolkin-uxm3-text = Weź 3 kosze kukurydzy i 1 bal drewna; w Dni Żywienia 1 twój robotnik nie potrzebuje kukurydzy.
tzolkin-uxm5 = Uxmal 5
tzolkin-uxm5-text = Weź robotnika z banku.
tzolkin-uxm7 = Uxmal 7
tzolkin-uxm7-text = Weź 8 koszy kukurydzy i 1 grudkę złota.
tzolkin-chi0 = Chichen Itza 0
tzolkin-chi0-text = Weź 4 kosze kukurydzy, 1 bal drewna i 1 kryształową czaszkę.
tzolkin-chi3 = Chichen Itza 3
tzolkin-chi3-text = Weź 5 koszy kukurydzy i 1 kamień; rozwiń Teologię o 1 poziom bez opłacania kosztu.
tzolkin-chi5 = Chichen Itza 5
tzolkin-chi5-text = Weź 4 kosze kukurydzy i 3 bale drewna.
tzolkin-chi7 = Chichen Itza 7
tzolkin-chi7-text = Weź 2 kosze kukurydzy i 2 bale drewna; rozwiń Teologię o 1 poziom bez opłacania kosztu.
tzolkin-chi10 = Chichen Itza 10
tzolkin-chi10-text = Weź 7 koszy kukurydzy i 2 bale drewna.

## Moves: labels of buttons

tzolkin-move-end = Zakończ turę
tzolkin-move-done = Gotowe
tzolkin-move-nothing = Bez akcji
tzolkin-move-beg = Poproś o kukurydzę
tzolkin-move-place = { $a ->
    [first] Pierwszeństwo
   *[other] Wyślij: { $an }
}
tzolkin-move-pick = Zdejmij: { $an } { $b }
tzolkin-move-do = Akcja { $a }
tzolkin-move-use = { $an } { $b }
tzolkin-move-harvest = { $a ->
    [wood] Wytnij drzewa
    [corn] Zbierz kukurydzę
    [burn] Wypal las
   *[no_tile] Bez żetonu
}
tzolkin-move-climb = { $b ->
    [none] W górę: { $an }
   *[other] W górę: { $an }, { $bn }
}
tzolkin-move-anger = W dół: { $an }
tzolkin-move-advance = { $an }
tzolkin-move-pay = Zapłać: { $an }
tzolkin-move-take = Weź: { $an }
tzolkin-move-discount = Oszczędź: { $an }
tzolkin-move-architecture = { $a ->
    [use] Zastosuj
   *[save] Zachowaj
}
tzolkin-move-build = Wznieś: { $an }
tzolkin-move-sell = Sprzedaj: { $an }
tzolkin-move-buy = Kup: { $an }
tzolkin-move-days = { $a ->
    [one] Przestaw o { $a } dzień
    [few] Przestaw o { $a } dni
    [many] Przestaw o { $a } dni
   *[other] Przestaw o { $a } dnia
}
tzolkin-move-keep = Zatrzymaj: { $an }

## Questions: what is being decided

tzolkin-ask-keep = Zatrzymaj 2 płytki Dóbr Początkowych
tzolkin-ask-start = Wyślij robotników do pracy albo zdejmij robotników
tzolkin-ask-place = Wyślij kolejnego robotnika albo zakończ turę
tzolkin-ask-pick = Zdejmij kolejnego robotnika albo zakończ turę
tzolkin-ask-end = Zakończ turę
tzolkin-ask-days = O ile przestawiasz kalendarz?
tzolkin-ask-action = Twój robotnik z pola { $gear-name } { $space }: która akcja?
tzolkin-ask-use = Która akcja innego koła?
tzolkin-ask-harvest = Pola akcji { $group }: co zbierasz?
tzolkin-ask-climb = { $steps ->
    [1] W której świątyni idziesz w górę?
   *[other] W której świątyni idziesz w górę? Pozostałe stopnie: { $steps }
}
tzolkin-ask-two-temples = Wybierz dwie świątynie i w każdej wejdź o 1 stopień wyżej
tzolkin-ask-anger = Bogowie są rozgniewani: w której świątyni schodzisz?
tzolkin-ask-advance = { $times ->
    [1] Którą dziedzinę rozwijasz za opłatą?
   *[other] Którą dziedzinę rozwijasz za opłatą? Pozostałe poziomy: { $times }
}
tzolkin-ask-learn = { $times ->
    [1] Którą dziedzinę rozwijasz bez opłacania kosztu?
   *[other] Którą dziedzinę rozwijasz bez opłacania kosztu? Pozostałe poziomy: { $times }
}
tzolkin-ask-pay = Którym surowcem płacisz? Do zapłaty: { $blocks }
tzolkin-ask-take = Który surowiec bierzesz? Do wzięcia: { $blocks }
tzolkin-ask-build = { $how ->
    [first_of_two] Wznieś do dwóch budynków albo jeden monument
    [second] Wznosisz drugi budynek?
    [with_corn] Wznieś budynek za kukurydzę
   *[one] Wznieś budynek
}
tzolkin-ask-architecture = Stosujesz Konstrukcję do tego budynku czy zachowujesz ją na drugi?
tzolkin-ask-discount = Konstrukcja: którego surowca nie płacisz?
tzolkin-ask-market = Rynek: wymieniaj kukurydzę i surowce
tzolkin-ask-devotion = Teologia: płacisz surowiec, aby wejść o 1 stopień wyżej w dowolnej świątyni?

## Events: lines of the log

tzolkin-event-keep = { $player } zatrzymuje płytkę Dóbr Początkowych: { $tile-name }
tzolkin-event-beg = { $player } prosi o kukurydzę
tzolkin-event-anger = { $player } budzi gniew bogów: { $temple-name }, −1
tzolkin-event-place = { $gear ->
    [first] { $player } wysyła robotnika na pole Pierwszeństwa
   *[other] { $player } wysyła robotnika do pracy: { $gear-name } { $space }
}
tzolkin-event-mercy = { $player } doznaje miłosierdzia bogów i płaci tyle kukurydzy, ile jest
tzolkin-event-pick = { $player } zdejmuje robotnika: { $gear-name } { $space }
tzolkin-event-act = { $player } wykonuje akcję: { $gear-name } { $action }
tzolkin-event-gain = { $player } otrzymuje: { tzolkin-amount }
tzolkin-event-pay = { $player } płaci: { tzolkin-amount }
tzolkin-event-climb = { $player } wspina się: { $temple-name }, stopień { $step }
tzolkin-event-no-step = { $player } nie może wejść wyżej: { $temple-name }
tzolkin-event-level = { $player } rozwija dziedzinę: { $track-name }, poziom { $level }
tzolkin-event-bonus = { $player } bierze jednorazowy bonus: { $track-name }
tzolkin-event-worker = { $player } bierze robotnika z banku; w grze: { $workers }
tzolkin-event-harvest = { $what ->
    [wood] { $player } wycina drzewa (pola { $group })
    [corn] { $player } zbiera kukurydzę (pola { $group })
    [burn] { $player } wypala las (pola { $group })
   *[no_tile] { $player } zbiera kukurydzę bez żetonu (pola { $group })
}
tzolkin-event-build = { $player } wznosi: { $tile-name }
tzolkin-event-reveal = Nowość w rzędzie budynków: { $tile-name }
tzolkin-event-light-side = { $player } odzyskuje przywilej: plansza gracza leży jasną stroną ku górze
tzolkin-event-tooth-corn = Kukurydza na kalendarzu: { $corn }
tzolkin-event-food-day = { $number ->
    [1] Dzień Żywienia 1: środek epoki 1
    [2] Dzień Żywienia 2: koniec epoki 1
    [3] Dzień Żywienia 3: środek epoki 2
   *[other] Dzień Żywienia { $number }: koniec epoki 2
}
tzolkin-event-fed = { $unfed ->
    [0] { $player } żywi wszystkich robotników: { $fed }
   *[other] { $player } żywi robotników: { $fed }; niewyżywieni: { $unfed }
}
tzolkin-event-new-age = Zaczyna się epoka 2
tzolkin-event-days = { $n ->
    [one] Kalendarz przesuwa się o { $n } dzień
    [few] Kalendarz przesuwa się o { $n } dni
    [many] Kalendarz przesuwa się o { $n } dni
   *[other] Kalendarz przesuwa się o { $n } dnia
}
tzolkin-event-pushed-off = { $player }: robotnik spada z koła ({ $gear-name })
tzolkin-event-first-player = { $player } otrzymuje znacznik pierwszego gracza
tzolkin-event-points = { $of ->
    [none] { $player }: { $points } PZ – { $source-name }
   *[other] { $source ->
        [chichen_itza] { $player }: { $points } PZ – { $source-name } { $of }
        [buildings] { $player }: { $points } PZ – { $of-name }
        [monuments] { $player }: { $points } PZ – { $of-name }
       *[other] { $player }: { $points } PZ – { $source-name }, { $of-name }
    }
}
tzolkin-event-offer = { $player } ofiarowuje kryształową czaszkę: akcja { $action }

## Reasons: why a move is not possible

tzolkin-reason-no-passing = Nie możesz pasować: wyślij albo zdejmij co najmniej jednego robotnika
tzolkin-reason-too-late = Za późno: prosić o kukurydzę można tylko na początku tury
tzolkin-reason-all-bottom = Jesteś na najniższym stopniu każdej świątyni, więc nie możesz już bardziej rozgniewać bogów
tzolkin-reason-too-much-corn = Prosić o kukurydzę możesz, mając jej najwyżej { $most }; masz { $have }
tzolkin-reason-no-mixing = Nie możesz w jednej turze wysyłać i zdejmować robotników
tzolkin-reason-mercy-places-one = Miłosierdzie bogów dotyczy tylko jednego robotnika
tzolkin-reason-no-worker-available = Nie masz wolnych robotników
tzolkin-reason-space-taken = Pole Pierwszeństwa jest zajęte
tzolkin-reason-gear-full = Na tym kole nie ma wolnego pola
tzolkin-reason-must-beg = Najpierw musisz poprosić o kukurydzę
tzolkin-reason-not-enough = { $what ->
    [corn] Za mało kukurydzy: potrzeba { $need }, masz { $have }
    [wood] Za mało drewna: potrzeba { $need }, masz { $have }
    [stone] Za mało kamienia: potrzeba { $need }, masz { $have }
    [gold] Za mało złota: potrzeba { $need }, masz { $have }
    [skull] Za mało kryształowych czaszek: potrzeba { $need }, masz { $have }
   *[resource] Za mało surowców: potrzeba { $need }, masz { $have }
}
tzolkin-reason-no-worker-there = Nie stoi tam żaden twój robotnik
tzolkin-reason-no-such-action = To koło nie ma takiej akcji
tzolkin-reason-too-far-ahead = Twój robotnik nie dotarł tak daleko: dostępne są tylko niższe akcje, po 1 koszu kukurydzy za każde pole wstecz
tzolkin-reason-nothing-to-harvest = Na tych polach nie masz nic do zebrania
tzolkin-reason-no-skulls = Nie ma już kryształowych czaszek
tzolkin-reason-slot-filled = Ta akcja została już wykorzystana: każda działa raz w grze
tzolkin-reason-no-worker-in-bank = Wszyscy twoi robotnicy są już w grze: { $most }
tzolkin-reason-cannot-afford = Nie stać cię na to
tzolkin-reason-corn-under-wood = Cała kukurydza na tych polach leży jeszcze pod drewnem
tzolkin-reason-corn-is-visible = Na tych polach widać żeton kukurydzy: najpierw weź ten żeton
tzolkin-reason-technology-too-low = Wymagany poziom: { $technology-name } { $level }
tzolkin-reason-already-bottom = W tej świątyni jesteś już na najniższym stopniu
tzolkin-reason-take-back-first = Kolejność nie ma znaczenia, więc jest ustalona: aby wybrać to, cofnij ostatni wybór
tzolkin-reason-another-first = Kolejność nie ma znaczenia, więc jest ustalona: najpierw wybierz coś innego
tzolkin-reason-not-in-the-cost = Koszt nie obejmuje tego surowca
tzolkin-reason-not-on-offer = Ta płytka nie jest dostępna
tzolkin-reason-no-monument-here = Monumenty wznosi się tylko akcją 4 koła Tikal, zamiast budynków
tzolkin-reason-just-sold = Ten surowiec właśnie sprzedajesz
tzolkin-reason-already-kept = Ta płytka jest już wybrana
tzolkin-reason-not-among-your-tiles = Tej płytki nie ma wśród twoich

## Where points come from

tzolkin-source-temples = Świątynie
tzolkin-source-chichen-itza = Chichen Itza
tzolkin-source-buildings = Budynki
tzolkin-source-monuments = Monumenty
tzolkin-source-skulls = Pozostałe kryształowe czaszki
tzolkin-source-corn = Pozostałe zasoby
tzolkin-source-unfed = Niewyżywieni robotnicy

## Options

tzolkin-option-burn-visible = Wypalanie obok widocznej kukurydzy
tzolkin-option-burn-visible-help = Czy można wypalać las, gdy w tej samej grupie pól widać żeton kukurydzy? Zasady tego nie zabraniają.
tzolkin-option-burn-visible-true = dozwolone
tzolkin-option-burn-visible-false = zabronione
