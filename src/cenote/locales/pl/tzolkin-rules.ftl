# Zasady gry Tzolk’in prostymi słowami. Kolejność rozdziałów jak w boards/tzolkin/rules.ts.

tzolkin-rules-goal = O czym jest gra
tzolkin-rules-goal-text =
    Prowadzisz plemię Majów przez 27 dni, czyli rund gry. Twoi robotnicy jeżdżą na kołach wielkiego kalendarza, zbierają kukurydzę i surowce, budują, uczą się i służą bogom. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa (PZ).

    PZ dają:

    - świątynie na koniec każdej z dwóch epok
    - kryształowe czaszki ofiarowane w Chichen Itza
    - niektóre budynki od razu i monumenty na koniec gry
    - to, co zostanie: czaszki, kukurydza i surowce

    PZ tracisz za robotników, których nie możesz wyżywić. Wynik może spaść poniżej zera.
tzolkin-rules-table = Co leży na stole
tzolkin-rules-table-text =
    Wielkie koło pośrodku to kalendarz: każdy z 26 zębów jest jednym dniem. Obraca ono pięć kół. Robotnicy stoją na ich zębach, a tarcze dookoła koła to jego akcje: im wyższy numer, tym więcej dają.

    Kukurydza jest jedzeniem i pieniądzem. Drewno, kamień i złoto to surowce. Kukurydza i kryształowe czaszki nimi nie są, więc ich nie zastępują. Czaszek jest 13 i nigdy więcej.

    Każdy gracz ma 6 robotników, a zaczyna z 3. Gdy gra dwóch lub trzech graczy, pola na kołach zajmują też neutralni robotnicy, którzy jeżdżą w kółko i nigdy nie schodzą.

    Przed pierwszą rundą każdy dostaje 4 płytki Dóbr Początkowych, w tajemnicy zatrzymuje 2 i otrzymuje to, co pokazują.
tzolkin-rules-turn = Twoja tura
tzolkin-rules-turn-text =
    W turze robisz jedną z dwóch rzeczy, nigdy obie:

    - wysyłasz do pracy co najmniej jednego wolnego robotnika albo
    - zdejmujesz z kół co najmniej jednego swojego robotnika.

    Nie można spasować. Kto nie ma robotnika na kołach, musi wysyłać; kto nie ma wolnego robotnika albo nie może zapłacić za żadne pole, musi zdejmować.

    Na koniec tury uzupełnia się puste miejsca w rzędzie budynków. Gdy wszyscy wykonają tury, dzień się kończy: czasem Dniem Żywienia, a zawsze przestawieniem kalendarza.
tzolkin-rules-placing = Wysyłanie robotników
tzolkin-rules-placing-text =
    Wybierasz koło, a robotnik trafia na jego wolne pole o najniższym numerze. Pole zajmuje każdy robotnik, także neutralny. Możesz też wysłać go na pole Pierwszeństwa, jeśli jest wolne.

    Płacisz kukurydzą: tyle koszy, ile wynosi numer pola, i więcej, gdy w jednej turze wysyłasz kilku robotników. Pierwszy nic nie dodaje, drugi kosztuje dodatkowo 1 kosz, trzeci 2 i tak dalej. Razem to 1 kosz więcej za dwóch robotników, 3 za trzech, 6 za czterech, 10 za pięciu i 15 za sześciu.

    Samo pole Pierwszeństwa nic nie kosztuje, ale jego robotnik liczy się do wysłanych.
tzolkin-rules-picking-up = Powrót robotników
tzolkin-rules-picking-up-text =
    Zdejmujesz z kół swoich robotników, jednego po drugim, i kończysz, kiedy chcesz. Z każdym robisz jedno z poniższych:

    - akcję pola, na którym stał
    - akcję niższego pola tego samego koła, za 1 kosz kukurydzy za każde pole wstecz
    - nic

    Pole 0 nie ma akcji. Ostatnie pola z numerami to pola akcji dowolnych: każda akcja tego koła, bez kukurydzy za pola wstecz.

    Akcja, za którą nie możesz zapłacić lub której nie możesz wykonać, jest niedostępna. Robotnik przewieziony za ostatnie pole z numerem wraca bez akcji, więc nie zwlekaj zbyt długo.
tzolkin-rules-palenque = Palenque: kukurydza i drewno
tzolkin-rules-palenque-text =
    Akcja 1 to połów ryb: zawsze daje trochę kukurydzy. Akcje od 2 do 5 to zbiory w grupie pól dżungli o tym samym numerze; pól jest tyle, ilu graczy.

    - Zbiór kukurydzy: weź odkryty żeton Zbioru Kukurydzy i kukurydzę.
    - Wycinka drzew: weź żeton Wycinki Drzew i drewno. Żeton kukurydzy pod spodem jest teraz odkryty.
    - Wypalanie lasu: żeton Wycinki Drzew opuszcza grę, a ty bierzesz żeton kukurydzy spod niego i kukurydzę. To gniewa bogów: schodzisz o jeden stopień w dół w świątyni. Jeśli wszystkie twoje znaczniki są na dole, nie możesz tego zrobić.

    W grupie 2 nie ma drzew. Gdy grupa jest pusta, jej akcja nic już nie daje, chyba że masz Rolnictwo. Zabrane żetony zostają u ciebie; liczą je niektóre monumenty.
