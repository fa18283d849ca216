# Teotihuacan: everything of the game that is told in words. docs/words.md says how the keys are made.

teotihuacan-title = Teotihuacan: Miasto Bogów

## Goods and other gains

teotihuacan-cocoa = kakao
teotihuacan-wood = drewno
teotihuacan-stone = kamień
teotihuacan-gold = złoto
teotihuacan-vp = PZ
teotihuacan-any-resource = dowolny zasób
teotihuacan-temple-blue = niebieska Świątynia
teotihuacan-temple-red = czerwona Świątynia
teotihuacan-temple-green = zielona Świątynia
teotihuacan-temple-any = dowolna Świątynia
teotihuacan-power-up = wzmocnienie
teotihuacan-technology = Technologia
teotihuacan-discovery = płytka Odkryć
teotihuacan-own = zasób z tej planszy

# How many of a good, as in "gains 3 wood".
teotihuacan-amount = { $good ->
    [cocoa] { $n } kakao
    [wood] { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
        [many] { $n } drewna
       *[other] { $n } drewna
    }
    [stone] { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    }
   *[gold] { $n ->
        [one] { $n } złoto
        [few] { $n } złota
        [many] { $n } złota
       *[other] { $n } złota
    }
}

## Boards, temples, tracks, rows, sides

teotihuacan-palace = Pałac
teotihuacan-palace-a = Pałac, pole A
teotihuacan-palace-b = Pałac, pole B
teotihuacan-palace-c = Pałac, pole C
teotihuacan-all = wszystkie pola Rytuału
teotihuacan-forest = Las
teotihuacan-stone-quarry = Kamieniołom
teotihuacan-gold-deposits = Złoża Złota
teotihuacan-alchemy = Pracownia Alchemiczna
teotihuacan-nobles = Posiadłość Arystokratów
teotihuacan-decorations = Warsztat Zdobniczy
teotihuacan-construction = Plac Budowy
teotihuacan-blue = niebieska Świątynia
teotihuacan-red = czerwona Świątynia
teotihuacan-green = zielona Świątynia
teotihuacan-any = dowolna Świątynia
teotihuacan-avenue = Aleja Umarłych
teotihuacan-avenue-3 = Aleja Umarłych, pole 3
teotihuacan-avenue-6 = Aleja Umarłych, pole 6
teotihuacan-avenue-8 = Aleja Umarłych, pole 8
teotihuacan-blue-4 = niebieska Świątynia, stopień 4
teotihuacan-red-5 = czerwona Świątynia, stopień 5
teotihuacan-green-3 = zielona Świątynia, stopień 3
teotihuacan-green-6 = zielona Świątynia, stopień 6
teotihuacan-level-1 = poziom 1
teotihuacan-level-2 = poziom 2
teotihuacan-level-3 = poziom 3
teotihuacan-level-4 = poziom 4
teotihuacan-row-top = górny rząd
teotihuacan-row-middle = środkowy rząd
teotihuacan-row-bottom = dolny rząd
teotihuacan-side-top = górny bok
teotihuacan-side-right = prawy bok
teotihuacan-side-bottom = dolny bok
teotihuacan-side-left = lewy bok

## Royal tiles, at the Palace. The power is that of the worker that has just been locked there

teotihuacan-p1 = Płytka Pałacu (kakao)
teotihuacan-p1-text = Otrzymujesz o 1 kakao więcej, niż wynosi siła robotnika.
teotihuacan-p2 = Płytka Pałacu (drewno i kamień)
teotihuacan-p2-text = Najwyżej tyle razy, ile wynosi siła robotnika: zapłać 1 kakao i weź 1 drewno oraz 1 kamień.
teotihuacan-p3 = Płytka Pałacu (zasoby na kakao)
teotihuacan-p3-text = Najwyżej tyle razy, ile wynosi siła robotnika: zapłać 1 dowolny zasób i weź 2 kakao.
teotihuacan-p4 = Płytka Pałacu (Technologie)
teotihuacan-p4-text = Zdobądź 2 PZ za każdą swoją Technologię, licząc najwyżej tyle z nich, ile wynosi siła robotnika.
teotihuacan-p5 = Płytka Pałacu (tor Piramidy)
teotihuacan-p5-text = Zdobądź 2 PZ za każde pole na torze Piramidy, licząc najwyżej tyle pól, ile wynosi siła robotnika.
teotihuacan-p6 = Płytka Pałacu (złoto i kamień)
teotihuacan-p6-text = Najwyżej tyle razy, ile wynosi siła robotnika: zapłać 1 kakao i weź 1 złoto oraz 1 kamień.
teotihuacan-p7 = Płytka Pałacu (zasoby)
teotihuacan-p7-text = Raz: zapłać 1 kakao i 1 zasób, aby wziąć tyle dowolnych zasobów, ile wynosi siła robotnika.
teotihuacan-p8 = Płytka Pałacu (Świątynie)
teotihuacan-p8-text = Najwyżej tyle razy, ile wynosi siła robotnika minus 1: zapłać 1 kakao i awansuj o 1 stopień w dowolnej Świątyni.
teotihuacan-p9 = Płytka Pałacu (Aleja Umarłych)
teotihuacan-p9-text = Zdobądź 1 PZ za każde pole na torze Alei Umarłych, licząc najwyżej o 1 pole więcej, niż wynosi siła robotnika.

## Technology tiles

