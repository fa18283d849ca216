# The words on the board of Teotihuacan that aren't names of things: headings, tooltips, and what is read aloud.

## What changes: `cocoa: +3`
teotihuacan-board-change = { $what }: { $n }
teotihuacan-board-of-player = { $player }: { $said }
teotihuacan-board-free = zdarma
teotihuacan-board-costs = cena: { $cost }
teotihuacan-board-costs-nothing = nic nestojí
teotihuacan-board-ascension = vzestup
teotihuacan-board-unlocking = odblokování
teotihuacan-board-workers = dělník
teotihuacan-board-royal-tile = palácová destička
teotihuacan-board-none = nic
teotihuacan-board-to-rules = Více v pravidlech

## Action Boards
teotihuacan-board-about-palace = Uctíváním zde získáte efekt jedné ze tří palácových destiček. Čím silnější dělník, tím víc přinese. Hlavní akce tu není.
teotihuacan-board-about-forest = Hlavní akce dává dřevo. Víc dělníků získá víc; počítá se nejslabší z nich. Uctívání vede vzhůru v červeném chrámu.
teotihuacan-board-about-stone-quarry = Hlavní akce dává kámen. Víc dělníků získá víc; počítá se nejslabší z nich. Uctívání vede vzhůru v zeleném chrámu.
teotihuacan-board-about-gold-deposits = Hlavní akce dává zlato. Víc dělníků získá víc; počítá se nejslabší z nich. Uctívání vede vzhůru v modrém chrámu.
teotihuacan-board-about-alchemy = Hlavní akcí získáte za zlato technologii a stupeň v chrámu jejího sloupce. Druhá řada vyžaduje dva dělníky, nebo jednoho se silou 4 či 5.
teotihuacan-board-about-nobles = Hlavní akcí umístíte za 2 dřeva budovu. Přinese body a postup na Cestě mrtvých, jejíž pole tím ztrácejí hodnotu.
teotihuacan-board-about-decorations = Hlavní akcí umístíte za zlato destičku výzdoby. Čím víc dělníků, tím levněji. Uctívání vede vzhůru v libovolném chrámu.
teotihuacan-board-about-construction = Hlavní akcí umístíte za každého dělníka destičku pyramidy. Každá stojí kámen, na vyšších úrovních i dřevo.
teotihuacan-board-go-here = Jít sem
teotihuacan-board-leave-here = Sem nikoho
teotihuacan-board-not-here = Mimo dosah
teotihuacan-board-do-collect = Sběr kakaa
teotihuacan-board-do-worship = Uctívání
teotihuacan-board-do-main = Hlavní akce
teotihuacan-board-worker = { $player }: dělník se silou { $power }, { $board }
teotihuacan-board-locked-worker = { $player }: zablokovaný dělník se silou { $power }, { $board }
teotihuacan-board-neutral-worker = Neutrální dělník, barva { $n }
teotihuacan-board-worship-space = Pole uctívání: { $what }
teotihuacan-board-taken-by = stojí zde: { $player }
teotihuacan-board-both = Obojí
teotihuacan-board-no-tile = Žádná destička objevu
teotihuacan-board-power-sign = S
teotihuacan-board-reward-grid = Odměny
teotihuacan-board-reward-grid-text = Řádek je počet vašich dělníků zde, sloupec síla nejslabšího z nich.
teotihuacan-board-lowest-power = nejnižší síla { $power }
teotihuacan-board-workers-count = dělníci: { $n }
teotihuacan-board-next-building = další pole { $vp } VB
teotihuacan-board-nobles-row-text = Pro hlavní akci s tolika dělníky: { $n }. Řada se zaplňuje zleva.
teotihuacan-board-decoration-cost = Cena ve zlatě podle počtu dělníků
teotihuacan-board-level = Úroveň { $n }
teotihuacan-board-level-costs = Cena a body podle úrovní
teotihuacan-board-level-cost = kámen { $stone }, dřevo { $wood }, { $vp } VB
teotihuacan-board-stack-left = Zbývá ve sloupečku: { $n }
teotihuacan-board-owned-by = mají: { $names }
teotihuacan-board-used = použitá

## The Pyramid
teotihuacan-board-pyramid = Pyramida
teotihuacan-board-look-down-to = Do úrovně
teotihuacan-board-ground = Základ
teotihuacan-board-layers = Rozložit
teotihuacan-board-targets = Povolená místa
teotihuacan-board-place = Úroveň { $level }, řada { $row }, sloupec { $column }
teotihuacan-board-up-to-points = až { $n } VB
teotihuacan-board-side-space = { $side }, pole { $n }
teotihuacan-board-in-hand = Umisťujete: { $tile }
teotihuacan-board-turn-it = Jak ji otočit? Shodné symboly jsou zakroužkované.
teotihuacan-board-turned = Čtvrtotáčky: { $n }
teotihuacan-board-matches = shodné symboly: { $n }

