# The pages around the boards, and what every game has in common.

## Everywhere

ui-skip = Przejdź do treści
ui-navigation = Strony
ui-home = Na stronę główną
ui-rules = Zasady
ui-credits = Autorzy
ui-language = Język
ui-settings = Ustawienia
ui-theme = Wygląd
ui-theme-system = jak w systemie
ui-theme-light = jasny
ui-theme-dark = ciemny
ui-reduce-motion = Ogranicz animacje
ui-confirm-end = Pytaj przed zakończeniem tury
ui-shortcuts = Skróty klawiszowe
ui-key-moves = Przejdź do listy wszystkich ruchów
ui-key-arrows = Poruszaj się po tej liście
ui-key-board = Przejdź do następnego możliwego ruchu na planszy
ui-key-help = Pokaż tę listę
ui-close = Zamknij
ui-cancel = Anuluj
ui-loading = Wczytywanie…
ui-no-page = Nie ma takiej strony
ui-no-table = Nie ma takiego stołu
ui-no-server = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
ui-refused = Teraz to niemożliwe.
ui-unofficial = Nieoficjalna wersja
ui-unofficial-text = Cenote to nieoficjalna wersja. Gry należą do swoich autorów i wydawców, którzy nie mają nic wspólnego z tym programem. Zasady opisujemy własnymi słowami, a wszystkie plansze są naszymi rysunkami.

## The first page

ui-welcome = Dwie głębokie gry, jeden spokojny stół
ui-welcome-text = Cenote to głęboka, czysta woda pod wapieniem. Graj z komputerem, ze znajomymi przez link, na jednym ekranie albo solo.
ui-choose-game = Wybierz grę
ui-for-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
ui-for-players-range = { $least }–{ $n } graczy
ui-new-game = Nowa gra
ui-start = Rozpocznij grę
ui-guide-start = Pierwsza gra krok po kroku
ui-more-choices = Więcej opcji
ui-not-opened = Nie udało się otworzyć stołu.
ui-players-are = Gracze: { $players }
ui-with-you = ty
ui-with-here = { $n ->
    [one] { $n } osoba więcej przy tym ekranie
    [few] { $n } osoby więcej przy tym ekranie
    [many] { $n } osób więcej przy tym ekranie
   *[other] { $n } osoby więcej przy tym ekranie
}
ui-with-open = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
ui-with-bots = { $n ->
    [one] { $n } bot ({ $level })
    [few] { $n } boty ({ $level })
    [many] { $n } botów ({ $level })
   *[other] { $n } bota ({ $level })
}
ui-number-of-players = Liczba graczy
ui-seats = Miejsca przy stole
ui-seat-kind = Kto zajmuje miejsce { $n }
ui-seat-name = Nazwa gracza na miejscu { $n }
ui-seat-level = Poziom trudności na miejscu { $n }
ui-kind-me = Ty
ui-kind-here = Ktoś przy tym ekranie
ui-kind-open = Przez link z zaproszeniem
ui-kind-bot = Gracz komputerowy
ui-name = Nazwa gracza
ui-shuffle-seats = Losowa kolejność przy stole
ui-allow-hints = Można prosić o podpowiedzi
ui-variants = Warianty
ui-level-random = Losowy
ui-level-novice = Łatwy
ui-level-player = Średni
ui-level-expert = Trudny
ui-level-master = Ekspercki
ui-my-tables = Moje stoły
ui-continue = Graj dalej
ui-look-again = Zobacz ponownie
ui-forget = Usuń z tej listy

## Invitations, and the table before the game

ui-invited = Masz zaproszenie
ui-invited-to = Czeka na ciebie miejsce przy stole: { $game }
ui-take-seat = Zajmij miejsce
ui-watch = Oglądaj
ui-invitation-void = Ten link jest już nieważny albo miejsce jest już zajęte.
ui-free-seat = Wolne miejsce
ui-lobby-host = Gra rozpocznie się, gdy nie będzie wolnych miejsc. Wyślij link do każdego wolnego miejsca znajomym albo dodaj bota.
ui-lobby-guest = Gra rozpocznie się, gdy nie będzie wolnych miejsc.
ui-seat-here = (przy stole)
ui-seat-bot = (gracz komputerowy)
ui-seat-stands-in = (tymczasem gra bot)
ui-invitation-for = Link z zaproszeniem na miejsce { $n }
ui-new-invitation = Utwórz nowy link
ui-copy-link = Kopiuj link
ui-link-copied = Skopiowano link
ui-spectator-link = Link dla widzów
ui-add-bot = Dodaj bota
ui-remove-bot = Usuń bota
ui-close-table = Zamknij ten stół

## Who sits there

ui-players = Gracze
ui-points = Punkty
ui-you-mark = (ty)
ui-away = (poza stołem)
ui-thinks = myśli…
ui-bot-name = Bot { $letter }
ui-seat = Miejsce { $n }

## The turn