teotihuacan-tech1 = Technologia 1
teotihuacan-tech1-text = Gdy twój robotnik wchodzi do Pałacu lub go mija, otrzymujesz 1 kakao.
teotihuacan-tech3 = Technologia 3
teotihuacan-tech3-text = Za każdą Akcję Główną w Pracowni Alchemicznej lub Posiadłości Arystokratów zdobądź 3 PZ.
teotihuacan-tech5 = Technologia 5
teotihuacan-tech5-text = Przy każdej Akcji Głównej w Lesie, Kamieniołomie lub na Złożach Złota otrzymujesz o 1 zasób tej planszy więcej.
teotihuacan-tech7 = Technologia 7
teotihuacan-tech7-text = Przy każdej Akcji Głównej w Lesie, Kamieniołomie lub na Złożach Złota otrzymujesz 1 kakao i zdobywasz 1 PZ.
teotihuacan-tech9 = Technologia 9
teotihuacan-tech9-text = Za każdą Akcję Główną w Warsztacie Zdobniczym zdobądź 4 PZ.
teotihuacan-tech11 = Technologia 11
teotihuacan-tech11-text = Za każdą Akcję Główną na Placu Budowy zdobądź 3 PZ.
teotihuacan-tech13 = Technologia 13
teotihuacan-tech13-text = Po Akcji Głównej ze wzmocnieniem możesz zapłacić 1 kakao za jeszcze jedno wzmocnienie na tej planszy.
teotihuacan-tech15 = Technologia 15
teotihuacan-tech15-text = Przy każdej Akcji Głównej na Placu Budowy liczysz o 1 robotnika więcej i raz płacisz o 1 zasób mniej.
teotihuacan-tech17 = Technologia 17
teotihuacan-tech17-text = Przy każdej Akcji Głównej na Placu Budowy awansuj o 1 stopień w dowolnej Świątyni.

## Temple Bonus tiles

teotihuacan-f1 = Przychylność Bogów (Maski)
teotihuacan-f1-text = Podczas ostatecznego Zaćmienia zdobądź jeszcze raz PZ za swój najlepszy zestaw Masek.
teotihuacan-f2 = Przychylność Bogów (Technologie)
teotihuacan-f2-text = Podczas ostatecznego Zaćmienia zdobądź 5 PZ za każdą swoją Technologię.
teotihuacan-f3 = Przychylność Bogów (15 PZ)
teotihuacan-f3-text = Podczas ostatecznego Zaćmienia zdobądź 15 PZ.
teotihuacan-f4 = Przychylność Bogów (Aleja Umarłych)
teotihuacan-f4-text = Podczas ostatecznego Zaćmienia zdobądź 3 PZ za każde pole na torze Alei Umarłych.
teotihuacan-f5 = Przychylność Bogów (osiągnięte płytki)
teotihuacan-f5-text = Podczas ostatecznego Zaćmienia zdobądź 9 PZ za każdą osiągniętą płytkę Przychylności Bogów, wliczając tę.
teotihuacan-f6 = Przychylność Bogów (płytki Odkryć)
teotihuacan-f6-text = Podczas ostatecznego Zaćmienia zdobądź 2 PZ za każdą swoją płytkę Odkryć, która nie jest Maską.
teotihuacan-f7 = Przychylność Bogów (robotnicy)
teotihuacan-f7-text = Podczas ostatecznego Zaćmienia zdobądź 4 PZ za każdego robotnika o sile od 1 do 3 i 9 PZ za każdego o sile 4 lub 5.

## Discovery tiles

teotihuacan-m1 = Maska 1
teotihuacan-m1-text = Maska. Podczas każdego Zaćmienia zestaw od 1 do 7 różnych Masek daje 1, 3, 6, 10, 15, 21 lub 28 PZ.
teotihuacan-m2 = Maska 2
teotihuacan-m2-text = Maska. Podczas każdego Zaćmienia zestaw od 1 do 7 różnych Masek daje 1, 3, 6, 10, 15, 21 lub 28 PZ.
teotihuacan-m3 = Maska 3
teotihuacan-m3-text = Maska. Podczas każdego Zaćmienia zestaw od 1 do 7 różnych Masek daje 1, 3, 6, 10, 15, 21 lub 28 PZ.
teotihuacan-m4 = Maska 4
teotihuacan-m4-text = Maska. Podczas każdego Zaćmienia zestaw od 1 do 7 różnych Masek daje 1, 3, 6, 10, 15, 21 lub 28 PZ.
teotihuacan-m5 = Maska 5
teotihuacan-m5-text = Maska. Podczas każdego Zaćmienia zestaw od 1 do 7 różnych Masek daje 1, 3, 6, 10, 15, 21 lub 28 PZ.
teotihuacan-m6 = Maska 6
teotihuacan-m6-text = Maska. Podczas każdego Zaćmienia zestaw od 1 do 7 różnych Masek daje 1, 3, 6, 10, 15, 21 lub 28 PZ.
teotihuacan-m7 = Maska 7
teotihuacan-m7-text = Maska. Podczas każdego Zaćmienia zestaw od 1 do 7 różnych Masek daje 1, 3, 6, 10, 15, 21 lub 28 PZ.
teotihuacan-kind-vp = 4 PZ
teotihuacan-vp-text = Zdobądź 4 PZ.
teotihuacan-resources3 = 3 zasoby
teotihuacan-resources3-text = Weź 3 dowolne zasoby.
teotihuacan-resources2 = 2 zasoby
teotihuacan-resources2-text = Weź 2 dowolne zasoby.
teotihuacan-kind-avenue = 1 pole Alei Umarłych
teotihuacan-avenue-text = Awansuj o 1 pole na torze Alei Umarłych.
teotihuacan-temple-any-text = Awansuj o 1 stopień w dowolnej Świątyni.
teotihuacan-temple-blue-text = Awansuj o 1 stopień w niebieskiej Świątyni.
teotihuacan-temple-red-text = Awansuj o 1 stopień w czerwonej Świątyni.
teotihuacan-temple-green-text = Awansuj o 1 stopień w zielonej Świątyni.
teotihuacan-cocoa4 = 4 kakao
teotihuacan-cocoa4-text = Weź 4 kakao.
teotihuacan-power-up2 = dwa wzmocnienia
teotihuacan-power-up2-text = Wzmocnij swoich odblokowanych robotników, łącznie dwa razy.
teotihuacan-double-move = podwójny ruch
teotihuacan-double-move-text = Gdy przemieszczasz robotnika, drugi z tej samej planszy idzie razem z nim.
teotihuacan-free-cocoa = zignorowanie opłaty kakao
teotihuacan-free-cocoa-text = Raz nie płać kakao: za Akcję Główną, Rytuał albo robotników.
teotihuacan-unlimited-move = nieograniczony ruch
teotihuacan-unlimited-move-text = Gdy przemieszczasz robotnika, może iść dowolnie daleko.
teotihuacan-extra-worker = dodatkowy robotnik
teotihuacan-extra-worker-text = Akcja Główna w Pracowni Alchemicznej, Posiadłości Arystokratów lub na Placu Budowy liczy o 1 robotnika więcej.

