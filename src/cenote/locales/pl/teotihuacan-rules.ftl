# The rules of Teotihuacan in plain words, section by section.

teotihuacan-rules-aim = O co chodzi
teotihuacan-rules-aim-text =
    Teotihuacan rośnie wokół swojej Piramidy, a ty należysz do tych, którzy go budują. Twoi robotnicy to kości. Krążą po 8 Planszach Akcji, zbierają zasoby, budują, odprawiają Rytuały i z każdą pracą nabierają siły, aż dostąpią Wstąpienia i zaczną od nowa.

    Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa (PZ). Punkty daje budowa i zdobienie Piramidy, Budynki i Technologie, Świątynie oraz 3 Zaćmienia, w których punktują Aleja Umarłych, tor Piramidy i Maski, a robotnicy chcą zapłaty.

teotihuacan-rules-setup = Początek gry
teotihuacan-rules-setup-text =
    Pałac i Plac Budowy leżą naprzeciw siebie po dwóch stronach Piramidy; pozostałe 6 plansz tasuje się między nimi. Wiele płytek losuje się, więc nie ma 2 takich samych rozgrywek.

    Dostajesz 4 płytki Startowe i zatrzymujesz 2. Obie dają wszystko, co pokazują. Na każdej są 2 plansze, a twoich 3 robotników zaczyna na 3 różnych spośród nich, z siłą 1. Jeśli płytki pokazują 4 różne plansze, jedną pomijasz. Płytka może też dawać wzmocnienie, Technologię albo prawo pozyskania płytki Odkryć za jej koszt.

    Czwarty robotnik czeka, aż wybierzesz go jako nagrodę za Wstąpienie. Na pierwszą rozgrywkę jest stałe rozstawienie bez płytek Startowych.

teotihuacan-rules-turn = Twoja tura
teotihuacan-rules-turn-text =
    W standardowej turze przemieszczasz jednego odblokowanego robotnika i tam, dokąd dotrze, robisz dokładnie jedną rzecz:

    - Pozyskanie Kakao,
    - Rytuał albo
    - Akcję Główną planszy.

    Zamiast standardowej tury możesz za darmo odblokować wszystkich swoich robotników.

    Poza tym w swojej turze możesz używać płytek Odkryć, a w standardowej turze zapłacić 3 kakao, by odblokować wszystkich robotników. Nie da się spasować, ale nigdy nie utkniesz: odblokowanym robotnikiem zawsze można pozyskać kakao. Turę kończysz samodzielnie.

teotihuacan-rules-move = Ruch
teotihuacan-rules-move-text =
    Robotnicy chodzą zgodnie z ruchem wskazówek zegara, o 1 do 3 plansz. Zablokowani zostają na miejscu.

    Gdy wybierasz cel, każda plansza w zasięgu mówi, ile od razu kosztuje i daje każda akcja na niej. Wielokropek oznacza, że trzeba będzie wybrać coś jeszcze.

    W ruchu pomagają 2 płytki Odkryć: dzięki podwójnemu ruchowi idzie też drugi robotnik z tej samej planszy, dzięki nieograniczonemu ruchowi robotnik idzie na dowolną odległość. Z Technologią 1 każdy twój robotnik, który wchodzi do Pałacu lub go mija, przynosi 1 kakao.

teotihuacan-rules-collect = Pozyskanie Kakao
teotihuacan-rules-collect-text =
    Kakao opłaca niemal wszystko, co robią robotnicy, więc potrzebujesz go stale.

    Spójrz na robotników w obszarze ogólnym planszy, zanim dotrze tam twój. Każdy kolor liczy się raz: każdy inny gracz, ty, jeśli stoi tam inny twój robotnik, i każdy kolor neutralnych robotników. Zablokowani się nie liczą. Otrzymujesz tyle kakao i 1 więcej.

    Dlatego zatłoczona plansza dobrze nadaje się do zbierania kakao, a drogo kosztuje na niej Akcja Główna.