tzolkin-rules-yaxchilan = Yaxchilan: surowce i czaszki
tzolkin-rules-yaxchilan-text =
    Te akcje po prostu dają to, co pokazują: drewno, kamień, złoto, przy nich trochę kukurydzy, a akcja 4 kryształową czaszkę. Akcja 5 daje złoto, kamień i kukurydzę.

    Pozyskiwanie surowców zwiększa zysk surowców, a Teologia na trzecim poziomie daje drugą czaszkę w akcji 4. Gdy w banku nie ma czaszek, akcja 4 nic nie daje.
tzolkin-rules-tikal = Tikal: wiedza i budynki
tzolkin-rules-tikal-text =
    - Akcja 1: rozwiń dziedzinę o jeden poziom i zapłać za to.
    - Akcja 2: wznieś jeden budynek.
    - Akcja 3: rozwiń dziedzinę raz lub dwa razy, na jednym torze lub na dwóch. Za każdy poziom płacisz przed następnym.
    - Akcja 4: wznieś jeden lub dwa budynki albo jeden monument. To jedyna droga do monumentu.
    - Akcja 5: zapłać jeden surowiec i wejdź o jeden stopień wyżej w dwóch różnych świątyniach.

    Z dwóch budynków pierwszy jest gotowy, ze wszystkim, co daje, zanim zapłacisz za drugi.
tzolkin-rules-uxmal = Uxmal: handel i pomocnicy
tzolkin-rules-uxmal-text =
    - Akcja 1: zapłać kukurydzą i wejdź o jeden stopień wyżej w dowolnej świątyni.
    - Akcja 2: Rynek. Wymieniaj kukurydzę na surowce i surowce na kukurydzę dowolną liczbę razy. Drewno jest warte 2 kosze, kamień 3, a złoto 4. Czaszkami się nie handluje.
    - Akcja 3: weź z banku jeszcze jednego swojego robotnika. Możesz go wysłać od następnej tury i też chce jeść.
    - Akcja 4: wznieś budynek, płacąc 2 kosze kukurydzy zamiast każdego surowca. Nie można mieszać kukurydzy i surowców.
    - Akcja 5: zapłać 1 kosz i wykonaj dowolną akcję Palenque, Yaxchilan, Tikal lub Uxmal; jej koszt płacisz osobno.
tzolkin-rules-chichen-itza = Chichen Itza: ofiary z czaszek
tzolkin-rules-chichen-itza-text =
    Niebieskie koło jest większe i ma dziewięć akcji. Każdej można użyć raz w całej grze, tylko przez jednego gracza: połóż na niej swoją kryształową czaszkę, zdobądź jej PZ i wejdź o jeden stopień wyżej w pokazanej świątyni. Trzy z nich dają też dowolny surowiec.

    Czaszka tam zostaje. Bez czaszki, lub gdy jakaś już tam leży, akcja jest niedostępna. Jeśli nie możesz wejść wyżej, nic nie szkodzi; punkty i tak zdobywasz.

    Pole 10 jest polem akcji dowolnych.
tzolkin-rules-temples = Świątynie
tzolkin-rules-temples-text =
    W każdej z trzech świątyń masz znacznik i zaczynasz na białym stopniu, drugim od dołu. Na szczytowym stopniu mieści się tylko jeden znacznik; kto chce tam wejść, gdy jest zajęty, po prostu nie wchodzi. Kto dotrze na szczyt, odwraca swoją planszę z powrotem na jasną stronę.

    W Dni Żywienia w środku epoki otrzymujesz zasoby pokazane przy swoim stopniu i przy wszystkich niższych. W te na koniec epoki zdobywasz PZ swojego stopnia, także ujemne. Kto jest w świątyni najwyżej, zdobywa też jej bonus: lewą liczbę w pierwszej epoce, prawą w drugiej. Jeśli najwyżej jest kilka osób, każda zdobywa połowę.
tzolkin-rules-technologies = Rozwój
tzolkin-rules-technologies-text =
    Każdy z czterech torów ma trzy poziomy. Poziom kosztuje tyle dowolnych surowców, ile wynosi jego numer, a niższe poziomy działają nadal.

    - Rolnictwo daje więcej kukurydzy z Palenque i zbiory tam, gdzie nie ma odkrytego żetonu kukurydzy.
    - Pozyskiwanie surowców dodaje drewno, potem kamień, potem złoto do tego, co dają Palenque i Yaxchilan.
    - Konstrukcja daje za każdy budynek kukurydzę, potem także PZ, a potem obniża koszt budynków.
    - Teologia pozwala robotnikowi w Chichen Itza użyć następnego pola, po akcji tam zapłacić jeden surowiec za stopień w świątyni i podwaja czaszkę z Yaxchilan.

    Na trzecim poziomie możesz rozwijać się dalej, za jeden surowiec, i brać bonus z końca toru, dowolną liczbę razy.
