# Teotihuacan: everything of the game that is told in words. docs/words.md says how the keys are made.

teotihuacan-title = Teotihuacan: Město bohů

## Goods and other gains

teotihuacan-cocoa = kakao
teotihuacan-wood = dřevo
teotihuacan-stone = kámen
teotihuacan-gold = zlato
teotihuacan-vp = VB
teotihuacan-any-resource = libovolná surovina
teotihuacan-temple-blue = modrý chrám
teotihuacan-temple-red = červený chrám
teotihuacan-temple-green = zelený chrám
teotihuacan-temple-any = libovolný chrám
teotihuacan-power-up = posílení
teotihuacan-technology = technologie
teotihuacan-discovery = destička objevu
teotihuacan-own = surovina této desky

# How many of a good, as in "gains 3 wood".
teotihuacan-amount = { $good ->
    [cocoa] { $n ->
        [one] { $n } kakao
        [few] { $n } kakaa
        [many] { $n } kakaa
       *[other] { $n } kakaa
    }
    [wood] { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
        [many] { $n } dřeva
       *[other] { $n } dřev
    }
    [stone] { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
        [many] { $n } kamene
       *[other] { $n } kamenů
    }
   *[gold] { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
        [many] { $n } zlata
       *[other] { $n } zlata
    }
}

## Boards, temples, tracks, rows, sides

teotihuacan-palace = Palác
teotihuacan-palace-a = Palác, pole A
teotihuacan-palace-b = Palác, pole B
teotihuacan-palace-c = Palác, pole C
teotihuacan-all = všechna pole uctívání
teotihuacan-forest = Les
teotihuacan-stone-quarry = Kamenolom
teotihuacan-gold-deposits = Naleziště zlata
teotihuacan-alchemy = Alchymie
teotihuacan-nobles = Šlechta
teotihuacan-decorations = Výzdoba
teotihuacan-construction = Staveniště
teotihuacan-blue = modrý chrám
teotihuacan-red = červený chrám
teotihuacan-green = zelený chrám
teotihuacan-any = libovolný chrám
teotihuacan-avenue = Cesta mrtvých
teotihuacan-avenue-3 = Cesta mrtvých, pole 3
teotihuacan-avenue-6 = Cesta mrtvých, pole 6
teotihuacan-avenue-8 = Cesta mrtvých, pole 8
teotihuacan-blue-4 = modrý chrám, stupeň 4
teotihuacan-red-5 = červený chrám, stupeň 5
teotihuacan-green-3 = zelený chrám, stupeň 3
teotihuacan-green-6 = zelený chrám, stupeň 6
teotihuacan-level-1 = úroveň 1
teotihuacan-level-2 = úroveň 2
teotihuacan-level-3 = úroveň 3
teotihuacan-level-4 = úroveň 4
teotihuacan-row-top = horní řada
teotihuacan-row-middle = prostřední řada
teotihuacan-row-bottom = spodní řada
teotihuacan-side-top = horní strana
teotihuacan-side-right = pravá strana
teotihuacan-side-bottom = spodní strana
teotihuacan-side-left = levá strana

## Royal tiles, at the Palace. The power is that of the worker that has just been locked there

teotihuacan-p1 = Palácová destička (kakao)
teotihuacan-p1-text = Získejte o 1 kakao více, než činí síla dělníka.
teotihuacan-p2 = Palácová destička (dřevo a kámen)
teotihuacan-p2-text = Nejvýše tolikrát, kolik činí síla dělníka: zaplaťte 1 kakao a vezměte si 1 dřevo a 1 kámen.
teotihuacan-p3 = Palácová destička (suroviny za kakao)
teotihuacan-p3-text = Nejvýše tolikrát, kolik činí síla dělníka: zaplaťte 1 libovolnou surovinu a vezměte si 2 kakaa.
teotihuacan-p4 = Palácová destička (technologie)
teotihuacan-p4-text = Získejte 2 VB za každou svou technologii, nejvýše však za tolik, kolik činí síla dělníka.
teotihuacan-p5 = Palácová destička (stupnice pyramidy)
teotihuacan-p5-text = Získejte 2 VB za každé pole na stupnici pyramidy, nejvýše však za tolik polí, kolik činí síla dělníka.
teotihuacan-p6 = Palácová destička (zlato a kámen)
teotihuacan-p6-text = Nejvýše tolikrát, kolik činí síla dělníka: zaplaťte 1 kakao a vezměte si 1 zlato a 1 kámen.
teotihuacan-p7 = Palácová destička (suroviny)
teotihuacan-p7-text = Jednou: zaplaťte 1 kakao a 1 surovinu a vezměte si tolik libovolných surovin, kolik činí síla dělníka.
teotihuacan-p8 = Palácová destička (chrámy)
teotihuacan-p8-text = Nejvýše tolikrát, kolik činí síla dělníka minus 1: zaplaťte 1 kakao a postupte o 1 stupeň na libovolném chrámu.
teotihuacan-p9 = Palácová destička (Cesta mrtvých)
teotihuacan-p9-text = Získejte 1 VB za každé pole na Cestě mrtvých, nejvýše však za 1 pole více, než činí síla dělníka.

## Technology tiles