teotihuacan-rules-worship = Rytuał
teotihuacan-rules-worship-text =
    Pałac, Las, Kamieniołom, Złoża Złota i Warsztat Zdobniczy mają pola Rytuału, oznaczone kluczem. Twój robotnik staje tam i zostaje zablokowany.

    Jeśli na polu stoi robotnik innego gracza, płacisz 1 kakao, a on przechodzi odblokowany do obszaru ogólnego. Własnego robotnika nie możesz tak usunąć.

    Potem wybierz:

    - efekt pola: stopień w Świątyni, a w Pałacu efekt płytki Pałacu;
    - płytkę Odkryć tej planszy, za jej koszt (nie w Pałacu);
    - albo jedno i drugie za dodatkowe 1 kakao, w dowolnej kolejności.

    Pozyskaną płytkę od razu zastępuje nowa.

teotihuacan-rules-main = Akcje Główne
teotihuacan-rules-main-text =
    Przed Akcją Główną płacisz 1 kakao za każdy kolor wśród odblokowanych robotników, którzy byli na planszy przed twoim, także za własny. Pusta plansza nic nie kosztuje.

    Ile możesz zrobić, zależy od liczby twoich odblokowanych robotników na planszy, razem z nowoprzybyłym. Nigdy nie liczy się więcej niż 3. Na planszach zasobów liczy się też najsłabszy z nich.

    Potem wzmacniasz jednego ze swoich robotników na planszy. Przy 3 robotnikach większość plansz pozwala na drugie wzmocnienie.

teotihuacan-rules-unlock = Zablokowani robotnicy
teotihuacan-rules-unlock-text =
    Zablokowany robotnik nie może się ruszać, nie liczy się do żadnej akcji i nie można go wzmocnić. Opłata za niego i tak się należy.

    Są 3 sposoby odblokowania:

    - poświęć na to całą turę: wszyscy twoi zablokowani robotnicy zostają odblokowani za darmo;
    - zapłać 3 kakao w dowolnej chwili standardowej tury: odblokowani zostają wszyscy, nawet ten, który właśnie odprawił Rytuał;
    - poczekaj, aż ktoś inny zechce tego pola i za to zapłaci.

    Odblokowani robotnicy przechodzą do obszaru ogólnego planszy, na której stoją.

teotihuacan-rules-resources = Las, Kamieniołom, Złoża Złota
teotihuacan-rules-resources-text =
    Las daje drewno, Kamieniołom kamień, a Złoża Złota złoto.

    Nagrodę odczytasz z tabeli planszy. Rząd to liczba twoich robotników tam, najwyżej 3. Kolumna to siła najsłabszego z nich: 1, 2 do 3 albo 4 do 5. Opłaca się więc zbierać razem silnych robotników.

    Niektóre pola dają ponadto kakao, PZ albo stopnie w Świątyniach. Technologie 5 i 7 powiększają nagrodę. Potem wzmacniasz jednego robotnika na planszy; mając tam 3 robotników, możesz to zrobić dwukrotnie.

teotihuacan-rules-alchemy = Pracownia Alchemiczna
teotihuacan-rules-alchemy-text =
    Akcja Główna pozwala tu pozyskać Technologię. Zapłać złoto pokazane na płytce, 1 lub 2, i połóż na niej swój znacznik. Od następnej akcji działa już do końca gry.

    Mając 1 robotnika, wybierasz z pierwszego rzędu, mając więcej, z dowolnego. Samotny robotnik o sile 4 lub 5 też sięga do drugiego rzędu, ale wtedy nie zostaje wzmocniony.

    Awansujesz też o 1 stopień w Świątyni kolumny tej płytki: niebieskiej, czerwonej lub zielonej, od lewej. Każdy, kto już ma tę Technologię, zdobywa 3 PZ.