## Temples and tracks
teotihuacan-board-temples = Chrámy
teotihuacan-board-temple-blue = Modrý
teotihuacan-board-temple-red = Červený
teotihuacan-board-temple-green = Zelený
teotihuacan-board-temple-text = Každý stupeň dává svou odměnu. Na hlavním stupni můžete místo ní získat destičku objevu. Destička pod vrcholem boduje při závěrečném zatmění; na nejvyšším stupni je místo pro jeden žeton a přináší { $top } VB.
teotihuacan-board-start = Začátek
teotihuacan-board-step = Stupeň { $n }
teotihuacan-board-avenue = Cesta mrtvých
teotihuacan-board-avenue-text = Při zatmění má každé pole hodnotu nejnižšího viditelného čísla v řadě budov: nyní { $vp } VB.
teotihuacan-board-per-space = za pole
teotihuacan-board-buildings-row = Řada budov
teotihuacan-board-buildings-row-text = Zbývá budov: { $n }. Ubývají zleva a hodnota Cesty klesá.
teotihuacan-board-pyramid-track = Stupnice pyramidy
teotihuacan-board-pyramid-track-text = Při příštím zatmění má každé pole hodnotu { $vp } VB a vedení dalších { $lead } VB. Potom všichni začnou znovu od 0.

## The calendar
teotihuacan-board-calendar = Kalendář
teotihuacan-board-calendar-text = Světlý kotouč postoupí po každém kole a při každém vzestupu. Jakmile dojde k tmavému, blíží se zatmění.
teotihuacan-board-discs = Světlý kotouč na { $light }, tmavý na { $dark }
teotihuacan-board-eclipse-number = Zatmění { $n }
teotihuacan-board-eclipse-final = Závěrečné zatmění
teotihuacan-board-eclipse-in = { $n ->
    [one] za { $n } pole
    [few] za { $n } pole
    [many] za { $n } pole
   *[other] za { $n } polí
}
teotihuacan-board-eclipse-next = na konci příštího kola
teotihuacan-board-eclipse-now = na konci tohoto tahu
teotihuacan-board-eclipse-announced = na konci tohoto kola
teotihuacan-board-eclipse-scoring = právě se boduje
teotihuacan-board-eclipses-over = už je obodováno
teotihuacan-board-due = Při příštím zatmění
teotihuacan-board-due-text = Mzda: { $owed } kakaa, máte { $cocoa }. Kdyby zatmění přišlo teď: Cesta { $avenue } VB, stupnice pyramidy { $track } VB, vedení { $lead } VB, masky { $masks } VB.
teotihuacan-board-due-bot = Neplatí mzdu. Kdyby zatmění přišlo teď: Cesta { $avenue } VB, stupnice pyramidy { $track } VB, vedení { $lead } VB, masky { $masks } VB.

## Players
teotihuacan-board-players = Hráči
teotihuacan-board-first-player = Začínající hráč
teotihuacan-board-vp = VB
teotihuacan-board-workers-in-play = Síla dělníků ve hře
teotihuacan-board-salary = Mzda při příštím zatmění
teotihuacan-board-salary-text = 1 kakao za každého dělníka, 2 za dělníka se silou 4 nebo 5. Každé nevyplacené kakao stojí 3 VB.
teotihuacan-board-unlock-free = Odblokovat všechny (celý tah)
teotihuacan-board-unlock-paid = Odblokovat všechny
teotihuacan-board-masks = Masky
teotihuacan-board-masks-text = Při každém zatmění přinášejí sady různých masek 1, 3, 6, 10, 15, 21 nebo 28 VB za 1 až 7 masek.
teotihuacan-board-masks-worth = Masky: { $vp } VB při zatmění
teotihuacan-board-starting-text = Obě destičky dávají vše, co ukazují, a vaši dělníci začínají na třech z jejich desek.
teotihuacan-board-kept = ponechána

## The Teotibot
teotihuacan-board-teotibot-text = Hod dvěma kostkami určí destičku pyramidy akcí. Bot udělá, co může, a destičky se pak posunou vzhůru.
teotihuacan-board-rolled = { $one } + { $two } = { $sum }
teotihuacan-board-action-pyramid = Pyramida akcí
teotihuacan-board-directions = Destičky se posouvají
teotihuacan-board-sum = kostky { $sum }
teotihuacan-board-bot-story = Co udělal Teotibot v posledním tahu
teotihuacan-board-bot-waits = Hraje po vás.