teotihuacan-tech1 = Technologie 1
teotihuacan-tech1-text = Když váš dělník vstoupí do Paláce nebo ho mine, získejte 1 kakao.
teotihuacan-tech3 = Technologie 3
teotihuacan-tech3-text = Za každou hlavní akci desek Alchymie nebo Šlechta získejte 3 VB.
teotihuacan-tech5 = Technologie 5
teotihuacan-tech5-text = Při každé hlavní akci desek Les, Kamenolom nebo Naleziště zlata získejte o 1 surovinu této desky více.
teotihuacan-tech7 = Technologie 7
teotihuacan-tech7-text = Při každé hlavní akci desek Les, Kamenolom nebo Naleziště zlata získejte 1 kakao a 1 VB.
teotihuacan-tech9 = Technologie 9
teotihuacan-tech9-text = Za každou hlavní akci desky Výzdoba získejte 4 VB.
teotihuacan-tech11 = Technologie 11
teotihuacan-tech11-text = Za každou hlavní akci desky Staveniště získejte 3 VB.
teotihuacan-tech13 = Technologie 13
teotihuacan-tech13-text = Po hlavní akci s posílením můžete zaplatit 1 kakao za ještě jedno posílení na téže desce.
teotihuacan-tech15 = Technologie 15
teotihuacan-tech15-text = Při každé hlavní akci desky Staveniště počítáte o 1 dělníka více a jednou platíte o 1 surovinu méně.
teotihuacan-tech17 = Technologie 17
teotihuacan-tech17-text = Při každé hlavní akci desky Staveniště postupte o 1 stupeň na libovolném chrámu.

## Temple Bonus tiles

teotihuacan-f1 = Přízeň bohů (masky)
teotihuacan-f1-text = Při závěrečném zatmění získejte ještě jednou body za svou nejlepší sadu masek.
teotihuacan-f2 = Přízeň bohů (technologie)
teotihuacan-f2-text = Při závěrečném zatmění získejte 5 VB za každou svou technologii.
teotihuacan-f3 = Přízeň bohů (15 VB)
teotihuacan-f3-text = Při závěrečném zatmění získejte 15 VB.
teotihuacan-f4 = Přízeň bohů (Cesta mrtvých)
teotihuacan-f4-text = Při závěrečném zatmění získejte 3 VB za každé pole na Cestě mrtvých.
teotihuacan-f5 = Přízeň bohů (dosažené destičky)
teotihuacan-f5-text = Při závěrečném zatmění získejte 9 VB za každou dosaženou destičku přízně bohů, včetně této.
teotihuacan-f6 = Přízeň bohů (destičky objevů)
teotihuacan-f6-text = Při závěrečném zatmění získejte 2 VB za každou svou destičku objevu, která není maskou.
teotihuacan-f7 = Přízeň bohů (dělníci)
teotihuacan-f7-text = Při závěrečném zatmění získejte 4 VB za každého dělníka se silou 1 až 3 a 9 VB za každého se silou 4 nebo 5.

## Discovery tiles

teotihuacan-m1 = Maska 1
teotihuacan-m1-text = Maska. Při každém zatmění dává sada 1 až 7 různých masek 1, 3, 6, 10, 15, 21 nebo 28 VB.
teotihuacan-m2 = Maska 2
teotihuacan-m2-text = Maska. Při každém zatmění dává sada 1 až 7 různých masek 1, 3, 6, 10, 15, 21 nebo 28 VB.
teotihuacan-m3 = Maska 3
teotihuacan-m3-text = Maska. Při každém zatmění dává sada 1 až 7 různých masek 1, 3, 6, 10, 15, 21 nebo 28 VB.
teotihuacan-m4 = Maska 4
teotihuacan-m4-text = Maska. Při každém zatmění dává sada 1 až 7 různých masek 1, 3, 6, 10, 15, 21 nebo 28 VB.
teotihuacan-m5 = Maska 5
teotihuacan-m5-text = Maska. Při každém zatmění dává sada 1 až 7 různých masek 1, 3, 6, 10, 15, 21 nebo 28 VB.
teotihuacan-m6 = Maska 6
teotihuacan-m6-text = Maska. Při každém zatmění dává sada 1 až 7 různých masek 1, 3, 6, 10, 15, 21 nebo 28 VB.
teotihuacan-m7 = Maska 7
teotihuacan-m7-text = Maska. Při každém zatmění dává sada 1 až 7 různých masek 1, 3, 6, 10, 15, 21 nebo 28 VB.
teotihuacan-kind-vp = 4 VB
teotihuacan-vp-text = Získejte 4 VB.
teotihuacan-resources3 = 3 suroviny
teotihuacan-resources3-text = Vezměte si 3 libovolné suroviny.
teotihuacan-resources2 = 2 suroviny
teotihuacan-resources2-text = Vezměte si 2 libovolné suroviny.
teotihuacan-kind-avenue = 1 pole Cesty mrtvých
teotihuacan-avenue-text = Postupte o 1 pole na Cestě mrtvých.
teotihuacan-temple-any-text = Postupte o 1 stupeň na libovolném chrámu.
teotihuacan-temple-blue-text = Postupte o 1 stupeň na modrém chrámu.
teotihuacan-temple-red-text = Postupte o 1 stupeň na červeném chrámu.
teotihuacan-temple-green-text = Postupte o 1 stupeň na zeleném chrámu.
teotihuacan-cocoa4 = 4 kakaa
teotihuacan-cocoa4-text = Vezměte si 4 kakaa.
teotihuacan-power-up2 = dvě posílení
teotihuacan-power-up2-text = Posilte své odblokované dělníky, celkem dvakrát.
teotihuacan-double-move = dvojitý pohyb
teotihuacan-double-move-text = Když přesouváte dělníka, jde s ním druhý ze stejné desky.
teotihuacan-free-cocoa = bez placení kakaa
teotihuacan-free-cocoa-text = Jednou neplaťte kakao: za hlavní akci, uctívání nebo mzdu.
teotihuacan-unlimited-move = neomezený pohyb
teotihuacan-unlimited-move-text = Když přesouváte dělníka, smí jít libovolně daleko.
teotihuacan-extra-worker = dělník navíc
teotihuacan-extra-worker-text = Hlavní akce desek Alchymie, Šlechta nebo Staveniště počítá o 1 dělníka více.

## Decoration tiles: the icons on their halves