## Decoration tiles: the icons on their halves

teotihuacan-d01 = Zdobienie 1
teotihuacan-d01-text = Lewa połowa: niebieski w kolorze; prawa połowa: czerwony w kolorze.
teotihuacan-d02 = Zdobienie 2
teotihuacan-d02-text = Lewa połowa: jasny; prawa połowa: niebieski w kolorze.
teotihuacan-d03 = Zdobienie 3
teotihuacan-d03-text = Lewa połowa: zielony w kolorze; prawa połowa: zielony w kolorze.
teotihuacan-d04 = Zdobienie 4
teotihuacan-d04-text = Lewa połowa: niebieski w kolorze; prawa połowa: zielony w kolorze.
teotihuacan-d05 = Zdobienie 5
teotihuacan-d05-text = Lewa połowa: czerwony w kolorze; prawa połowa: niebieski w kolorze.
teotihuacan-d06 = Zdobienie 6
teotihuacan-d06-text = Lewa połowa: niebieski w kolorze; prawa połowa: jasny.
teotihuacan-d07 = Zdobienie 7
teotihuacan-d07-text = Lewa połowa: czerwony w kolorze; prawa połowa: czerwony w kolorze.
teotihuacan-d08 = Zdobienie 8
teotihuacan-d08-text = Lewa połowa: zielony w kolorze; prawa połowa: niebieski w kolorze.
teotihuacan-d09 = Zdobienie 9
teotihuacan-d09-text = Lewa połowa: czerwony w kolorze; prawa połowa: zielony w kolorze.
teotihuacan-d10 = Zdobienie 10
teotihuacan-d10-text = Lewa połowa: zielony w kolorze; prawa połowa: jasny.
teotihuacan-d11 = Zdobienie 11
teotihuacan-d11-text = Lewa połowa: jasny; prawa połowa: czerwony w kolorze.
teotihuacan-d12 = Zdobienie 12
teotihuacan-d12-text = Lewa połowa: niebieski w kolorze; prawa połowa: niebieski w kolorze.
teotihuacan-d13 = Zdobienie 13
teotihuacan-d13-text = Lewa połowa: zielony w kolorze; prawa połowa: czerwony w kolorze.
teotihuacan-d14 = Zdobienie 14
teotihuacan-d14-text = Lewa połowa: czerwony w kolorze; prawa połowa: jasny.
teotihuacan-d15 = Zdobienie 15
teotihuacan-d15-text = Lewa połowa: jasny; prawa połowa: zielony w kolorze.

## Pyramid tiles: their icons as they lie when not rotated

teotihuacan-t01 = Płytka Piramidy 1
teotihuacan-t01-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, czerwony w kolorze, zielony.
teotihuacan-t02 = Płytka Piramidy 2
teotihuacan-t02-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: jasny, niebieski, czerwony, zielony w kolorze.
teotihuacan-t03 = Płytka Piramidy 3
teotihuacan-t03-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: jasny, czerwony, niebieski, zielony w kolorze.
teotihuacan-t04 = Płytka Piramidy 4
teotihuacan-t04-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, jasny, niebieski, czerwony w kolorze.
teotihuacan-t05 = Płytka Piramidy 5
teotihuacan-t05-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, jasny, niebieski, czerwony.
teotihuacan-t06 = Płytka Piramidy 6
teotihuacan-t06-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, jasny, czerwony, niebieski.
teotihuacan-t07 = Płytka Piramidy 7
teotihuacan-t07-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, jasny, czerwony, niebieski w kolorze.
teotihuacan-t08 = Płytka Piramidy 8
teotihuacan-t08-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, niebieski, czerwony, jasny.
teotihuacan-t09 = Płytka Piramidy 9
teotihuacan-t09-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, niebieski w kolorze, czerwony, jasny.
teotihuacan-t10 = Płytka Piramidy 10
teotihuacan-t10-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, czerwony, jasny.
teotihuacan-t11 = Płytka Piramidy 11
teotihuacan-t11-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski w kolorze, jasny, czerwony, jasny.
teotihuacan-t12 = Płytka Piramidy 12
teotihuacan-t12-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, jasny, czerwony, jasny.
teotihuacan-t13 = Płytka Piramidy 13
teotihuacan-t13-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, jasny, czerwony w kolorze, jasny.
teotihuacan-t14 = Płytka Piramidy 14
teotihuacan-t14-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, zielony w kolorze, jasny.
teotihuacan-t15 = Płytka Piramidy 15
teotihuacan-t15-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, zielony, jasny.
teotihuacan-t16 = Płytka Piramidy 16
teotihuacan-t16-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, zielony, czerwony.
teotihuacan-t17 = Płytka Piramidy 17
teotihuacan-t17-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, zielony, czerwony w kolorze.
teotihuacan-t18 = Płytka Piramidy 18
teotihuacan-t18-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, jasny, niebieski, czerwony.
teotihuacan-t19 = Płytka Piramidy 19
teotihuacan-t19-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: jasny, jasny, jasny, czerwony.
teotihuacan-t20 = Płytka Piramidy 20
teotihuacan-t20-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, jasny, jasny.
teotihuacan-t21 = Płytka Piramidy 21
teotihuacan-t21-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: jasny, jasny, jasny, zielony.
teotihuacan-t22 = Płytka Piramidy 22
teotihuacan-t22-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, jasny, zielony.
teotihuacan-t23 = Płytka Piramidy 23
teotihuacan-t23-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, jasny, jasny, niebieski.
teotihuacan-t24 = Płytka Piramidy 24
teotihuacan-t24-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: jasny, jasny, zielony, czerwony.
teotihuacan-t25 = Płytka Piramidy 25
teotihuacan-t25-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony w kolorze, jasny, jasny, czerwony.
teotihuacan-t26 = Płytka Piramidy 26
teotihuacan-t26-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, jasny, czerwony w kolorze.
teotihuacan-t27 = Płytka Piramidy 27
teotihuacan-t27-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: niebieski, jasny, jasny, czerwony.
teotihuacan-t28 = Płytka Piramidy 28
teotihuacan-t28-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, niebieski, zielony w kolorze, niebieski.
teotihuacan-t29 = Płytka Piramidy 29
teotihuacan-t29-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: czerwony, niebieski w kolorze, czerwony, niebieski.
teotihuacan-t30 = Płytka Piramidy 30
teotihuacan-t30-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: zielony, czerwony, zielony, czerwony w kolorze.
teotihuacan-t31 = Płytka Piramidy 31
teotihuacan-t31-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: jasny, jasny, jasny, jasny.
teotihuacan-t32 = Płytka Piramidy 32
teotihuacan-t32-text = Symbole od lewego górnego zgodnie z ruchem wskazówek zegara: jasny, jasny, jasny, jasny.

