# The guided first game of Teotihuacan: three turns, told step by step.

teotihuacan-guide-welcome =
    Vítejte v Teotihuacanu. Hrajete proti Teotibotovi; vítězí ten, kdo má po třech zatměních víc vítězných bodů (VB).
    Kolem pyramidy leží osm akčních desek. Vaši dělníci jsou kostky s písmenem A; číslo je jejich síla.
teotihuacan-guide-worker-1 = V každém tahu přesunete jednoho dělníka ve směru hodinových ručiček, o jednu až tři desky. Vyberte toho se silou 2 u Šlechty.
teotihuacan-guide-go-1 =
    Desky v dosahu ukazují, co každá tamní akce stojí a dává: kakaový bob je Sběr kakaa, klíč Uctívání, kladivo hlavní akce.
    Jděte do Kamenolomu.
teotihuacan-guide-main-1 = Nikdo jiný tu není, takže hlavní akce je zdarma. Získáte kámen a dělník bude posílen. Proveďte ji.
teotihuacan-guide-end-1 = Máte o jeden kámen víc a dělník má nyní sílu 3. Až by překročil 5, dojde vzestupu, přinese odměnu a začne znovu od 1. Ukončete tah.
teotihuacan-guide-bot = Teotibot hodil kostkami. Součet určí destičku jeho pyramidy akcí a vedle čtete, co udělal: tentokrát koupil masku. Masky bodují při každém zatmění.
teotihuacan-guide-worker-2 = Teď budeme stavět. Vyberte dělníka v Lese.
teotihuacan-guide-go-2 = Jděte na Staveniště, kde stojí jiný váš dělník. Za každého dělníka tam smíte umístit destičku pyramidy.
teotihuacan-guide-main-2 = Tentokrát hlavní akce stojí kakao: jedno za každou barvu, která tu byla předtím, i za vaši. Přesto ji proveďte.
teotihuacan-guide-tile = Vyberte první z nabízených destiček. Barevný symbol vás posune v jeho chrámu, zakryje-li stejný.
teotihuacan-guide-place = Na osvětlených místech lze stavět. Číslo je nejvíc bodů, které tam získáte. Vyberte nejvyšší: na úrovni 2, na čtyřech destičkách.
teotihuacan-guide-rotate = Čtyři natočení a u každého to, co přinese. Zakroužkované symboly jsou shodné: 1 VB za každý. Vyberte to, při kterém jsou shodné všechny čtyři.
teotihuacan-guide-end-2 = 3 VB za úroveň 2, 4 za symboly a stupeň v červeném chrámu s dalším 1 VB. Vedete i na stupnici pyramidy. Ukončete tah.
teotihuacan-guide-calendar = Světlý kotouč postoupí po každém kole. Jakmile dojde k tmavému, přijde zatmění: boduje se to, co vidíte vpravo, a každému dělníkovi se platí kakaem.
teotihuacan-guide-worker-3 = Zbývá ještě Uctívání. Vyberte svého dělníka se silou 3 v Kamenolomu.
teotihuacan-guide-go-3 = Jděte do Lesa.
teotihuacan-guide-worship = Postavte ho na pole uctívání, to s klíčem.
teotihuacan-guide-both = Můžete si vzít stupeň v chrámu, destičku objevu, nebo obojí za 1 kakao. Vezměte si obojí.
teotihuacan-guide-effect = Pořadí je na vás. Začněte stupněm v červeném chrámu.
teotihuacan-guide-claim = Tato destička objevu nic nestojí a má hodnotu dvou libovolných surovin. Získejte ji; použít ji můžete v kterémkoli svém tahu.
teotihuacan-guide-end-3 = Váš dělník je teď zablokovaný. Abyste s ním mohli zase hýbat, odblokujte všechny své dělníky: za 3 kakaa, nebo zdarma místo tahu. Ukončete tah.
teotihuacan-guide-farewell =
    To je jádro hry. Před zatměním si nechte dost kakaa na mzdu a ukažte na cokoli, co chcete vysvětlit.
    Dál už hrajete bez rad. Hodně štěstí!