teotihuacan-d01 = Výzdoba 1
teotihuacan-d01-text = Levá polovina: modrý v barvě; pravá polovina: červený v barvě.
teotihuacan-d02 = Výzdoba 2
teotihuacan-d02-text = Levá polovina: světlý; pravá polovina: modrý v barvě.
teotihuacan-d03 = Výzdoba 3
teotihuacan-d03-text = Levá polovina: zelený v barvě; pravá polovina: zelený v barvě.
teotihuacan-d04 = Výzdoba 4
teotihuacan-d04-text = Levá polovina: modrý v barvě; pravá polovina: zelený v barvě.
teotihuacan-d05 = Výzdoba 5
teotihuacan-d05-text = Levá polovina: červený v barvě; pravá polovina: modrý v barvě.
teotihuacan-d06 = Výzdoba 6
teotihuacan-d06-text = Levá polovina: modrý v barvě; pravá polovina: světlý.
teotihuacan-d07 = Výzdoba 7
teotihuacan-d07-text = Levá polovina: červený v barvě; pravá polovina: červený v barvě.
teotihuacan-d08 = Výzdoba 8
teotihuacan-d08-text = Levá polovina: zelený v barvě; pravá polovina: modrý v barvě.
teotihuacan-d09 = Výzdoba 9
teotihuacan-d09-text = Levá polovina: červený v barvě; pravá polovina: zelený v barvě.
teotihuacan-d10 = Výzdoba 10
teotihuacan-d10-text = Levá polovina: zelený v barvě; pravá polovina: světlý.
teotihuacan-d11 = Výzdoba 11
teotihuacan-d11-text = Levá polovina: světlý; pravá polovina: červený v barvě.
teotihuacan-d12 = Výzdoba 12
teotihuacan-d12-text = Levá polovina: modrý v barvě; pravá polovina: modrý v barvě.
teotihuacan-d13 = Výzdoba 13
teotihuacan-d13-text = Levá polovina: zelený v barvě; pravá polovina: červený v barvě.
teotihuacan-d14 = Výzdoba 14
teotihuacan-d14-text = Levá polovina: červený v barvě; pravá polovina: světlý.
teotihuacan-d15 = Výzdoba 15
teotihuacan-d15-text = Levá polovina: světlý; pravá polovina: zelený v barvě.

## Pyramid tiles: their icons as they lie when not rotated

teotihuacan-t01 = Destička pyramidy 1
teotihuacan-t01-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, červený v barvě, zelený.
teotihuacan-t02 = Destička pyramidy 2
teotihuacan-t02-text = Symboly od levého horního po směru hodinových ručiček: světlý, modrý, červený, zelený v barvě.
teotihuacan-t03 = Destička pyramidy 3
teotihuacan-t03-text = Symboly od levého horního po směru hodinových ručiček: světlý, červený, modrý, zelený v barvě.
teotihuacan-t04 = Destička pyramidy 4
teotihuacan-t04-text = Symboly od levého horního po směru hodinových ručiček: zelený, světlý, modrý, červený v barvě.
teotihuacan-t05 = Destička pyramidy 5
teotihuacan-t05-text = Symboly od levého horního po směru hodinových ručiček: zelený, světlý, modrý, červený.
teotihuacan-t06 = Destička pyramidy 6
teotihuacan-t06-text = Symboly od levého horního po směru hodinových ručiček: zelený, světlý, červený, modrý.
teotihuacan-t07 = Destička pyramidy 7
teotihuacan-t07-text = Symboly od levého horního po směru hodinových ručiček: zelený, světlý, červený, modrý v barvě.
teotihuacan-t08 = Destička pyramidy 8
teotihuacan-t08-text = Symboly od levého horního po směru hodinových ručiček: zelený, modrý, červený, světlý.
teotihuacan-t09 = Destička pyramidy 9
teotihuacan-t09-text = Symboly od levého horního po směru hodinových ručiček: zelený, modrý v barvě, červený, světlý.
teotihuacan-t10 = Destička pyramidy 10
teotihuacan-t10-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, červený, světlý.
teotihuacan-t11 = Destička pyramidy 11
teotihuacan-t11-text = Symboly od levého horního po směru hodinových ručiček: modrý v barvě, světlý, červený, světlý.
teotihuacan-t12 = Destička pyramidy 12
teotihuacan-t12-text = Symboly od levého horního po směru hodinových ručiček: zelený, světlý, červený, světlý.
teotihuacan-t13 = Destička pyramidy 13
teotihuacan-t13-text = Symboly od levého horního po směru hodinových ručiček: zelený, světlý, červený v barvě, světlý.
teotihuacan-t14 = Destička pyramidy 14
teotihuacan-t14-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, zelený v barvě, světlý.
teotihuacan-t15 = Destička pyramidy 15
teotihuacan-t15-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, zelený, světlý.
teotihuacan-t16 = Destička pyramidy 16
teotihuacan-t16-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, zelený, červený.
teotihuacan-t17 = Destička pyramidy 17
teotihuacan-t17-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, zelený, červený v barvě.
teotihuacan-t18 = Destička pyramidy 18
teotihuacan-t18-text = Symboly od levého horního po směru hodinových ručiček: zelený, světlý, modrý, červený.
teotihuacan-t19 = Destička pyramidy 19
teotihuacan-t19-text = Symboly od levého horního po směru hodinových ručiček: světlý, světlý, světlý, červený.
teotihuacan-t20 = Destička pyramidy 20
teotihuacan-t20-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, světlý, světlý.
teotihuacan-t21 = Destička pyramidy 21
teotihuacan-t21-text = Symboly od levého horního po směru hodinových ručiček: světlý, světlý, světlý, zelený.
teotihuacan-t22 = Destička pyramidy 22
teotihuacan-t22-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, světlý, zelený.
teotihuacan-t23 = Destička pyramidy 23
teotihuacan-t23-text = Symboly od levého horního po směru hodinových ručiček: zelený, světlý, světlý, modrý.
teotihuacan-t24 = Destička pyramidy 24
teotihuacan-t24-text = Symboly od levého horního po směru hodinových ručiček: světlý, světlý, zelený, červený.
teotihuacan-t25 = Destička pyramidy 25
teotihuacan-t25-text = Symboly od levého horního po směru hodinových ručiček: zelený v barvě, světlý, světlý, červený.
teotihuacan-t26 = Destička pyramidy 26
teotihuacan-t26-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, světlý, červený v barvě.
teotihuacan-t27 = Destička pyramidy 27
teotihuacan-t27-text = Symboly od levého horního po směru hodinových ručiček: modrý, světlý, světlý, červený.
teotihuacan-t28 = Destička pyramidy 28
teotihuacan-t28-text = Symboly od levého horního po směru hodinových ručiček: zelený, modrý, zelený v barvě, modrý.
teotihuacan-t29 = Destička pyramidy 29
teotihuacan-t29-text = Symboly od levého horního po směru hodinových ručiček: červený, modrý v barvě, červený, modrý.
teotihuacan-t30 = Destička pyramidy 30
teotihuacan-t30-text = Symboly od levého horního po směru hodinových ručiček: zelený, červený, zelený, červený v barvě.
teotihuacan-t31 = Destička pyramidy 31
teotihuacan-t31-text = Symboly od levého horního po směru hodinových ručiček: světlý, světlý, světlý, světlý.
teotihuacan-t32 = Destička pyramidy 32
teotihuacan-t32-text = Symboly od levého horního po směru hodinových ručiček: světlý, světlý, světlý, světlý.