## Starting tiles, called by their boards

teotihuacan-s01 = Pałac, Las
teotihuacan-s01-text = Weź 2 kakao i 3 drewna; awansuj o 1 pole na torze Alei Umarłych. Robotnicy: Pałac, Las.
teotihuacan-s02 = Złoża Złota, Kamieniołom
teotihuacan-s02-text = Weź 2 kamienie i 3 złota; awansuj o 1 stopień w zielonej Świątyni. Robotnicy: Złoża Złota, Kamieniołom.
teotihuacan-s03 = Las, Kamieniołom
teotihuacan-s03-text = Weź 4 drewna i 1 kamień; awansuj o 1 stopień w niebieskiej Świątyni. Robotnicy: Las, Kamieniołom.
teotihuacan-s04 = Pałac, Złoża Złota
teotihuacan-s04-text = Weź 5 kakao i 2 złota; awansuj o 1 stopień w czerwonej Świątyni. Robotnicy: Pałac, Złoża Złota.
teotihuacan-s05 = Złoża Złota, Pracownia Alchemiczna
teotihuacan-s05-text = Weź 2 złota; pozyskaj Technologię o najniższym numerze. Robotnicy: Złoża Złota, Pracownia Alchemiczna.
teotihuacan-s06 = Las, Złoża Złota
teotihuacan-s06-text = Weź 3 drewna i 2 złota; wzmocnij początkowego robotnika. Robotnicy: Las, Złoża Złota.
teotihuacan-s07 = Pracownia Alchemiczna, Plac Budowy
teotihuacan-s07-text = Weź 2 dowolne zasoby; pozyskaj Technologię o najniższym numerze. Robotnicy: Pracownia Alchemiczna, Plac Budowy.
teotihuacan-s08 = Posiadłość Arystokratów, Warsztat Zdobniczy
teotihuacan-s08-text = Weź 2 kakao i 4 kamienie; awansuj o 1 stopień w niebieskiej Świątyni. Robotnicy: Posiadłość Arystokratów, Warsztat Zdobniczy.
teotihuacan-s09 = Pracownia Alchemiczna, Posiadłość Arystokratów
teotihuacan-s09-text = Awansuj o 1 stopień w niebieskiej, czerwonej i zielonej Świątyni. Robotnicy: Pracownia Alchemiczna, Posiadłość Arystokratów.
teotihuacan-s10 = Warsztat Zdobniczy, Plac Budowy
teotihuacan-s10-text = Weź 5 kakao; awansuj o 1 stopień w czerwonej Świątyni; wzmocnij początkowego robotnika. Robotnicy: Warsztat Zdobniczy, Plac Budowy.
teotihuacan-s11 = Posiadłość Arystokratów, Plac Budowy
teotihuacan-s11-text = Weź 5 kakao; awansuj o 1 stopień w zielonej Świątyni; wzmocnij początkowego robotnika. Robotnicy: Posiadłość Arystokratów, Plac Budowy.
teotihuacan-s12 = Pracownia Alchemiczna, Warsztat Zdobniczy
teotihuacan-s12-text = Weź 2 dowolne zasoby; awansuj o 1 stopień w niebieskiej i czerwonej Świątyni. Robotnicy: Pracownia Alchemiczna, Warsztat Zdobniczy.
teotihuacan-s13 = Kamieniołom, Pracownia Alchemiczna
teotihuacan-s13-text = Weź 3 kakao i 5 drewna. Robotnicy: Kamieniołom, Pracownia Alchemiczna.
teotihuacan-s14 = Kamieniołom, Warsztat Zdobniczy
teotihuacan-s14-text = Weź 3 kamienie i 1 złoto; możesz pozyskać leżącą tu płytkę Odkryć. Robotnicy: Kamieniołom, Warsztat Zdobniczy.
teotihuacan-s15 = Las, Posiadłość Arystokratów
teotihuacan-s15-text = Weź 1 drewno, 2 kamienie i 3 złota. Robotnicy: Las, Posiadłość Arystokratów.
teotihuacan-s16 = Złoża Złota, Plac Budowy
teotihuacan-s16-text = Weź 2 kakao i 3 złota; możesz pozyskać leżącą tu płytkę Odkryć. Robotnicy: Złoża Złota, Plac Budowy.
teotihuacan-s17 = Kamieniołom, Plac Budowy
teotihuacan-s17-text = Weź 3 kakao, 2 drewna i 3 kamienie. Robotnicy: Kamieniołom, Plac Budowy.
teotihuacan-s18 = Las, Warsztat Zdobniczy
teotihuacan-s18-text = Weź 1 drewno i 2 kamienie; awansuj o 1 pole na torze Alei Umarłych. Robotnicy: Las, Warsztat Zdobniczy.

## Ascension rewards

teotihuacan-reward-vp = 5 PZ
teotihuacan-reward-cocoa = 5 kakao
teotihuacan-reward-temple = 1 stopień w dowolnej Świątyni
teotihuacan-reward-two-temples = 2 stopnie w Świątyniach za 3 kakao
teotihuacan-reward-fourth-worker = czwarty robotnik i 2 kakao

## The Teotibot