teotihuacan-rules-nobles = Posiadłość Arystokratów
teotihuacan-rules-nobles-text =
    Zapłać 2 drewna i weź Budynek z rzędu Budynków. Trafia on na pierwsze wolne pole od lewej: z 1 robotnikiem w górnym rzędzie, z 2 w środkowym, z 3 w dolnym. Dopiero gdy ten rząd jest pełny, można użyć rzędu nad nim.

    Zdobywasz punkty tego pola i awansujesz o 1 pole na torze Alei Umarłych.

    Każdy Budynek, który opuszcza rząd Budynków, odsłania mniejszą liczbę. Najmniejsza widoczna mówi, ile warte jest pole Alei w Zaćmieniu; im więcej Budynków, tym mniej warta jest Aleja dla wszystkich.

teotihuacan-rules-decorations = Warsztat Zdobniczy
teotihuacan-rules-decorations-text =
    Zapłać 3 złota z 1 robotnikiem, 2 złota z 2 albo 1 złoto z 3 i umieść jedną z wyłożonych płytek Zdobienia.

    Każdy bok Piramidy ma 4 pola. Pierwsze leży obok Piramidy i jest zawsze dostępne; następne idą po kolei i wymagają płytek Piramidy poziomu 1, 2 lub 3 pod obiema połowami. Płytka wskazuje środek i nie można jej obracać.

    Zdobywasz 3 PZ i awansujesz o 1 pole na torze Piramidy. Każda połowa, która przykrywa pasujący symbol, daje 1 PZ, a jeśli symbol na płytce jest kolorowy, awansujesz też o 1 stopień w jego Świątyni.

teotihuacan-rules-construction = Plac Budowy
teotihuacan-rules-construction-text =
    Za każdego swojego robotnika na planszy możesz umieścić płytkę Piramidy, co najmniej 1 i najwyżej 3. Koszt zależy od poziomu:

    - poziom 1: 2 kamienie, daje 1 PZ;
    - poziom 2: 2 kamienie i 1 drewno, daje 3 PZ;
    - poziom 3: 2 kamienie i 2 drewna, daje 5 PZ;
    - poziom 4: 2 kamienie i 3 drewna, daje 7 PZ.

    Powyżej poziomu 1 płytka potrzebuje pod sobą 4 płytek. Obracaj ją dowolnie: każdy symbol, który przykrywa taki sam, daje 1 PZ, a jeśli nowy symbol jest kolorowy, awansujesz o 1 stopień w jego Świątyni. Blady symbol też pasuje, ale nie należy do żadnej Świątyni. Każda płytka przesuwa cię też o 1 pole na torze Piramidy.

teotihuacan-rules-power = Wzmocnienia i Wstąpienie
teotihuacan-rules-power-text =
    Wzmocnienie podnosi siłę robotnika o 1. Silni robotnicy zarabiają więcej, ale ten, który przekroczyłby siłę 5, od razu dostępuje Wstąpienia:

    - awansujesz o 1 pole na torze Alei Umarłych;
    - robotnik wraca do Pałacu z siłą 1;
    - wybierasz nagrodę: 5 PZ; 5 kakao; 1 stopień w Świątyni; 2 stopnie za 3 kakao; albo czwartego robotnika, o sile 3, z 2 kakao;
    - jasny znacznik kalendarza przesuwa się o 1 pole.

    Pierwsze wzmocnienie po Akcji Głównej jest obowiązkowe. Technologia 13 daje jeszcze jedno za 1 kakao.

teotihuacan-rules-temples = Świątynie
teotihuacan-rules-temples-text =
    Są 3 Świątynie. Każdy stopień daje to, co przy nim pokazano: niebieska głównie zasoby, czerwona PZ, zielona kakao.

    Na głównym stopniu, gdzie leżą płytki Odkryć, możesz zamiast premii pozyskać jedną z nich za jej koszt. Tych płytek się nie uzupełnia, więc kto pierwszy, ten wybiera.

    Na stopniu 10 leży płytka Przychylności Bogów, która w ostatecznym Zaćmieniu punktuje u każdego, kto tam dotarł. Na najwyższym stopniu mieści się tylko jeden znacznik.

    Stopień, którego nie da się wykonać, przepada.