## Starting tiles, called by their boards

teotihuacan-s01 = Palác, Les
teotihuacan-s01-text = Vezměte si 2 kakaa a 3 dřeva; postupte o 1 pole na Cestě mrtvých. Dělníci: Palác, Les.
teotihuacan-s02 = Naleziště zlata, Kamenolom
teotihuacan-s02-text = Vezměte si 2 kameny a 3 zlata; postupte o 1 stupeň na zeleném chrámu. Dělníci: Naleziště zlata, Kamenolom.
teotihuacan-s03 = Les, Kamenolom
teotihuacan-s03-text = Vezměte si 4 dřeva a 1 kámen; postupte o 1 stupeň na modrém chrámu. Dělníci: Les, Kamenolom.
teotihuacan-s04 = Palác, Naleziště zlata
teotihuacan-s04-text = Vezměte si 5 kakaa a 2 zlata; postupte o 1 stupeň na červeném chrámu. Dělníci: Palác, Naleziště zlata.
teotihuacan-s05 = Naleziště zlata, Alchymie
teotihuacan-s05-text = Vezměte si 2 zlata; získejte technologii s nejnižším číslem. Dělníci: Naleziště zlata, Alchymie.
teotihuacan-s06 = Les, Naleziště zlata
teotihuacan-s06-text = Vezměte si 3 dřeva a 2 zlata; posilte počátečního dělníka. Dělníci: Les, Naleziště zlata.
teotihuacan-s07 = Alchymie, Staveniště
teotihuacan-s07-text = Vezměte si 2 libovolné suroviny; získejte technologii s nejnižším číslem. Dělníci: Alchymie, Staveniště.
teotihuacan-s08 = Šlechta, Výzdoba
teotihuacan-s08-text = Vezměte si 2 kakaa a 4 kameny; postupte o 1 stupeň na modrém chrámu. Dělníci: Šlechta, Výzdoba.
teotihuacan-s09 = Alchymie, Šlechta
teotihuacan-s09-text = Postupte o 1 stupeň na modrém, červeném a zeleném chrámu. Dělníci: Alchymie, Šlechta.
teotihuacan-s10 = Výzdoba, Staveniště
teotihuacan-s10-text = Vezměte si 5 kakaa; postupte o 1 stupeň na červeném chrámu; posilte počátečního dělníka. Dělníci: Výzdoba, Staveniště.
teotihuacan-s11 = Šlechta, Staveniště
teotihuacan-s11-text = Vezměte si 5 kakaa; postupte o 1 stupeň na zeleném chrámu; posilte počátečního dělníka. Dělníci: Šlechta, Staveniště.
teotihuacan-s12 = Alchymie, Výzdoba
teotihuacan-s12-text = Vezměte si 2 libovolné suroviny; postupte o 1 stupeň na modrém a červeném chrámu. Dělníci: Alchymie, Výzdoba.
teotihuacan-s13 = Kamenolom, Alchymie
teotihuacan-s13-text = Vezměte si 3 kakaa a 5 dřev. Dělníci: Kamenolom, Alchymie.
teotihuacan-s14 = Kamenolom, Výzdoba
teotihuacan-s14-text = Vezměte si 3 kameny a 1 zlato; můžete získat destičku objevu, která tu leží. Dělníci: Kamenolom, Výzdoba.
teotihuacan-s15 = Les, Šlechta
teotihuacan-s15-text = Vezměte si 1 dřevo, 2 kameny a 3 zlata. Dělníci: Les, Šlechta.
teotihuacan-s16 = Naleziště zlata, Staveniště
teotihuacan-s16-text = Vezměte si 2 kakaa a 3 zlata; můžete získat destičku objevu, která tu leží. Dělníci: Naleziště zlata, Staveniště.
teotihuacan-s17 = Kamenolom, Staveniště
teotihuacan-s17-text = Vezměte si 3 kakaa, 2 dřeva a 3 kameny. Dělníci: Kamenolom, Staveniště.
teotihuacan-s18 = Les, Výzdoba
teotihuacan-s18-text = Vezměte si 1 dřevo a 2 kameny; postupte o 1 pole na Cestě mrtvých. Dělníci: Les, Výzdoba.

## Ascension rewards

teotihuacan-reward-vp = 5 VB
teotihuacan-reward-cocoa = 5 kakaa
teotihuacan-reward-temple = 1 stupeň na libovolném chrámu
teotihuacan-reward-two-temples = 2 stupně na chrámech za 3 kakaa
teotihuacan-reward-fourth-worker = čtvrtý dělník a 2 kakaa

## The Teotibot

