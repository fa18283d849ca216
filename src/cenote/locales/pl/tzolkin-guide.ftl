# Pierwsza gra z przewodnikiem: wiadomość na każdy krok.

tzolkin-guide-welcome =
    Witaj w grze Tzolk’in! Prowadzisz plemię Majów, a na koniec wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).
    Pośrodku leży wielkie koło. Każdego dnia przesuwa się o jeden ząb i obraca pięć kół dookoła.
tzolkin-guide-wheels =
    Robotnicy stoją na zębach kół, a każdy dzień przenosi ich na następne pole. Tarcze dookoła koła pokazują, co robi robotnik zdjęty w tym miejscu: im dłużej jechał, tym więcej przynosi.
    Szarzy robotnicy są neutralni. Tylko zajmują pola.
tzolkin-guide-calendar =
    Jezioro pośrodku odlicza dni do Dnia Żywienia, kiedy wszyscy twoi robotnicy chcą jeść. Podłużne miejsce na jeziorze to pole Pierwszeństwa.
tzolkin-guide-own =
    To twoje zasoby: kukurydza, która jest jedzeniem i pieniądzem, drewno, kamień, złoto i kryształowe czaszki. Niżej są twoi robotnicy, a obok miski kukurydza potrzebna w najbliższy Dzień Żywienia.
tzolkin-guide-temples =
    W świątyniach wspinają się twoje znaczniki. Wysokie stopnie dają zasoby w jedne Dni Żywienia, a PZ w inne.
    Rozwój dziedzin ulepsza twoje akcje do końca gry.
tzolkin-guide-offers =
    Za budynki i monumenty płaci się drewnem, kamieniem i złotem. Większość budynków pomaga od razu, farmy żywią robotników w każdy Dzień Żywienia, a monumenty punktują na koniec gry.
tzolkin-guide-keep-first =
    Przed pierwszą turą zatrzymujesz dwie z czterech płytek Dóbr Początkowych. Weź tę: kukurydza, złoto i stopień w górę w świątyni Quetzalcoatla.
tzolkin-guide-keep-second =
    Weź też tę. Dużo kukurydzy to dobry początek, bo wysyłanie robotników kosztuje kukurydzę.
tzolkin-guide-place-palenque =
    W swojej turze albo wysyłasz robotników do pracy, albo ich zdejmujesz, nigdy jedno i drugie. Na kołach nie masz jeszcze nikogo, więc wysyłasz.
    Pierwszego wyślij na Palenque. Trafia na wolne pole o najniższym numerze, a ten numer to cena: 1 kosz kukurydzy.
tzolkin-guide-place-yaxchilan =
    Możesz wysłać więcej robotników, ale każdy następny w tej samej turze kosztuje dodatkowo: drugi o 1 kosz więcej, trzeci o 2 więcej.
    Drugiego wyślij na Yaxchilan: 1 kosz za pole i 1 za to, że jest drugi.
tzolkin-guide-place-first =
    Trzeciego wyślij na pole Pierwszeństwa. Samo pole nic nie kosztuje, płacisz tylko za trzeciego robotnika.
    Zabiera on kukurydzę leżącą na kalendarzu i pozwala ci zdecydować, jak daleko przesunie się kalendarz.
tzolkin-guide-end-placing =
    Do końca tury możesz wszystko cofnąć. Teraz ją zakończ: kolej na drugiego gracza.
tzolkin-guide-days =
    Wszyscy wykonali tury, więc dzień się kończy. Twój robotnik był na polu Pierwszeństwa, dlatego możesz przestawić kalendarz o jeden albo o dwa dni.
    Dwa dni odwracają twoją planszę na ciemną stronę, a przywilej wraca dopiero na szczytowym stopniu świątyni. Zachowaj go na później: wybierz jeden dzień.
tzolkin-guide-turned =
    Koła się obróciły: obaj robotnicy przejechali z pola 1 na pole 2. Znacznik pierwszego gracza już był u ciebie, więc trafia do drugiego gracza.
    Wypróbuj suwak pod kołami: pokazuje, gdzie kto będzie stał za kilka dni.
tzolkin-guide-pick-yaxchilan =
    Tym razem zdejmujesz robotników. Zacznij od tego na kole Yaxchilan: naciśnij go.
tzolkin-guide-gain =
    Podświetlone tarcze to jego możliwości: akcja własnego pola albo niższego, za 1 kosz kukurydzy za każde pole wstecz.
    Wybierz akcję 2: kamień i kosz kukurydzy.
tzolkin-guide-pick-palenque =
    W tej samej turze możesz zdjąć więcej robotników. Zdejmij też tego z koła Palenque.
tzolkin-guide-harvest =
    Jego akcja 2 to zbiór kukurydzy: bierzesz z dżungli żeton Zbioru Kukurydzy i 4 kosze. Żetonów jest dla wszystkich tylko kilka, więc warto się pospieszyć.
tzolkin-guide-end-picking =
    Robotnicy wrócili i w następnej turze znów mogą pracować. Obok miski widzisz, czy starczy dla nich kukurydzy. Zakończ turę.
tzolkin-guide-onwards =
    Taki jest rytm gry: wyślij, pozwól kołom się obrócić, zdejmij w dobrej chwili. Teraz graj dalej po swojemu.
    Tikal daje rozwój i budynki, Uxmal rynek i nowych robotników, Yaxchilan czaszki dla Chichen Itza. Miej dość kukurydzy, gdy skończą się dni na jeziorze. Wskaż lub przytrzymaj cokolwiek, a zobaczysz objaśnienie; resztę opowie strona z zasadami.