teotihuacan-rules-tracks = Aleja Umarłych i tor Piramidy
teotihuacan-rules-tracks-text =
    Na torze Alei Umarłych awansujesz dzięki Budynkom, Wstąpieniom i niektórym płytkom. Gdy dotrzesz na pole 3, 6 lub 8, możesz pozyskać leżącą tam płytkę Odkryć za jej koszt. Aleja kończy się na polu 9. W każdym Zaćmieniu pole jest warte tyle, ile najmniejsza widoczna liczba w rzędzie Budynków.

    Na torze Piramidy awansujesz z każdą płytką Piramidy i każdą płytką Zdobienia. W kolejnych Zaćmieniach pole jest warte 4, potem 3, potem 2 PZ, a ten, kto jest najdalej, zdobywa jeszcze 4 PZ; przy remisie każdy z nich. Potem wszyscy zaczynają od 0.

teotihuacan-rules-discovery = Płytki Odkryć
teotihuacan-rules-discovery-text =
    Płytki Odkryć pozyskujesz na polach Rytuału, na głównych stopniach Świątyń i na Alei. Koszt stoi w rogu; bez niego płytka jest darmowa. Twoje płytki leżą przed tobą odkryte.

    Maski zostają i punktują w każdym Zaćmieniu. Pozostałych używa się raz:

    - punkty, zasoby, kakao, stopnie Świątyń, Aleja i wzmocnienia: przed każdą decyzją w swoich turach;
    - podwójny i nieograniczony ruch: gdy się ruszasz;
    - dodatkowy robotnik: w Akcji Głównej Pracowni Alchemicznej, Posiadłości Arystokratów lub Placu Budowy;
    - zignorowanie opłaty kakao: za Akcję Główną, za jeden Rytuał albo za jedną opłatę robotników.

teotihuacan-rules-palace = Pałac
teotihuacan-rules-palace-text =
    Pałac nie ma Akcji Głównej, za to 3 pola Rytuału, każde z płytką Pałacu. To, co płytka daje, zależy od siły robotnika, którego tam blokujesz, zapisanej jako S.

    Jeden rodzaj płytek daje punkty za Technologie, za tor Piramidy albo za Aleję. Inny wymienia kakao na zasoby. Trzeci daje kakao, kupuje stopnie Świątyń albo zamienia zasoby na kakao. Wymian możesz zrobić tyle, na ile pozwala płytka, mniej albo wcale.

    W Pałacu nie możesz wziąć samej płytki Odkryć, tylko razem z efektem.

teotihuacan-rules-calendar = Kalendarz
teotihuacan-rules-calendar-text =
    Jasny znacznik przesuwa się o 1 pole po każdej turze Ostatniego Gracza i o 1 pole przy każdym Wstąpieniu. Gdy dotrze do ciemnego znacznika, Zaćmienie jest zapowiedziane: kończy się runda, każdy ma jeszcze jedną turę, a potem następuje punktacja.

    Po niej jasny znacznik wraca na 0, a ciemny przesuwa się o 1 pole niżej, więc każda część gry jest trochę krótsza.

    Płytka na poziomie 4 kończy Piramidę. Wtedy jasny znacznik przeskakuje do ciemnego, a następujące Zaćmienie jest ostateczne, niezależnie od numeru.

teotihuacan-rules-eclipse = Zaćmienia
teotihuacan-rules-eclipse-text =
    W każdym Zaćmieniu wszyscy zdobywają punkty:

    - Aleja: własne pole razy najmniejsza widoczna liczba w rzędzie Budynków;
    - tor Piramidy: 4 PZ za prowadzenie oraz 4, 3 lub 2 PZ za każde pole;
    - Maski: zestawy różnych Masek, od 1 do 7, dają 1, 3, 6, 10, 15, 21 lub 28 PZ.

    Potem opłacasz robotników: 1 kakao za każdego, 2 za robotnika o sile 4 lub 5, także zablokowanego. Za każde niezapłacone kakao tracisz 3 PZ.

    W ostatecznym Zaćmieniu punktuje każda płytka Przychylności Bogów, do której udało ci się dotrzeć.