teotihuacan-teotibot = Teotibot
teotihuacan-action-construction = Stavba
teotihuacan-action-construction-text = Má-li bot 2 kameny a dělníka na desce Staveniště, umístí destičku pyramidy. Jinak s dělníkem na desce Kamenolom získá 2 kameny.
teotihuacan-action-decorations = Výzdoba
teotihuacan-action-decorations-text = Má-li bot 2 zlata a dělníka na desce Výzdoba, umístí destičku výzdoby. Jinak s dělníkem na desce Naleziště zlata získá 2 zlata.
teotihuacan-action-alchemy = Alchymie
teotihuacan-action-alchemy-text = Má-li bot 1 zlato a dělníka na desce Alchymie, získá technologii. Jinak dvakrát posílí svého nejslabšího dělníka.
teotihuacan-action-nobles = Šlechta
teotihuacan-action-nobles-text = Má-li bot 2 dřeva a dělníka na desce Šlechta, umístí budovu. Jinak s dělníkem na desce Les získá 2 dřeva.
teotihuacan-action-mastery = Mistrovství
teotihuacan-action-mastery-text = Od nejsilnějšího dělníka po nejslabšího bot zkouší, co dovoluje deska, na které dělník stojí. První, kterému se to podaří, je posílen a jde dál.
teotihuacan-action-worship = Uctívání
teotihuacan-action-worship-text = Zablokovaný dělník bota přejde na další pole uctívání a bot postoupí na příslušném chrámu. Tamní destička objevu se vymění.
teotihuacan-action-mask-collection = Sběr masek
teotihuacan-action-mask-collection-text = Bot koupí u polí uctívání masku, kterou ještě nemá.
teotihuacan-t = vrchol
teotihuacan-ml = uprostřed vlevo
teotihuacan-mr = uprostřed vpravo
teotihuacan-bl = dole vlevo
teotihuacan-bc = dole uprostřed
teotihuacan-br = dole vpravo
teotihuacan-set-aside = odložená
teotihuacan-from-left = zleva
teotihuacan-from-right = zprava

## Moves: labels of buttons