ui-bar = Tura
ui-your-turn = Twoja tura
ui-thinking = { $player } myśli…
ui-waiting-for = Oczekiwanie: { $player }
ui-waiting-for-players = Oczekiwanie na graczy
ui-game-over = Koniec gry
ui-steps-this-turn = { $n ->
    [one] { $n } ruch w tej turze
    [few] { $n } ruchy w tej turze
    [many] { $n } ruchów w tej turze
   *[other] { $n } ruchu w tej turze
}
ui-since-your-turn = { $n ->
    [one] Od twojej ostatniej tury: { $n } tura
    [few] Od twojej ostatniej tury: { $n } tury
    [many] Od twojej ostatniej tury: { $n } tur
   *[other] Od twojej ostatniej tury: { $n } tury
}
ui-undo = Cofnij
ui-undo-turn = Cofnij całą turę
ui-undo-stops = Nie można cofnąć: odkryto ukryte informacje
ui-nothing-to-undo = W tej turze nie ma czego cofnąć
ui-end-turn = Zakończ turę
ui-end-turn-ask = Zakończyć turę?
ui-hint = Podpowiedź
ui-wanted = Zapamiętane: { $move }. Nastąpi po następnym wyborze.
ui-press-anyway = Kolejność nie ma znaczenia: naciśnij, a ruch trafi na swoje miejsce
ui-hint-says = Propozycja:
ui-all-moves = Wszystkie ruchy: { $n }
ui-ask-undo = Poproś o cofnięcie mojej ostatniej tury
ui-takeback-asked = { $n ->
    [one] { $player } prosi o cofnięcie: { $n } ruch.
    [few] { $player } prosi o cofnięcie: { $n } ruchy.
    [many] { $player } prosi o cofnięcie: { $n } ruchów.
   *[other] { $player } prosi o cofnięcie: { $n } ruchu.
}
ui-agree = Zgadzam się
ui-refuse = Odmawiam
ui-bot-failed = Botowi skończył się czas; wykonał prosty dozwolony ruch

## The table

ui-table = Stół
ui-table-menu = Stół, linki, zapis…
ui-connection-lost = Utracono połączenie
ui-reconnecting = Ponowne łączenie…
ui-reconnected = Połączono ponownie
ui-moved-on = Sytuacja się zmieniła, sprawdź ponownie
ui-board-failed = Nie udało się narysować planszy. Można grać dalej z listy wszystkich ruchów poniżej.
ui-practice = Ćwiczenie: część rozdania została wybrana, nie wylosowana.
ui-watching = Oglądasz jako widz.
ui-hand-over = Ekran przejmuje: { $player }
ui-hand-over-text = Do tego czasu stół jest zakryty.
ui-hand-over-take = Pokaż mój widok

## The log

ui-log = Dziennik
ui-round = Runda { $n }
ui-setup = Przygotowanie gry
ui-points-change = { $points } PZ
ui-show-moment = Pokaż

## The end

ui-wins = Wygrywa { $player }
ui-you-win = Wygrywasz!
ui-shared-victory = Wspólne zwycięstwo: { $players }
ui-place = { $n }.
ui-score-by-source = Wynik końcowy według źródeł
ui-total = Razem
ui-points-over-rounds = Punkty w kolejnych rundach
ui-as-numbers = W liczbach
ui-round-column = Runda
ui-play-again = Zagraj ponownie
ui-to-rematch = Do następnej gry
ui-save-record = Zapisz rozgrywkę do pliku

## Looking back

ui-replay = Powtórka
ui-look-back = Obejrzyj wcześniejsze ruchy
ui-timeline = Moment gry
ui-moment = Ruch { $n } z { $of }
ui-go-first = Na początek
ui-go-previous = Poprzedni ruch
ui-play = Odtwarzaj
ui-pause = Wstrzymaj
ui-go-next = Następny ruch
ui-go-last = Na koniec
ui-back-to-game = Wróć do gry
ui-to-result = Do wyniku
ui-link-to-moment = Link do tego momentu

## Learning

ui-guide = Przewodnik
ui-guide-step = { $n } z { $of }
ui-guide-next = Dalej
ui-guide-stop = Graj bez przewodnika
ui-guide-text = Pokaż, co mówi przewodnik
ui-rules-of = Zasady: { $game }
ui-search-rules = Szukaj w zasadach
ui-sections-found = Znalezione części: { $n }
ui-contents = Spis treści

## Credits

ui-credits-icons = Ikony
ui-credits-icons-text = Autorzy ikon: { $authors }. Z kolekcji game-icons.net, na licencji CC BY 3.0; zmieniliśmy barwy i osadziliśmy je w naszych rysunkach.
ui-credits-drawings = Plansze i rysunki
ui-credits-drawings-text = Wszystkie plansze, płytki i inne rysunki powstały dla Cenote. Litery pochodzą z twojego systemu; nie wysyłamy żadnych czcionek.
ui-credits-software = Oprogramowanie
ui-credits-software-text = Cenote to wolne oprogramowanie na licencji Apache 2.0. Te strony zawierają także wolne oprogramowanie innych autorów.
ui-credits-licences = Ich licencje

## Why not: what is the same in every game

ui-reason-no-such-move = Nie ma takiego ruchu
ui-reason-not-now = Teraz niemożliwe
ui-reason-game-over = Gra jest zakończona
ui-reason-not-started = Gra jeszcze się nie zaczęła
ui-reason-not-your-turn = To nie twoja tura
ui-reason-nothing-secret-now = Teraz nic nie wybiera się w tajemnicy