teotihuacan-rules-end = Koniec gry
teotihuacan-rules-end-text =
    Gra kończy się trzecim Zaćmieniem albo wcześniej, Zaćmieniem, które następuje po ukończeniu Piramidy.

    Wygrywa ten, kto ma najwięcej PZ. Przy remisie rozstrzyga więcej kakao, potem wcześniejsze miejsce w kolejności.

    Pomyśl o końcu zawczasu: niewykorzystane zasoby nie są nic warte, stopnie 10 i 11 Świątyń z dobrą płytką Przychylności Bogów znaczą dużo, a ostatnich robotników też trzeba opłacić.

teotihuacan-rules-variants = Neutralni robotnicy i warianty
teotihuacan-rules-variants-text =
    Przy 3 graczach są neutralni robotnicy jednego koloru, przy 2 i w wariancie jednoosobowym 2 kolorów, po 3 każdego. Stoją w obszarach ogólnych i liczą się jako kolory, ale nic nie robią. Po Zaćmieniu rozmieszcza się ich na nowo.

    Draft płytek Startowych, dla 2 do 4 graczy: wykłada się po 2 płytki na gracza i 2 dodatkowe. Bierzesz jedną w kolejności tur, a drugą w kolejności odwrotnej.

    Mroczne Zaćmienie, dla 2 do 4 graczy: Zaćmienie następuje zaraz po turze, w której znaczniki się spotkały. Nikt nie ma już tury, więc pilnuj kalendarza.

teotihuacan-rules-teotibot = Teotibot
teotihuacan-rules-teotibot-text =
    W wariancie jednoosobowym grasz przeciw Teotibotowi. Zaczynasz ty, on gra ostatni, a do wygranej potrzebujesz więcej punktów niż on; remis to porażka.

    W swojej turze rzuca 2 kośćmi. Suma wskazuje płytkę piramidy akcji: szczyt przy 6 do 8, środkowy rząd przy 4 do 5 i 9 do 10, rogi dolnego rzędu przy 2 do 3 i 11 do 12. Bot wykonuje płytkę i odkłada ją na bok. Lukę zapełnia się od dołu, ze strony, którą pokazuje płytka Kierunku, a na dół wchodzi płytka odłożona wcześniej.

    Mając 10 kakao, odrzuca je za 3 PZ. Nie opłaca robotników. Gdy odblokujesz jego robotnika, przechodzi on na następne wolne pole Rytuału.

teotihuacan-rules-bot-actions = Co robi Teotibot
teotihuacan-rules-bot-actions-text =
    Z każdą płytką robi pierwszą rzecz, którą może:

    - Budowa, Zdobienia, Alchemia i Arystokracja: mając robotnika na planszy i zapłatę, buduje, zdobi, pozyskuje Technologię albo umieszcza Budynek. W przeciwnym razie może wziąć 2 zasoby dzięki robotnikowi na planszy tego zasobu.
    - Mistrzostwo: jego robotnicy próbują na swoich planszach, od najsilniejszego do najsłabszego.
    - Rytuał: jego zablokowany robotnik idzie dalej, a bot awansuje o 2 stopnie w tej Świątyni albo o 3 w jednej Świątyni w Warsztacie Zdobniczym.
    - Zbieranie Masek: kupuje Maskę, której nie ma.

    Jeśli nic się nie uda, otrzymuje 5 kakao, a jego najsłabszy robotnik zostaje wzmocniony i przemieszczony. Przemieszczany robotnik idzie o 1 planszę albo o 2 przy sile 4 lub 5 i pomija Pałac.

    W ostatecznym Zaćmieniu zdobywa 1 PZ za każdy pozostały zasób i kakao, 2 PZ za każdą Technologię i 15 PZ za każdą osiągniętą płytkę Przychylności Bogów.