teotihuacan-move-end = Ukončit tah
teotihuacan-move-done = Hotovo
teotihuacan-move-printed = Vyobrazená
teotihuacan-move-unlock = { $a ->
    [free] Odblokovat zdarma
   *[paid] Odblokovat: 3 kakaa
}
teotihuacan-move-use = { $a ->
    [vp] Použít: { teotihuacan-kind-vp }
    [avenue] Použít: { teotihuacan-kind-avenue }
   *[other] Použít: { $an }
}
teotihuacan-move-keep = Ponechat si: { $an }
teotihuacan-move-draft = Vzít si: { $an }
teotihuacan-move-leave = Vynechat: { $an }
teotihuacan-move-worker = { $an }: síla { $b }
teotihuacan-move-go = Přesun: { $an }
teotihuacan-move-with = Druhý: síla { $a }
teotihuacan-move-collect = Sbírat kakao
teotihuacan-move-worship = { $b ->
    [a] Uctívání: A
    [b] Uctívání: B
    [c] Uctívání: C
   *[none] Uctívání
}
teotihuacan-move-main = Hlavní akce
teotihuacan-move-lock = Zablokovat: síla { $a }
teotihuacan-move-choose = { $a ->
    [effect] Efekt pole
    [tile] Destička objevu
   *[both] Obojí: 1 kakao
}
teotihuacan-move-first = { $a ->
    [effect] Nejprve efekt
   *[tile] Nejprve destička
}
teotihuacan-move-claim = { $a ->
    [vp] Získat: { teotihuacan-kind-vp }
    [avenue] Získat: { teotihuacan-kind-avenue }
   *[other] Získat: { $an }
}
teotihuacan-move-climb = Postoupit: { $an }
teotihuacan-move-take = Vzít si: { $an }
teotihuacan-move-pay = Zaplatit: { $an }
teotihuacan-move-trade = Vyměnit
teotihuacan-move-technology = { $an }
teotihuacan-move-row = { $a ->
    [top] Horní řada
    [middle] Prostřední řada
   *[bottom] Spodní řada
}
teotihuacan-move-decoration = { $an }
teotihuacan-move-side = { $a ->
    [top] Horní strana
    [right] Pravá strana
    [bottom] Spodní strana
   *[left] Levá strana
}
teotihuacan-move-tile = { $an }
# Rows and columns of the Pyramid are counted from 0.
teotihuacan-move-place = { $b ->
    [0] Úroveň { $a }: řada 1, sloupec { teotihuacan-column }
    [1] Úroveň { $a }: řada 2, sloupec { teotihuacan-column }
    [2] Úroveň { $a }: řada 3, sloupec { teotihuacan-column }
   *[3] Úroveň { $a }: řada 4, sloupec { teotihuacan-column }
}
teotihuacan-column = { $c ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
teotihuacan-move-rotate = { $a ->
    [0] Otočit: 0°
    [1] Otočit: 90°
    [2] Otočit: 180°
   *[3] Otočit: 270°
}
teotihuacan-move-discount = { $a ->
    [save] Zatím ne
   *[other] Ušetřit: { $an }
}
teotihuacan-move-power = { $an }: { $b ->
    [1] 1 → 2
    [2] 2 → 3
    [3] 3 → 4
    [4] 4 → 5
   *[5] 5 → 6
}
teotihuacan-move-ascend = { $a ->
    [vp] 5 VB
    [cocoa] 5 kakaa
    [temple] 1 stupeň
    [two_temples] 2 stupně
   *[fourth_worker] 4. dělník
}
teotihuacan-move-salary = { $a ->
    [one] Zaplatit { $a } kakao
    [few] Zaplatit { $a } kakaa
    [many] Zaplatit { $a } kakaa
   *[other] Zaplatit { $a } kakaa
}

## Questions: what is being decided

teotihuacan-ask-keep = Ponechte si 2 startovní destičky
teotihuacan-ask-draft = Vezměte si startovní destičku
teotihuacan-ask-turn = Přesuňte dělníka, nebo odblokujte dělníky
teotihuacan-ask-action = { $board-name }: co udělá váš dělník?
teotihuacan-ask-end = Ukončete tah
teotihuacan-ask-leave = Na kterou ze čtyř desek dělníka neumístíte?
teotihuacan-ask-go = Kam půjde váš dělník se silou { $power }?
teotihuacan-ask-with = Který dělník půjde s ním?
teotihuacan-ask-fee = { $for ->
    [main] Zaplatíte kakao za hlavní akci, nebo použijete destičku objevu?
    [unlock] Zaplatíte kakao za odblokování dělníka, nebo použijete destičku objevu?
   *[both] Zaplatíte kakao za obojí, nebo použijete destičku objevu?
}
teotihuacan-ask-lock = Který ze dvou dělníků obsadí pole uctívání?
teotihuacan-ask-worship = Uctívání: efekt pole, destička objevu, nebo obojí?
teotihuacan-ask-order = Co bude první?
teotihuacan-ask-claim = { $at-name }: získáte destičku objevu?
teotihuacan-ask-trade = Palácová destička: vyměníte? Zbývá: { $times }×
teotihuacan-ask-climb = Na kterém chrámu postoupíte?
teotihuacan-ask-take = Kterou surovinu si vezmete? Zbývá vzít: { $count }
teotihuacan-ask-technology = Kterou technologii získáte?
teotihuacan-ask-row = Do které řady umístíte budovu?
teotihuacan-ask-decoration = Kterou destičku výzdoby umístíte?
teotihuacan-ask-side = Na kterou stranu pyramidy výzdobu umístíte?
teotihuacan-ask-tile = { $placed ->
    [0] Kterou destičku pyramidy umístíte?
   *[other] Umístíte další destičku pyramidy? Umístěno: { $placed }
}
teotihuacan-ask-place = Kam destičku pyramidy umístíte?
teotihuacan-ask-rotate = Jak destičku pyramidy otočíte?
teotihuacan-ask-discount = Sleva: kterou surovinu nezaplatíte?
teotihuacan-ask-power-up = { $optional ->
    [yes] Posílíte ještě jednou?
   *[no] Kterého dělníka posílíte?
}
teotihuacan-ask-more = Technologie 13: ještě jedno posílení za 1 kakao?
teotihuacan-ask-reward = Vyberte odměnu za vzestup
teotihuacan-ask-salary = Kolik kakaa vyplatíte jako mzdu? Celkem: { $owed }
teotihuacan-ask-steps = Postoupíte na dvou chrámech: na kterém nejprve?

## Events: lines of the log

teotihuacan-event-keep = { $player } si ponechává startovní destičku: { $tile-name }
teotihuacan-event-put = { $player } umisťuje dělníka se silou { $power }: { $board-name }
teotihuacan-event-move = { $player } přesouvá dělníka se silou { $power }: { $from-name } → { $to-name }
teotihuacan-event-unlock = { $by ->
    [turn] { $player } odblokovává všechny dělníky zdarma
    [cocoa] { $player } platí za odblokování všech dělníků
   *[other] { $player }: dělník je odblokován jiným hráčem ({ $space-name })
}
teotihuacan-event-collect = { $player } sbírá kakao: { $board-name }
teotihuacan-event-worship = { $player } provádí uctívání dělníkem se silou { $power }: { $space-name }
teotihuacan-event-main = { $player } provádí hlavní akci: { $board-name }, dělníci: { $workers }
teotihuacan-event-gain = { $player } získává: { teotihuacan-amount }
teotihuacan-event-pay = { $player } platí: { teotihuacan-amount }
teotihuacan-event-claim = { $player } získává destičku objevu: { $kind-name }
teotihuacan-event-use = { $player } používá destičku objevu: { $kind-name }
teotihuacan-event-climb = { $player } postupuje: { $temple-name }, stupeň { $step }
teotihuacan-event-no-step = { $player } nemůže postoupit: { $temple-name }
teotihuacan-event-avenue = { $player } postupuje na Cestě mrtvých: pole { $space }
teotihuacan-event-technology = { $player } získává: { $tile-name }
teotihuacan-event-building = { $player } umisťuje budovu: { $row-name }, pole { $space }
teotihuacan-event-decoration = { $player } umisťuje destičku výzdoby: { $side-name }, pole { $number }
teotihuacan-event-tile = { $player } umisťuje destičku pyramidy
teotihuacan-event-power-up = { $player } posiluje dělníka na sílu { $power }: { $board-name }
teotihuacan-event-ascend = { $player }: dělník dosahuje vzestupu ({ $board-name })
teotihuacan-event-reward = { $player } vybírá odměnu za vzestup: { $reward-name }
teotihuacan-event-light-disc = Světlý kotouč: { $space }
teotihuacan-event-announced = Blíží se zatmění
teotihuacan-event-eclipse = Zatmění { $number }
teotihuacan-event-salary = { $player } vyplácí mzdu, kakao: { $paid } z { $owed }
teotihuacan-event-neutral = Neutrální dělník: { $board-name }
teotihuacan-event-discovery = Nová destička objevu: { $kind-name } ({ $board-name })
teotihuacan-event-new-decoration = Nově v nabídce: { $tile-name }
teotihuacan-event-new-tile = Nově v nabídce: { $tile-name }
teotihuacan-event-finished = Pyramida je dokončena
teotihuacan-event-points = { $of ->
    [none] { $player }: { $points } VB – { $source-name }
   *[other] { $source ->
        [decorations] { $player }: { $points } VB – { $source-name }
        [royal_tiles] { $player }: { $points } VB – { $of-name }
        [technologies] { $player }: { $points } VB – { $of-name }
        [temple_bonus] { $player }: { $points } VB – { $of-name }
       *[other] { $player }: { $points } VB – { $source-name }, { $of-name }
    }
}
teotihuacan-event-roll = { $player } hází kostkami: { $one } a { $two }, { $action-name } ({ $slot-name })
teotihuacan-event-fallback = { $player } nemůže udělat nic lepšího a volí náhradní akci
teotihuacan-event-slide = { $from ->
    [set_aside] { $player } doplňuje odloženou destičku: { $to-name }
   *[other] { $player } posouvá destičku akce: { $from-name } → { $to-name }
}
teotihuacan-event-bot-worship = { $player } přesouvá zablokovaného dělníka: { $space-name }
teotihuacan-event-discard = { $player } odhazuje destičku objevu: { $kind-name } ({ $board-name })
teotihuacan-event-try = { $result ->
    [works] { $player } zkouší: { $board-name } – jde to
    [no_worker] { $player } zkouší: { $board-name } – není tam dělník
    [not_enough] { $player } zkouší: { $board-name } – není čím zaplatit
   *[impossible] { $player } zkouší: { $board-name } – nelze
}

## Reasons: why a move is not possible

teotihuacan-reason-no-passing = Tah nelze vynechat: přesuňte dělníka a proveďte akci, nebo odblokujte dělníky
teotihuacan-reason-not-a-newcomer = Pole uctívání může obsadit jen nově příchozí dělník
teotihuacan-reason-take-back-first = Na pořadí nezáleží, proto je pevně dané: chcete-li vybrat toto, vezměte poslední volbu zpět
teotihuacan-reason-another-first = Na pořadí nezáleží, proto je pevně dané: nejprve vyberte něco jiného
teotihuacan-reason-used-in-order = Na pořadí nezáleží, proto je pevně dané: tato destička patří před naposledy použitou
teotihuacan-reason-not-on-display = Tato destička není v nabídce
teotihuacan-reason-not-enough = { $what ->
    [cocoa] Nedostatek kakaa: potřeba { $need }, máte { $have }
    [wood] Nedostatek dřeva: potřeba { $need }, máte { $have }
    [stone] Nedostatek kamene: potřeba { $need }, máte { $have }
   *[gold] Nedostatek zlata: potřeba { $need }, máte { $have }
}
teotihuacan-reason-must-take-effect = Hlavní akce musí mít účinek; teď ji nelze vynechat
teotihuacan-reason-must-power-up = Toto posílení není nepovinné
teotihuacan-reason-must-climb = Postup na chrámu nelze odmítnout
teotihuacan-reason-take-printed = Když nezískáte destičku, vezměte si vyobrazenou odměnu
teotihuacan-reason-none-locked = Žádný váš dělník není zablokovaný
teotihuacan-reason-none-locked-there = Nemáte tu zablokovaného dělníka: { $board-name }
teotihuacan-reason-whole-turn = Odblokování zdarma zabere celý tah: teď už je pozdě
teotihuacan-reason-no-such-tile = Takovou nepoužitou destičku objevu nemáte
teotihuacan-reason-from-first-turn = Destičky objevů lze používat od vašeho prvního tahu
teotihuacan-reason-instead-of-a-payment = Tato destička se používá místo placení kakaa
teotihuacan-reason-only-in-own-turn = Destičky objevů lze používat jen ve vlastním tahu
teotihuacan-reason-nothing-to-gain = Nic by se tím nezměnilo
teotihuacan-reason-within-a-decision = Nejprve dokončete toto rozhodnutí
teotihuacan-reason-enough-workers = Dělník navíc by tu nic nezměnil
teotihuacan-reason-with-a-main-action = Tato destička se používá při hlavní akci desek Alchymie, Šlechta nebo Staveniště
teotihuacan-reason-with-a-move = Tato destička se používá při přesunu dělníka
teotihuacan-reason-one-is-enough = Na tento přesun stačí jedna taková destička
teotihuacan-reason-weaker-first = Ze dvou dělníků, kteří jdou spolu, se nejprve vybírá slabší
teotihuacan-reason-no-other-worker-there = Jiného odblokovaného dělníka tam nemáte
teotihuacan-reason-not-laid-out = Tato destička není mezi vyloženými
teotihuacan-reason-not-on-your-tiles = Na vašich startovních destičkách tato deska není
teotihuacan-reason-already-kept = Tato destička už je vybraná
teotihuacan-reason-not-among-your-tiles = Tato destička není mezi vašimi
teotihuacan-reason-one-worker-moves = V tomto tahu se přesouvá jen vybraný dělník
teotihuacan-reason-worker-first = Nejprve vyberte dělníka
teotihuacan-reason-too-far = Příliš daleko: nejdelší přesun je { $most }, vzdálenost této desky je { $distance }
teotihuacan-reason-locked = Tento dělník je zablokovaný
teotihuacan-reason-no-worker-there = Takového dělníka tam nemáte
teotihuacan-reason-move-first = Nejprve přesuňte dělníka
teotihuacan-reason-not-on-this-board = Váš dělník je na jiné desce
teotihuacan-reason-own-worker-there = Na tomto poli stojí váš dělník
teotihuacan-reason-not-alone-at-the-palace = V Paláci nelze získat destičku objevu bez efektu pole
teotihuacan-reason-no-tile-there = Taková destička tu není
teotihuacan-reason-top-reached = Již jste na nejvyšším stupni
teotihuacan-reason-top-step-taken = Nejvyšší stupeň je obsazený
teotihuacan-reason-no-step-there = Na tomto chrámu teď nepostupujete
teotihuacan-reason-pay-a-resource = Tato destička žádá surovinu, ne kakao
teotihuacan-reason-fixed-price = Cena na této destičce je pevná
teotihuacan-reason-no-main-action = Palác nemá hlavní akci
teotihuacan-reason-second-row-needs-two-workers = Druhá řada vyžaduje dva dělníky, nebo jednoho se silou 4 či 5
teotihuacan-reason-all-yours = Máte už všechny technologie této partie
teotihuacan-reason-not-in-this-game = Tato technologie v této partii není
teotihuacan-reason-already-yours = Tuto technologii už máte
teotihuacan-reason-no-building-left = Nezbyly žádné budovy
teotihuacan-reason-row-full = Není tu pro vás volné pole
teotihuacan-reason-not-enough-workers = Na této desce máte příliš málo dělníků: potřeba { $need }, máte { $have }
teotihuacan-reason-other-row-first = { $row ->
    [top] Nejprve horní řada, dokud má volné pole
    [middle] Nejprve prostřední řada, dokud má volné pole
   *[bottom] Nejprve spodní řada, dokud má volné pole
}
teotihuacan-reason-needs-tiles-below = Chybějí destičky, které musí ležet pod ní
teotihuacan-reason-none-on-display = V nabídce nejsou žádné destičky
teotihuacan-reason-side-full = Tato strana je plná
teotihuacan-reason-pyramid-finished = Pyramida je dokončena
teotihuacan-reason-no-other-tile = Slevu si nelze ponechat: žádná další destička už nemůže přijít
teotihuacan-reason-not-in-the-cost = Tato surovina k ceně nepatří
teotihuacan-reason-one-for-each-worker = Jedna destička na dělníka: { $workers }
teotihuacan-reason-place-taken = Toto místo je obsazené
teotihuacan-reason-all-in-play = Všichni vaši dělníci jsou ve hře
teotihuacan-reason-more-than-owed = Mzda v kakau je jen { $owed }

## Where points come from

teotihuacan-source-temples = Chrámy
teotihuacan-source-boards = Akční desky
teotihuacan-source-royal-tiles = Palácové destičky
teotihuacan-source-technologies = Technologie
teotihuacan-source-others-technologies = Technologie ostatních
teotihuacan-source-buildings = Budovy
teotihuacan-source-decorations = Destičky výzdoby
teotihuacan-source-pyramid = Destičky pyramidy
teotihuacan-source-icons = Shodné symboly
teotihuacan-source-ascension = Vzestup
teotihuacan-source-discovery-tiles = Destičky objevů
teotihuacan-source-avenue = Cesta mrtvých
teotihuacan-source-pyramid-lead = Nejdále na stupnici pyramidy
teotihuacan-source-pyramid-track = Stupnice pyramidy
teotihuacan-source-masks = Masky
teotihuacan-source-unpaid-salary = Nevyplacené kakao
teotihuacan-source-temple-bonus = Destičky přízně bohů
teotihuacan-source-cocoa-exchange = Vrácené kakao
teotihuacan-source-goods-left = Zbylé suroviny a kakao

## Options

teotihuacan-option-setup = Začátek
teotihuacan-option-setup-help = Jak hráči získají startovní destičky. V úvodní partii jsou desky, destičky i suroviny vždy stejné.
teotihuacan-option-setup-dealt = rozdání startovních destiček
teotihuacan-option-setup-draft = výběr startovních destiček
teotihuacan-option-setup-first-game = úvodní partie
teotihuacan-option-dark-eclipse = Černé zatmění
teotihuacan-option-dark-eclipse-help = Zatmění se boduje, jakmile nastane, bez dalších tahů.
teotihuacan-option-dark-eclipse-true = ano
teotihuacan-option-dark-eclipse-false = ne
teotihuacan-option-difficulty = Obtížnost
teotihuacan-option-difficulty-help = Jak těžké je Teotibota porazit. Jednotlivé části lze změnit níže.
teotihuacan-option-difficulty-easier = snazší
teotihuacan-option-difficulty-as-printed = podle pravidel
teotihuacan-option-difficulty-harder = těžší
teotihuacan-option-bot-worker-4 = Dělník bota: Naleziště zlata
teotihuacan-option-bot-worker-4-help = Síla počátečního dělníka Teotibota na této desce.
teotihuacan-option-bot-worker-4-as-set = podle obtížnosti
teotihuacan-option-bot-worker-6 = Dělník bota: Šlechta
teotihuacan-option-bot-worker-6-help = Síla počátečního dělníka Teotibota na této desce.
teotihuacan-option-bot-worker-6-as-set = podle obtížnosti
teotihuacan-option-bot-worker-8 = Dělník bota: Staveniště
teotihuacan-option-bot-worker-8-help = Síla počátečního dělníka Teotibota na této desce.
teotihuacan-option-bot-worker-8-as-set = podle obtížnosti
teotihuacan-option-bot-wood = Dřevo bota
teotihuacan-option-bot-wood-help = Kolik dřeva má Teotibot na začátku.
teotihuacan-option-bot-wood-as-set = podle obtížnosti
teotihuacan-option-bot-stone = Kámen bota
teotihuacan-option-bot-stone-help = Kolik kamene má Teotibot na začátku.
teotihuacan-option-bot-stone-as-set = podle obtížnosti
teotihuacan-option-bot-gold = Zlato bota
teotihuacan-option-bot-gold-help = Kolik zlata má Teotibot na začátku.
teotihuacan-option-bot-gold-as-set = podle obtížnosti
teotihuacan-option-bot-exchange = Kakao bota
teotihuacan-option-bot-exchange-help = Kolik VB získá Teotibot za 10 kakaa.
teotihuacan-option-bot-exchange-as-set = podle obtížnosti
teotihuacan-option-bot-worship = Uctívání bota
teotihuacan-option-bot-worship-help = O kolik stupňů na chrámu postoupí Teotibot díky destičce akce Uctívání.
teotihuacan-option-bot-worship-as-set = podle obtížnosti
teotihuacan-option-bot-bonus = Přízeň bohů pro bota
teotihuacan-option-bot-bonus-help = Kolik VB získá Teotibot za každou destičku přízně bohů.
teotihuacan-option-bot-bonus-as-set = podle obtížnosti
teotihuacan-option-bot-technology = Technologie bota
teotihuacan-option-bot-technology-help = Kolik VB získá Teotibot za každou technologii.
teotihuacan-option-bot-technology-as-set = podle obtížnosti