tzolkin-rules-buildings = Budynki i monumenty
tzolkin-rules-buildings-text =
    Zapłać dokładnie tyle, ile wydrukowano, i połóż płytkę przed sobą. Budynek daje wszystko od razu, od góry do dołu. Farma działa w każdy Dzień Żywienia: żywi część twoich robotników albo każdemu oszczędza jeden kosz.

    Konstrukcja pomaga przy budynkach, nie przy monumentach. Gdy jedną akcją wznosisz dwa budynki, pomaga tylko przy jednym z nich, a ty wybierasz przy którym.

    Monumenty leżą odkryte od początku i nikt ich nie uzupełnia. Punktują na koniec gry za to, co pokazują, a to, co liczy twoje budynki, liczy też sam monument. W połowie gry budynki pierwszej epoki ustępują budynkom drugiej.
tzolkin-rules-first-player-space = Pole Pierwszeństwa
tzolkin-rules-first-player-space-text =
    Mieści jednego robotnika. Na koniec swojej tury zabierasz całą kukurydzę, która zebrała się na zębach wielkiego koła.

    Gdy dzień się kończy, robotnik wraca, a ty zostajesz pierwszym graczem; jeśli już nim jesteś, zostaje nim następny gracz zgodnie z ruchem wskazówek zegara. Potem decydujesz, czy kalendarz przesunie się o jeden dzień, czy o dwa.

    Dwa dni są możliwe tylko wtedy, gdy twoja plansza leży jasną stroną ku górze i drugi dzień nie zepchnie z koła niczyjego robotnika. Plansza odwraca się wtedy na ciemną stronę, a wraca na jasną, gdy dotrzesz na szczyt świątyni.
tzolkin-rules-end-of-round = Koniec dnia
tzolkin-rules-end-of-round-text =
    Jeśli nikt nie stał na polu Pierwszeństwa, na bieżący ząb trafia 1 kosz kukurydzy, a kalendarz przesuwa się o jeden dzień. Wszystkie koła się obracają, a robotnicy jadą o jedno pole dalej. Kto wyjedzie za ostatnie pole z numerem, wraca do właściciela. Neutralni robotnicy objeżdżają całe koło.

    Dnia Żywienia nie da się ominąć: jeśli dwa dni przeskoczą jego ząb, Dniem Żywienia jest następna runda.
tzolkin-rules-food-day = Dni Żywienia
tzolkin-rules-food-day-text =
    Są cztery, na oznaczonych zębach, gdy wszyscy wykonają swoje tury.

    Najpierw każdy żywi robotników: po 2 kosze kukurydzy na każdego, gdziekolwiek jest. Trzeba wyżywić tylu, ilu się da; każdy niewyżywiony to strata 3 PZ. Farmy pomagają.

    Potem bogowie okazują łaski. Pierwszy i trzeci Dzień Żywienia dają zasoby ze świątyń, drugi i czwarty PZ. Po drugim zaczyna się druga epoka z nowymi budynkami.

    Czaszkę ze świątyni dostaje każdy, kto do niej dotarł, albo nikt, jeśli w banku jest ich za mało.
tzolkin-rules-begging = Prośba o kukurydzę
tzolkin-rules-begging-text =
    Na początku tury, mając najwyżej 2 kosze, możesz poprosić o kukurydzę. Masz wtedy dokładnie 3 kosze, a bogowie się gniewają: schodzisz o jeden stopień w dół w wybranej świątyni. Gdy wszystkie twoje znaczniki są na najniższych stopniach, nie możesz prosić.

    Potem normalnie rozgrywasz turę. Kto nie ma robotnika na kołach i nie może zapłacić za żadne pole, musi prosić.

    Jeśli nawet to jest niemożliwe, bogowie okazują miłosierdzie: oddajesz całą kukurydzę i wysyłasz jednego robotnika na jedno z najtańszych pól.
tzolkin-rules-end = Koniec gry
tzolkin-rules-end-text =
    Po czwartym Dniu Żywienia kalendarz przesuwa się ostatni raz. Potem każdy punktuje:

    - wszystkie surowce stają się kukurydzą, jak na Rynku, a każde 4 kosze to 1 PZ; ćwiartki się liczą
    - każda pozostała czaszka jest warta 3 PZ
    - monumenty dają to, co pokazują

    Wygrywa ten, kto ma najwięcej PZ. Przy remisie decyduje większa liczba robotników pozostałych na kołach, a potem zwycięstwo jest wspólne.
