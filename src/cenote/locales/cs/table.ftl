# The pages around the boards, and what every game has in common.

## Everywhere

ui-skip = Přejít k obsahu
ui-navigation = Stránky
ui-home = Na úvodní stránku
ui-rules = Pravidla
ui-credits = Autoři
ui-language = Jazyk
ui-settings = Nastavení
ui-theme = Vzhled
ui-theme-system = podle systému
ui-theme-light = světlý
ui-theme-dark = tmavý
ui-reduce-motion = Omezit pohyb
ui-confirm-end = Potvrzovat ukončení tahu
ui-shortcuts = Klávesové zkratky
ui-key-moves = Přejít na seznam všech kroků
ui-key-arrows = Procházet tento seznam
ui-key-board = Přejít na další možný krok na herním plánu
ui-key-help = Zobrazit tento seznam
ui-close = Zavřít
ui-cancel = Zrušit
ui-loading = Načítání…
ui-no-page = Taková stránka neexistuje
ui-no-table = Takový stůl neexistuje
ui-no-server = Server neodpovídá. Zkuste to za chvíli znovu.
ui-refused = To teď nelze.
ui-unofficial = Neoficiální zpracování
ui-unofficial-text = Cenote je neoficiální zpracování. Hry patří svým autorům a vydavatelům, kteří s tímto programem nemají nic společného. Pravidla vykládáme vlastními slovy a všechny herní plány jsou naše kresby.

## The first page

ui-welcome = Dvě hluboké hry, jeden klidný stůl
ui-welcome-text = Cenote je hluboká čistá voda pod vápencem. Hrajte proti počítači, s přáteli přes odkaz, na jedné obrazovce, nebo sólo.
ui-choose-game = Vyberte hru
ui-for-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
ui-for-players-range = { $least }–{ $n } hráčů
ui-new-game = Nová hra
ui-start = Začít hru
ui-guide-start = První hra krok za krokem
ui-more-choices = Další možnosti
ui-not-opened = Stůl se nepodařilo otevřít.
ui-players-are = Hráči: { $players }
ui-with-you = vy
ui-with-here = { $n ->
    [one] { $n } další hráč u této obrazovky
    [few] { $n } další hráči u této obrazovky
    [many] { $n } dalšího hráče u této obrazovky
   *[other] { $n } dalších hráčů u této obrazovky
}
ui-with-open = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
    [many] { $n } volného místa
   *[other] { $n } volných míst
}
ui-with-bots = { $n ->
    [one] { $n } bot ({ $level })
    [few] { $n } boti ({ $level })
    [many] { $n } bota ({ $level })
   *[other] { $n } botů ({ $level })
}
ui-number-of-players = Počet hráčů
ui-seats = Místa u stolu
ui-seat-kind = Kdo sedí na místě { $n }
ui-seat-name = Jméno na místě { $n }
ui-seat-level = Obtížnost na místě { $n }
ui-kind-me = Vy
ui-kind-here = Někdo u této obrazovky
ui-kind-open = Přes odkaz s pozvánkou
ui-kind-bot = Počítačový hráč
ui-name = Jméno
ui-shuffle-seats = Náhodné pořadí u stolu
ui-allow-hints = Lze žádat o radu
ui-variants = Varianty
ui-level-random = Náhodná
ui-level-novice = Snadná
ui-level-player = Střední
ui-level-expert = Těžká
ui-level-master = Expertní
ui-my-tables = Moje stoly
ui-continue = Pokračovat
ui-look-again = Zobrazit znovu
ui-forget = Odebrat ze seznamu

## Invitations, and the table before the game

ui-invited = Máte pozvánku
ui-invited-to = U stolu na vás čeká místo: { $game }
ui-take-seat = Posadit se
ui-watch = Sledovat
ui-invitation-void = Tento odkaz už neplatí, nebo je místo už obsazené.
ui-free-seat = Volné místo
ui-lobby-host = Hra začne, až nebude žádné místo volné. Pošlete odkaz na každé volné místo příteli, nebo přidejte bota.
ui-lobby-guest = Hra začne, až nebude žádné místo volné.
ui-seat-here = (u stolu)
ui-seat-bot = (počítačový hráč)
ui-seat-stands-in = (zatím hraje bot)
ui-invitation-for = Odkaz s pozvánkou na místo { $n }
ui-new-invitation = Vytvořit nový odkaz
ui-copy-link = Kopírovat odkaz
ui-link-copied = Odkaz zkopírován
ui-spectator-link = Odkaz pro diváky
ui-add-bot = Přidat bota
ui-remove-bot = Odebrat bota
ui-close-table = Zrušit tento stůl

## Who sits there

ui-players = Hráči
ui-points = Body
ui-you-mark = (vy)
ui-away = (není u stolu)
ui-thinks = přemýšlí…
ui-bot-name = Bot { $letter }
ui-seat = Místo { $n }

## The turn