teotihuacan-teotibot = Teotibot
teotihuacan-action-construction = Budowa
teotihuacan-action-construction-text = Mając 2 kamienie i robotnika na Placu Budowy, Bot umieszcza płytkę Piramidy. W przeciwnym razie z robotnikiem w Kamieniołomie otrzymuje 2 kamienie.
teotihuacan-action-decorations = Zdobienia
teotihuacan-action-decorations-text = Mając 2 złota i robotnika w Warsztacie Zdobniczym, Bot umieszcza płytkę Zdobienia. W przeciwnym razie z robotnikiem na Złożach Złota otrzymuje 2 złota.
teotihuacan-action-alchemy = Alchemia
teotihuacan-action-alchemy-text = Mając 1 złoto i robotnika w Pracowni Alchemicznej, Bot pozyskuje Technologię. W przeciwnym razie jego najsłabszy robotnik jest dwukrotnie wzmacniany.
teotihuacan-action-nobles = Arystokracja
teotihuacan-action-nobles-text = Mając 2 drewna i robotnika w Posiadłości Arystokratów, Bot umieszcza Budynek. W przeciwnym razie z robotnikiem w Lesie otrzymuje 2 drewna.
teotihuacan-action-mastery = Mistrzostwo
teotihuacan-action-mastery-text = Od najsilniejszego robotnika do najsłabszego Bot próbuje tego, na co pozwala plansza robotnika. Pierwszy, któremu się uda, zostaje wzmocniony i idzie dalej.
teotihuacan-action-worship = Rytuał
teotihuacan-action-worship-text = Zablokowany robotnik Bota przechodzi na następne pole Rytuału, a Bot awansuje w tej Świątyni. Tamtejsza płytka Odkryć zostaje wymieniona.
teotihuacan-action-mask-collection = Zbieranie Masek
teotihuacan-action-mask-collection-text = Bot kupuje z obszaru Rytuału Maskę, której nie ma.
teotihuacan-t = szczyt
teotihuacan-ml = środkowy rząd z lewej
teotihuacan-mr = środkowy rząd z prawej
teotihuacan-bl = dolny rząd z lewej
teotihuacan-bc = dolny rząd pośrodku
teotihuacan-br = dolny rząd z prawej
teotihuacan-set-aside = odłożona
teotihuacan-from-left = od lewej
teotihuacan-from-right = od prawej

## Moves: labels of buttons

teotihuacan-move-end = Zakończ turę
teotihuacan-move-done = Gotowe
teotihuacan-move-printed = Nadruk
teotihuacan-move-unlock = { $a ->
    [free] Odblokuj, darmo
   *[paid] Odblokuj: 3 kakao
}
teotihuacan-move-use = { $a ->
    [vp] Użyj: { teotihuacan-kind-vp }
    [avenue] Użyj: { teotihuacan-kind-avenue }
   *[other] Użyj: { $an }
}
teotihuacan-move-keep = Zatrzymaj: { $an }
teotihuacan-move-draft = Weź: { $an }
teotihuacan-move-leave = Pomiń: { $an }
teotihuacan-move-worker = { $an }: siła { $b }
teotihuacan-move-go = Idź: { $an }
teotihuacan-move-with = Drugi: siła { $a }
teotihuacan-move-collect = Pozyskaj Kakao
teotihuacan-move-worship = { $b ->
    [a] Rytuał: A
    [b] Rytuał: B
    [c] Rytuał: C
   *[none] Rytuał
}
teotihuacan-move-main = Akcja Główna
teotihuacan-move-lock = Zablokuj: siła { $a }
teotihuacan-move-choose = { $a ->
    [effect] Efekt pola
    [tile] Płytka Odkryć
   *[both] Oba: 1 kakao
}
teotihuacan-move-first = { $a ->
    [effect] Najpierw efekt
   *[tile] Najpierw płytka
}
teotihuacan-move-claim = { $a ->
    [vp] Pozyskaj: { teotihuacan-kind-vp }
    [avenue] Pozyskaj: { teotihuacan-kind-avenue }
   *[other] Pozyskaj: { $an }
}
teotihuacan-move-climb = Awansuj: { $an }
teotihuacan-move-take = Weź: { $an }
teotihuacan-move-pay = Zapłać: { $an }
teotihuacan-move-trade = Wymień
teotihuacan-move-technology = { $an }
teotihuacan-move-row = { $a ->
    [top] Górny rząd
    [middle] Środkowy rząd
   *[bottom] Dolny rząd
}
teotihuacan-move-decoration = { $an }
teotihuacan-move-side = { $a ->
    [top] Górny bok
    [right] Prawy bok
    [bottom] Dolny bok
   *[left] Lewy bok
}
teotihuacan-move-tile = { $an }
# Rows and columns of the Pyramid are counted from 0.
teotihuacan-move-place = { $b ->
    [0] Poziom { $a }: rząd 1, kolumna { teotihuacan-column }
    [1] Poziom { $a }: rząd 2, kolumna { teotihuacan-column }
    [2] Poziom { $a }: rząd 3, kolumna { teotihuacan-column }
   *[3] Poziom { $a }: rząd 4, kolumna { teotihuacan-column }
}
teotihuacan-column = { $c ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
teotihuacan-move-rotate = { $a ->
    [0] Obróć: 0°
    [1] Obróć: 90°
    [2] Obróć: 180°
   *[3] Obróć: 270°
}
teotihuacan-move-discount = { $a ->
    [save] Jeszcze nie
   *[other] Oszczędź: { $an }
}
teotihuacan-move-power = { $an }: { $b ->
    [1] 1 → 2
    [2] 2 → 3
    [3] 3 → 4
    [4] 4 → 5
   *[5] 5 → 6
}
teotihuacan-move-ascend = { $a ->
    [vp] 5 PZ
    [cocoa] 5 kakao
    [temple] 1 Świątynia
    [two_temples] 2 Świątynie
   *[fourth_worker] 4. robotnik
}
teotihuacan-move-salary = Zapłać { $a } kakao

## Questions: what is being decided

teotihuacan-ask-keep = Zatrzymaj 2 płytki Startowe
teotihuacan-ask-draft = Weź płytkę Startową
teotihuacan-ask-turn = Przemieść robotnika albo odblokuj robotników
teotihuacan-ask-action = { $board-name }: co robi twój robotnik?
teotihuacan-ask-end = Zakończ turę
teotihuacan-ask-leave = Na której z czterech plansz nie umieszczasz robotnika?
teotihuacan-ask-go = Dokąd idzie twój robotnik o sile { $power }?
teotihuacan-ask-with = Który robotnik idzie razem z nim?
teotihuacan-ask-fee = { $for ->
    [main] Płacisz kakao za Akcję Główną czy używasz płytki Odkryć?
    [unlock] Płacisz kakao za odblokowanie robotnika czy używasz płytki Odkryć?
   *[both] Płacisz kakao za oba efekty czy używasz płytki Odkryć?
}
teotihuacan-ask-lock = Który z dwóch robotników zajmuje pole Rytuału?
teotihuacan-ask-worship = Rytuał: efekt pola, płytka Odkryć czy jedno i drugie?
teotihuacan-ask-order = Co najpierw?
teotihuacan-ask-claim = { $at-name }: pozyskujesz płytkę Odkryć?
teotihuacan-ask-trade = Płytka Pałacu: wymieniasz? Pozostało razy: { $times }
teotihuacan-ask-climb = W której Świątyni awansujesz?
teotihuacan-ask-take = Który zasób bierzesz? Do wzięcia: { $count }
teotihuacan-ask-technology = Którą Technologię pozyskujesz?
teotihuacan-ask-row = W którym rzędzie umieszczasz Budynek?
teotihuacan-ask-decoration = Którą płytkę Zdobienia umieszczasz?
teotihuacan-ask-side = Przy którym boku Piramidy umieszczasz Zdobienie?
teotihuacan-ask-tile = { $placed ->
    [0] Którą płytkę Piramidy umieszczasz?
   *[other] Umieszczasz kolejną płytkę Piramidy? Umieszczone: { $placed }
}
teotihuacan-ask-place = Gdzie umieszczasz płytkę Piramidy?
teotihuacan-ask-rotate = Jak obracasz płytkę Piramidy?
teotihuacan-ask-discount = Zniżka: którego zasobu nie płacisz?
teotihuacan-ask-power-up = { $optional ->
    [yes] Wzmacniasz jeszcze raz?
   *[no] Którego robotnika wzmacniasz?
}
teotihuacan-ask-more = Technologia 13: jeszcze jedno wzmocnienie za 1 kakao?
teotihuacan-ask-reward = Wybierz nagrodę za Wstąpienie
teotihuacan-ask-salary = Ile płacisz za robotników? Do zapłaty: { $owed } kakao
teotihuacan-ask-steps = Awansujesz w dwóch Świątyniach: w której najpierw?

## Events: lines of the log

teotihuacan-event-keep = { $player } zatrzymuje płytkę Startową: { $tile-name }
teotihuacan-event-put = { $player } umieszcza robotnika o sile { $power }: { $board-name }
teotihuacan-event-move = { $player } przemieszcza robotnika o sile { $power }: { $from-name } → { $to-name }
teotihuacan-event-unlock = { $by ->
    [turn] { $player } odblokowuje wszystkich robotników za darmo
    [cocoa] { $player } płaci za odblokowanie wszystkich robotników
   *[other] { $player }: robotnik zostaje odblokowany przez innego gracza ({ $space-name })
}
teotihuacan-event-collect = { $player } pozyskuje kakao: { $board-name }
teotihuacan-event-worship = { $player } odprawia Rytuał robotnikiem o sile { $power }: { $space-name }
teotihuacan-event-main = { $player } wykonuje Akcję Główną: { $board-name }, robotnicy: { $workers }
teotihuacan-event-gain = { $player } otrzymuje: { teotihuacan-amount }
teotihuacan-event-pay = { $player } płaci: { teotihuacan-amount }
teotihuacan-event-claim = { $player } pozyskuje płytkę Odkryć: { $kind-name }
teotihuacan-event-use = { $player } używa płytki Odkryć: { $kind-name }
teotihuacan-event-climb = { $player } awansuje: { $temple-name }, stopień { $step }
teotihuacan-event-no-step = { $player } nie może awansować: { $temple-name }
teotihuacan-event-avenue = { $player } awansuje na torze Alei Umarłych: pole { $space }
teotihuacan-event-technology = { $player } pozyskuje: { $tile-name }
teotihuacan-event-building = { $player } umieszcza Budynek: { $row-name }, pole { $space }
teotihuacan-event-decoration = { $player } umieszcza płytkę Zdobienia: { $side-name }, pole { $number }
teotihuacan-event-tile = { $player } umieszcza płytkę Piramidy
teotihuacan-event-power-up = { $player } wzmacnia robotnika do siły { $power }: { $board-name }
teotihuacan-event-ascend = { $player }: robotnik dokonuje Wstąpienia ({ $board-name })
teotihuacan-event-reward = { $player } wybiera nagrodę za Wstąpienie: { $reward-name }
teotihuacan-event-light-disc = Jasny znacznik Kalendarza: { $space }
teotihuacan-event-announced = Zaćmienie zostało zainicjowane
teotihuacan-event-eclipse = Zaćmienie { $number }
teotihuacan-event-salary = { $player } opłaca robotników, kakao: { $paid } z { $owed }
teotihuacan-event-neutral = Neutralny robotnik: { $board-name }
teotihuacan-event-discovery = Nowa płytka Odkryć: { $kind-name } ({ $board-name })
teotihuacan-event-new-decoration = Nowo wyłożona: { $tile-name }
teotihuacan-event-new-tile = Nowo wyłożona: { $tile-name }
teotihuacan-event-finished = Piramida jest ukończona
teotihuacan-event-points = { $of ->
    [none] { $player }: { $points } PZ – { $source-name }
   *[other] { $source ->
        [decorations] { $player }: { $points } PZ – { $source-name }
        [royal_tiles] { $player }: { $points } PZ – { $of-name }
        [technologies] { $player }: { $points } PZ – { $of-name }
        [temple_bonus] { $player }: { $points } PZ – { $of-name }
       *[other] { $player }: { $points } PZ – { $source-name }, { $of-name }
    }
}
teotihuacan-event-roll = { $player } rzuca kośćmi: { $one } i { $two }, { $action-name } ({ $slot-name })
teotihuacan-event-fallback = { $player } nie może zrobić nic lepszego i wykonuje działanie zastępcze
teotihuacan-event-slide = { $from ->
    [set_aside] { $player } dokłada odłożoną płytkę: { $to-name }
   *[other] { $player } przesuwa płytkę Akcji: { $from-name } → { $to-name }
}
teotihuacan-event-bot-worship = { $player } przenosi zablokowanego robotnika: { $space-name }
teotihuacan-event-discard = { $player } odrzuca płytkę Odkryć: { $kind-name } ({ $board-name })
teotihuacan-event-try = { $result ->
    [works] { $player } próbuje: { $board-name } – udaje się
    [no_worker] { $player } próbuje: { $board-name } – brak tam robotnika
    [not_enough] { $player } próbuje: { $board-name } – za mało na opłatę
   *[impossible] { $player } próbuje: { $board-name } – niemożliwe
}

## Reasons: why a move is not possible

teotihuacan-reason-no-passing = Nie możesz pasować: przemieść robotnika i wykonaj akcję albo odblokuj robotników
teotihuacan-reason-not-a-newcomer = Pole Rytuału może zająć tylko nowoprzybyły robotnik
teotihuacan-reason-take-back-first = Kolejność nie ma znaczenia, więc jest ustalona: aby wybrać to, cofnij ostatni wybór
teotihuacan-reason-another-first = Kolejność nie ma znaczenia, więc jest ustalona: najpierw wybierz coś innego
teotihuacan-reason-used-in-order = Kolejność nie ma znaczenia, więc jest ustalona: ta płytka wypada przed ostatnio użytą
teotihuacan-reason-not-on-display = Tej płytki nie ma wśród wyłożonych
teotihuacan-reason-not-enough = { $what ->
    [cocoa] Za mało kakao: potrzeba { $need }, masz { $have }
    [wood] Za mało drewna: potrzeba { $need }, masz { $have }
    [stone] Za mało kamienia: potrzeba { $need }, masz { $have }
   *[gold] Za mało złota: potrzeba { $need }, masz { $have }
}
teotihuacan-reason-must-take-effect = Akcja Główna musi zadziałać; nie możesz jej teraz pominąć
teotihuacan-reason-must-power-up = To wzmocnienie nie jest opcjonalne
teotihuacan-reason-must-climb = Z awansu w Świątyni nie można zrezygnować
teotihuacan-reason-take-printed = Jeśli nie pozyskujesz płytki, weź nadrukowaną premię
teotihuacan-reason-none-locked = Żaden twój robotnik nie jest zablokowany
teotihuacan-reason-none-locked-there = Nie masz tu zablokowanego robotnika: { $board-name }
teotihuacan-reason-whole-turn = Odblokowanie za darmo zajmuje całą turę: teraz jest już za późno
teotihuacan-reason-no-such-tile = Nie masz takiej niewykorzystanej płytki Odkryć
teotihuacan-reason-from-first-turn = Płytek Odkryć możesz używać od swojej pierwszej tury
teotihuacan-reason-instead-of-a-payment = Tej płytki używa się zamiast opłaty w kakao
teotihuacan-reason-only-in-own-turn = Płytek Odkryć możesz używać tylko w swojej turze
teotihuacan-reason-nothing-to-gain = To by niczego nie zmieniło
teotihuacan-reason-within-a-decision = Najpierw dokończ ten wybór
teotihuacan-reason-enough-workers = Kolejny robotnik nic by tu nie zmienił
teotihuacan-reason-with-a-main-action = Tej płytki używa się przy Akcji Głównej: Pracownia Alchemiczna, Posiadłość Arystokratów lub Plac Budowy
teotihuacan-reason-with-a-move = Tej płytki używa się przy przemieszczaniu robotnika
teotihuacan-reason-one-is-enough = Do tego ruchu wystarczy jedna taka płytka
teotihuacan-reason-weaker-first = Z dwóch robotników idących razem najpierw wybiera się słabszego
teotihuacan-reason-no-other-worker-there = Nie masz tam innego odblokowanego robotnika
teotihuacan-reason-not-laid-out = Tej płytki nie ma wśród wyłożonych
teotihuacan-reason-not-on-your-tiles = Twoje płytki Startowe nie wskazują tej planszy
teotihuacan-reason-already-kept = Ta płytka jest już wybrana
teotihuacan-reason-not-among-your-tiles = Tej płytki nie ma wśród twoich
teotihuacan-reason-one-worker-moves = W tej turze przemieszcza się tylko wybrany robotnik
teotihuacan-reason-worker-first = Najpierw wybierz robotnika
teotihuacan-reason-too-far = Za daleko: najdłuższy ruch to { $most }, a odległość tej planszy to { $distance }
teotihuacan-reason-locked = Ten robotnik jest zablokowany
teotihuacan-reason-no-worker-there = Nie masz tam takiego robotnika
teotihuacan-reason-move-first = Najpierw przemieść robotnika
teotihuacan-reason-not-on-this-board = Twój robotnik jest na innej planszy
teotihuacan-reason-own-worker-there = Na tym polu stoi twój robotnik
teotihuacan-reason-not-alone-at-the-palace = W Pałacu nie można pozyskać płytki Odkryć bez efektu pola
teotihuacan-reason-no-tile-there = Nie ma tu takiej płytki
teotihuacan-reason-top-reached = Jesteś już na najwyższym stopniu
teotihuacan-reason-top-step-taken = Najwyższy stopień jest zajęty
teotihuacan-reason-no-step-there = Teraz nie awansujesz w tej Świątyni
teotihuacan-reason-pay-a-resource = Ta płytka wymaga zasobu, nie kakao
teotihuacan-reason-fixed-price = Koszt na tej płytce jest stały
teotihuacan-reason-no-main-action = Pałac nie ma Akcji Głównej
teotihuacan-reason-second-row-needs-two-workers = Drugi rząd wymaga dwóch robotników albo jednego o sile 4 lub 5
teotihuacan-reason-all-yours = Masz już wszystkie Technologie w tej grze
teotihuacan-reason-not-in-this-game = Tej Technologii nie ma w tej grze
teotihuacan-reason-already-yours = Masz już tę Technologię
teotihuacan-reason-no-building-left = Nie ma już Budynków
teotihuacan-reason-row-full = Nie ma tu dla ciebie wolnego pola
teotihuacan-reason-not-enough-workers = Masz za mało robotników na tej Planszy Akcji: potrzeba { $need }, masz { $have }
teotihuacan-reason-other-row-first = { $row ->
    [top] Najpierw górny rząd, dopóki ma wolne pole
    [middle] Najpierw środkowy rząd, dopóki ma wolne pole
   *[bottom] Najpierw dolny rząd, dopóki ma wolne pole
}
teotihuacan-reason-needs-tiles-below = Brakuje płytek, które muszą leżeć pod spodem
teotihuacan-reason-none-on-display = Nie ma wyłożonych płytek
teotihuacan-reason-side-full = Ten bok jest pełny
teotihuacan-reason-pyramid-finished = Piramida jest ukończona
teotihuacan-reason-no-other-tile = Zniżki nie można zachować: nie umieścisz już kolejnej płytki
teotihuacan-reason-not-in-the-cost = Koszt nie obejmuje tego zasobu
teotihuacan-reason-one-for-each-worker = Po jednej płytce na robotnika: { $workers }
teotihuacan-reason-place-taken = To miejsce jest zajęte
teotihuacan-reason-all-in-play = Wszyscy twoi robotnicy są w grze
teotihuacan-reason-more-than-owed = Do zapłaty jest tylko { $owed } kakao

## Where points come from

teotihuacan-source-temples = Świątynie
teotihuacan-source-boards = Plansze Akcji
teotihuacan-source-royal-tiles = Płytki Pałacu
teotihuacan-source-technologies = Technologie
teotihuacan-source-others-technologies = Technologie innych graczy
teotihuacan-source-buildings = Budynki
teotihuacan-source-decorations = Płytki Zdobień
teotihuacan-source-pyramid = Płytki Piramidy
teotihuacan-source-icons = Pasujące symbole
teotihuacan-source-ascension = Wstąpienie
teotihuacan-source-discovery-tiles = Płytki Odkryć
teotihuacan-source-avenue = Aleja Umarłych
teotihuacan-source-pyramid-lead = Najdalej na torze Piramidy
teotihuacan-source-pyramid-track = Tor Piramidy
teotihuacan-source-masks = Maski
teotihuacan-source-unpaid-salary = Niezapłacone kakao
teotihuacan-source-temple-bonus = Płytki Przychylności Bogów
teotihuacan-source-cocoa-exchange = Odrzucone kakao
teotihuacan-source-goods-left = Pozostałe zasoby i kakao

## Options

teotihuacan-option-setup = Początek
teotihuacan-option-setup-help = Skąd biorą się płytki Startowe. W pierwszej rozgrywce plansze, płytki i dobra są zawsze takie same.
teotihuacan-option-setup-dealt = rozdanie płytek Startowych
teotihuacan-option-setup-draft = draft płytek Startowych
teotihuacan-option-setup-first-game = pierwsza rozgrywka
teotihuacan-option-dark-eclipse = Mroczne Zaćmienie
teotihuacan-option-dark-eclipse-help = Zaćmienie jest punktowane, gdy tylko nadejdzie, bez dodatkowych tur.
teotihuacan-option-dark-eclipse-true = tak
teotihuacan-option-dark-eclipse-false = nie
teotihuacan-option-difficulty = Poziom trudności
teotihuacan-option-difficulty-help = Jak trudno jest pokonać Teotibota. Poszczególne jego cechy można zmienić poniżej.
teotihuacan-option-difficulty-easier = łatwiejszy
teotihuacan-option-difficulty-as-printed = jak w zasadach
teotihuacan-option-difficulty-harder = trudniejszy
teotihuacan-option-bot-worker-4 = Robotnik Bota: Złoża Złota
teotihuacan-option-bot-worker-4-help = Siła początkowego robotnika Teotibota na tej planszy.
teotihuacan-option-bot-worker-4-as-set = według poziomu trudności
teotihuacan-option-bot-worker-6 = Robotnik Bota: Posiadłość Arystokratów
teotihuacan-option-bot-worker-6-help = Siła początkowego robotnika Teotibota na tej planszy.
teotihuacan-option-bot-worker-6-as-set = według poziomu trudności
teotihuacan-option-bot-worker-8 = Robotnik Bota: Plac Budowy
teotihuacan-option-bot-worker-8-help = Siła początkowego robotnika Teotibota na tej planszy.
teotihuacan-option-bot-worker-8-as-set = według poziomu trudności
teotihuacan-option-bot-wood = Drewno Bota
teotihuacan-option-bot-wood-help = Ile drewna Teotibot ma na początku.
teotihuacan-option-bot-wood-as-set = według poziomu trudności
teotihuacan-option-bot-stone = Kamień Bota
teotihuacan-option-bot-stone-help = Ile kamienia Teotibot ma na początku.
teotihuacan-option-bot-stone-as-set = według poziomu trudności
teotihuacan-option-bot-gold = Złoto Bota
teotihuacan-option-bot-gold-help = Ile złota Teotibot ma na początku.
teotihuacan-option-bot-gold-as-set = według poziomu trudności
teotihuacan-option-bot-exchange = Kakao Bota
teotihuacan-option-bot-exchange-help = Ile PZ Teotibot zdobywa za 10 kakao.
teotihuacan-option-bot-exchange-as-set = według poziomu trudności
teotihuacan-option-bot-worship = Rytuał Bota
teotihuacan-option-bot-worship-help = O ile stopni w Świątyni awansuje Teotibot dzięki płytce Akcji Rytuał.
teotihuacan-option-bot-worship-as-set = według poziomu trudności
teotihuacan-option-bot-bonus = Przychylność Bogów dla Bota
teotihuacan-option-bot-bonus-help = Ile PZ Teotibot zdobywa za każdą płytkę Przychylności Bogów.
teotihuacan-option-bot-bonus-as-set = według poziomu trudności
teotihuacan-option-bot-technology = Technologie Bota
teotihuacan-option-bot-technology-help = Ile PZ Teotibot zdobywa za każdą Technologię.
teotihuacan-option-bot-technology-as-set = według poziomu trudności