ui-bar = Tah
ui-your-turn = Jste na tahu
ui-thinking = { $player } přemýšlí…
ui-waiting-for = Čeká se: { $player }
ui-waiting-for-players = Čeká se na hráče
ui-game-over = Konec hry
ui-steps-this-turn = { $n ->
    [one] { $n } krok v tomto tahu
    [few] { $n } kroky v tomto tahu
    [many] { $n } kroku v tomto tahu
   *[other] { $n } kroků v tomto tahu
}
ui-since-your-turn = { $n ->
    [one] Od vašeho posledního tahu: { $n } tah
    [few] Od vašeho posledního tahu: { $n } tahy
    [many] Od vašeho posledního tahu: { $n } tahu
   *[other] Od vašeho posledního tahu: { $n } tahů
}
ui-undo = Vzít zpět
ui-undo-turn = Vzít zpět celý tah
ui-undo-stops = Nelze vzít zpět: odkryla se skrytá informace
ui-nothing-to-undo = V tomto tahu není co vzít zpět
ui-end-turn = Ukončit tah
ui-end-turn-ask = Ukončit tah?
ui-hint = Rada
ui-wanted = Zapamatováno: { $move }. Provede se po vaší další volbě.
ui-press-anyway = Na pořadí nezáleží: stiskněte to a tah se zařadí na své místo
ui-hint-says = Návrh:
ui-all-moves = Všechny kroky: { $n }
ui-ask-undo = Požádat o vrácení mého posledního tahu
ui-takeback-asked = { $n ->
    [one] { $player } žádá o vrácení: { $n } krok.
    [few] { $player } žádá o vrácení: { $n } kroky.
    [many] { $player } žádá o vrácení: { $n } kroku.
   *[other] { $player } žádá o vrácení: { $n } kroků.
}
ui-agree = Souhlasit
ui-refuse = Odmítnout
ui-bot-failed = Botovi došel čas, provedl jednoduchý povolený krok

## The table

ui-table = Stůl
ui-table-menu = Stůl, odkazy, záznam…
ui-connection-lost = Spojení přerušeno
ui-reconnecting = Obnovuje se spojení…
ui-reconnected = Spojení obnoveno
ui-moved-on = Hra mezitím pokročila, podívejte se znovu
ui-board-failed = Herní plán se nepodařilo vykreslit. Hrát lze dál podle seznamu všech kroků níže.
ui-practice = Cvičení: část rozdání je zvolená, ne vylosovaná.
ui-watching = Sledujete jako divák.
ui-hand-over = K obrazovce jde: { $player }
ui-hand-over-text = Do té doby se ze stolu nic neukazuje.
ui-hand-over-take = Zobrazit můj pohled

## The log

ui-log = Průběh hry
ui-round = { $n }. kolo
ui-setup = Příprava hry
ui-points-change = { $points } VB
ui-show-moment = Zobrazit

## The end

ui-wins = Vítězí { $player }
ui-you-win = Vyhráváte!
ui-shared-victory = Společné vítězství: { $players }
ui-place = { $n }.
ui-score-by-source = Konečné skóre podle zdrojů
ui-total = Celkem
ui-points-over-rounds = Body v průběhu kol
ui-as-numbers = V číslech
ui-round-column = Kolo
ui-play-again = Hrát znovu
ui-to-rematch = Na další hru
ui-save-record = Uložit záznam

## Looking back

ui-replay = Přehrávání
ui-look-back = Prohlédnout předchozí kroky
ui-timeline = Okamžik hry
ui-moment = Krok { $n } z { $of }
ui-go-first = Na začátek
ui-go-previous = Předchozí krok
ui-play = Přehrát
ui-pause = Pozastavit
ui-go-next = Další krok
ui-go-last = Na konec
ui-back-to-game = Zpět do hry
ui-to-result = K výsledku
ui-link-to-moment = Odkaz na tento okamžik

## Learning

ui-guide = Průvodce
ui-guide-step = { $n } z { $of }
ui-guide-next = Dále
ui-guide-stop = Hrát bez průvodce
ui-guide-text = Zobrazit text průvodce
ui-rules-of = Pravidla: { $game }
ui-search-rules = Hledat v pravidlech
ui-sections-found = Nalezené části: { $n }
ui-contents = Obsah

## Credits

ui-credits-icons = Ikony
ui-credits-icons-text = Autoři ikon: { $authors }. Ze sbírky game-icons.net pod licencí CC BY 3.0; přebarveno a vloženo do našich kreseb.
ui-credits-drawings = Herní plány a kresby
ui-credits-drawings-text = Všechny herní plány, destičky a další kresby vznikly pro Cenote. Písmo je z vašeho systému; žádná písma se neposílají.
ui-credits-software = Software
ui-credits-software-text = Cenote je svobodný software pod licencí Apache 2.0. Tyto stránky obsahují i svobodný software dalších autorů.
ui-credits-licences = Jejich licence

## Why not: what is the same in every game

ui-reason-no-such-move = Takový krok neexistuje
ui-reason-not-now = Teď nelze
ui-reason-game-over = Hra skončila
ui-reason-not-started = Hra ještě nezačala
ui-reason-not-your-turn = Nejste na tahu
ui-reason-nothing-secret-now = Teď se nic tajně nevybírá
