# The rules of Teotihuacan in plain words, section by section.

teotihuacan-rules-aim = O co jde
teotihuacan-rules-aim-text =
    Teotihuacan roste kolem své pyramidy a vy patříte k těm, kdo ho stavějí. Vaši dělníci jsou kostky. Obcházejí kruh 8 akčních desek, sbírají suroviny, stavějí, uctívají a každou prací sílí, až dojdou vzestupu a začnou znovu.

    Vítězí ten, kdo má na konci nejvíc vítězných bodů (VB). Body přináší stavba a výzdoba pyramidy, budovy a technologie, chrámy a 3 zatmění, při nichž bodují Cesta mrtvých, stupnice pyramidy a masky a při nichž dělníci chtějí mzdu.

teotihuacan-rules-setup = Začátek hry
teotihuacan-rules-setup-text =
    Palác a Staveniště leží proti sobě po stranách pyramidy; ostatních 6 desek se mezi ně zamíchá. Mnoho destiček se losuje, takže se žádné 2 partie nepodobají.

    Dostanete 4 startovní destičky a 2 si ponecháte. Obě dávají vše, co ukazují. Na každé jsou 2 desky a vaši 3 dělníci začínají na 3 různých z nich, se silou 1. Ukazují-li destičky 4 různé desky, jednu vynecháte. Destička může dát i posílení, technologii nebo právo získat destičku objevu za její cenu.

    Čtvrtý dělník čeká, až si ho vyberete jako odměnu za vzestup. Pro úvodní partii existuje pevné rozestavení bez startovních destiček.

teotihuacan-rules-turn = Váš tah
teotihuacan-rules-turn-text =
    V běžném tahu přesunete jednoho odblokovaného dělníka a tam, kam dojde, uděláte právě jednu věc:

    - Sběr kakaa,
    - Uctívání, nebo
    - hlavní akci desky.

    Místo běžného tahu můžete zdarma odblokovat všechny své dělníky.

    Kromě toho smíte ve svém tahu používat destičky objevu a v běžném tahu zaplatit 3 kakaa za odblokování všech dělníků. Vzdát se tahu nelze, ale nikdy neuvíznete: s odblokovaným dělníkem se dá vždy sbírat kakao. Tah ukončujete sami.

teotihuacan-rules-move = Pohyb
teotihuacan-rules-move-text =
    Dělníci chodí ve směru hodinových ručiček, o 1 až 3 desky. Zablokovaní zůstávají na místě.

    Když vybíráte cíl, každá deska v dosahu říká, co každá tamní akce hned stojí a dává. Tři tečky znamenají, že budete ještě vybírat.

    S pohybem pomáhají 2 destičky objevu: s dvojitým pohybem jde i druhý dělník z téže desky, s neomezeným pohybem jde dělník libovolně daleko. S technologií 1 vám každý dělník, který vstoupí do Paláce nebo ho mine, přinese 1 kakao.

teotihuacan-rules-collect = Sběr kakaa
teotihuacan-rules-collect-text =
    Kakaem se platí skoro vše, co dělníci dělají, takže ho potřebujete pořád.

    Podívejte se na dělníky na společné ploše desky, než tam dojde váš. Každá barva se počítá jednou: každý jiný hráč, vy sami, stojí-li tam jiný váš dělník, a každá barva neutrálních dělníků. Zablokovaní se nepočítají. Získáte tolik kakaa a 1 navíc.

    Plná deska je tedy dobrá pro sběr kakaa a drahá pro hlavní akci.

teotihuacan-rules-worship = Uctívání
teotihuacan-rules-worship-text =
    Palác, Les, Kamenolom, Naleziště zlata a Výzdoba mají pole uctívání označená klíčem. Váš dělník se tam postaví a zůstane zablokovaný.

    Stojí-li na poli dělník jiného hráče, zaplatíte 1 kakao a pošlete ho odblokovaného na společnou plochu. Vlastního dělníka takto vytlačit nemůžete.

    Potom vyberte:

    - efekt pole: stupeň v chrámu, v Paláci efekt palácové destičky;
    - destičku objevu této desky za její cenu (ne v Paláci);
    - nebo obojí za 1 kakao navíc, v libovolném pořadí.

    Získaná destička se hned nahradí.

teotihuacan-rules-main = Hlavní akce
teotihuacan-rules-main-text =
    Před hlavní akcí zaplatíte 1 kakao za každou barvu mezi odblokovanými dělníky, kteří byli na desce před vaším, i za vlastní. Prázdná deska nestojí nic.

    Kolik smíte udělat, závisí na počtu vašich odblokovaných dělníků na desce, včetně nově příchozího. Víc než 3 se nikdy nepočítají. Na deskách surovin záleží i na nejslabším z nich.

    Potom posílíte jednoho ze svých dělníků na desce. Se 3 dělníky dovolí většina desek druhé posílení.

teotihuacan-rules-unlock = Zablokovaní dělníci
teotihuacan-rules-unlock-text =
    Zablokovaný dělník se nemůže hýbat, nepočítá se do žádné akce a nelze ho posílit. Mzda za něj se platí stejně.

    Odblokovat lze 3 způsoby:

    - věnujte tomu celý tah: všichni vaši zablokovaní dělníci se odblokují zdarma;
    - zaplaťte 3 kakaa kdykoli v běžném tahu: odblokují se všichni, i ten, který právě uctíval;
    - počkejte, až pole bude chtít někdo jiný a zaplatí za to.

    Odblokovaní dělníci jdou na společnou plochu desky, na které stojí.

teotihuacan-rules-resources = Les, Kamenolom, Naleziště zlata
teotihuacan-rules-resources-text =
    Les dává dřevo, Kamenolom kámen a Naleziště zlata zlato.

    Odměnu najdete v tabulce desky. Řádek je počet vašich dělníků tam, nejvýš 3. Sloupec je síla nejslabšího z nich: 1, 2 až 3, nebo 4 až 5. Vyplatí se tedy sejít se silnými dělníky.

    Některá políčka dávají navíc kakao, VB nebo stupně v chrámech. Technologie 5 a 7 odměnu zvyšují. Potom posílíte jednoho dělníka na desce; se 3 dělníky to smíte udělat dvakrát.

teotihuacan-rules-alchemy = Alchymie
teotihuacan-rules-alchemy-text =
    Hlavní akcí Alchymie získáte technologii. Zaplaťte zlato uvedené na destičce, 1 nebo 2, a položte na ni svůj žeton. Od příští akce působí až do konce hry.

    S 1 dělníkem vybíráte z první řady, s více z kterékoli. Samotný dělník se silou 4 nebo 5 dosáhne i na druhou řadu, ale pak není posílen.

    Postoupíte také o 1 stupeň v chrámu sloupce destičky: modrém, červeném nebo zeleném, zleva. Každý, kdo už tuto technologii má, získá 3 VB.

teotihuacan-rules-nobles = Šlechta
teotihuacan-rules-nobles-text =
    Zaplaťte 2 dřeva a vezměte si budovu z řady budov. Přijde na první volné pole zleva: s 1 dělníkem v horní řadě, s 2 v prostřední, s 3 v dolní. Teprve když je ta řada plná, lze použít řadu nad ní.

    Získáte body pole a postoupíte o 1 pole na Cestě mrtvých.

    Každá budova, která opustí řadu budov, odkryje menší číslo. Nejmenší viditelné říká, jakou hodnotu má pole Cesty při zatmění; čím víc budov, tím méně Cesta všem přinese.

teotihuacan-rules-decorations = Výzdoba
teotihuacan-rules-decorations-text =
    Zaplaťte 3 zlata s 1 dělníkem, 2 zlata s 2 nebo 1 zlato s 3 a umístěte jednu z nabízených destiček výzdoby.

    Každá strana pyramidy má 4 pole. První leží vedle pyramidy a je vždy přístupné; další následují po řadě a potřebují pod oběma polovinami destičky pyramidy úrovně 1, 2 nebo 3. Destička míří ke středu a nelze ji otočit.

    Získáte 3 VB a postoupíte o 1 pole na stupnici pyramidy. Každá polovina, která zakryje shodný symbol, přinese 1 VB, a je-li symbol na destičce barevný, postoupíte i o 1 stupeň v jeho chrámu.

teotihuacan-rules-construction = Staveniště
teotihuacan-rules-construction-text =
    Za každého svého dělníka na desce smíte umístit destičku pyramidy, nejméně 1 a nejvýš 3. Cena závisí na úrovni:

    - úroveň 1: 2 kameny, přinese 1 VB;
    - úroveň 2: 2 kameny a 1 dřevo, přinese 3 VB;
    - úroveň 3: 2 kameny a 2 dřeva, přinese 5 VB;
    - úroveň 4: 2 kameny a 3 dřeva, přinese 7 VB.

    Nad úrovní 1 potřebuje destička pod sebou 4 destičky. Otočte ji, jak chcete: každý symbol, který zakryje stejný, přinese 1 VB, a je-li nový symbol barevný, postoupíte o 1 stupeň v jeho chrámu. Bledý symbol se počítá také, ale nepatří žádnému chrámu. Každá destička vás také posune o 1 pole na stupnici pyramidy.

teotihuacan-rules-power = Posílení a vzestup
teotihuacan-rules-power-text =
    Posílení zvýší sílu dělníka o 1. Silní dělníci získají víc, ale ten, který by překročil sílu 5, ihned dojde vzestupu:

    - postoupíte o 1 pole na Cestě mrtvých;
    - dělník se vrátí do Paláce se silou 1;
    - vyberete odměnu: 5 VB; 5 kakaa; 1 stupeň v chrámu; 2 stupně za 3 kakaa; nebo čtvrtého dělníka se silou 3 a s 2 kakaa;
    - světlý kotouč kalendáře postoupí o 1 pole.

    První posílení hlavní akce je povinné. Technologie 13 umožní ještě jedno za 1 kakao.

teotihuacan-rules-temples = Chrámy
teotihuacan-rules-temples-text =
    Chrámy jsou 3. Každý stupeň dává to, co je u něj vyobrazeno: modrý chrám hlavně suroviny, červený VB, zelený kakao.

    Na hlavním stupni, kde leží destičky objevu, můžete místo odměny jednu z nich získat za její cenu. Tyto destičky se nedoplňují, takže kdo přijde první, vybírá.

    Na stupni 10 leží destička přízně bohů, která při závěrečném zatmění boduje každému, kdo tam došel. Na nejvyšším stupni je místo jen pro jeden žeton.

    Stupeň, na který nelze postoupit, propadá.

teotihuacan-rules-tracks = Cesta mrtvých a stupnice pyramidy
teotihuacan-rules-tracks-text =
    Na Cestě mrtvých postupujete díky budovám, vzestupům a některým destičkám. Když dojdete na pole 3, 6 nebo 8, smíte tam získat destičku objevu za její cenu. Cesta končí polem 9. Při každém zatmění má pole hodnotu nejmenšího viditelného čísla v řadě budov.

    Na stupnici pyramidy postupujete s každou destičkou pyramidy a každou destičkou výzdoby. Při zatměních má pole hodnotu 4, pak 3, pak 2 VB a ten, kdo je nejdál, získá další 4 VB; při shodě každý z nich. Potom všichni začnou znovu od 0.

teotihuacan-rules-discovery = Destičky objevu
teotihuacan-rules-discovery-text =
    Destičky objevu získáváte na polích uctívání, na hlavních stupních chrámů a na Cestě mrtvých. Cena je v rohu; bez ní je destička zdarma. Vaše destičky leží před vámi lícem navrch.

    Masky zůstávají a bodují při každém zatmění. Ostatní se použijí jednou:

    - body, suroviny, kakao, stupně chrámů, Cesta a posílení: před každým rozhodnutím ve svých tazích;
    - dvojitý a neomezený pohyb: při pohybu;
    - dělník navíc: v hlavní akci Alchymie, Šlechty nebo Staveniště;
    - bez placení kakaa: za hlavní akci, za jedno uctívání, nebo za jednu mzdu.

teotihuacan-rules-palace = Palác
teotihuacan-rules-palace-text =
    Palác nemá hlavní akci, zato 3 pole uctívání, každé s palácovou destičkou. Co destička dá, závisí na síle dělníka, kterého tam zablokujete; značí se S.

    Jeden druh destiček přináší body za technologie, za stupnici pyramidy nebo za Cestu mrtvých. Jiný mění kakao za suroviny. Třetí dává kakao, kupuje stupně chrámů nebo mění suroviny za kakao. Výměn smíte udělat tolik, kolik destička dovolí, méně, nebo žádnou.

    V Paláci si nemůžete vzít samotnou destičku objevu, jen spolu s efektem.

teotihuacan-rules-calendar = Kalendář
teotihuacan-rules-calendar-text =
    Světlý kotouč postoupí o 1 pole po každém tahu posledního hráče a o 1 pole při každém vzestupu. Jakmile dojde k tmavému kotouči, je zatmění ohlášeno: kolo se dohraje, každý má ještě jeden tah a pak se boduje.

    Potom se světlý kotouč vrátí na 0 a tmavý se posune o 1 pole níž, takže každá část hry je o něco kratší.

    Destička na úrovni 4 dokončí pyramidu. Světlý kotouč pak skočí k tmavému a následující zatmění je závěrečné, ať má jakékoli číslo.

teotihuacan-rules-eclipse = Zatmění
teotihuacan-rules-eclipse-text =
    Při každém zatmění všichni získají:

    - Cesta mrtvých: vlastní pole krát nejmenší viditelné číslo v řadě budov;
    - stupnice pyramidy: 4 VB za vedení a 4, 3 nebo 2 VB za každé pole;
    - masky: sady různých masek od 1 do 7 přinesou 1, 3, 6, 10, 15, 21 nebo 28 VB.

    Potom se platí mzda: 1 kakao za každého dělníka, 2 za dělníka se silou 4 nebo 5, i za zablokované. Za každé nevyplacené kakao ztratíte 3 VB.

    Při závěrečném zatmění boduje každá destička přízně bohů, ke které jste na stupních došli.

teotihuacan-rules-end = Konec hry
teotihuacan-rules-end-text =
    Hra končí třetím zatměním, nebo dříve, zatměním, které následuje po dokončení pyramidy.

    Vítězí ten, kdo má nejvíc VB. Při shodě rozhoduje víc kakaa, pak dřívější místo v pořadí.

    Myslete na konec včas: nevyužité suroviny nemají žádnou hodnotu, stupně 10 a 11 chrámů s dobrou destičkou přízně bohů mají velkou a také poslední mzdu je třeba vyplatit.

teotihuacan-rules-variants = Neutrální dělníci a varianty
teotihuacan-rules-variants-text =
    Se 3 hráči jsou ve hře neutrální dělníci jedné barvy, se 2 a v sólové hře 2 barev, po 3 od každé. Stojí na společných plochách a počítají se jako barvy, ale nic nedělají. Po zatmění se rozmístí znovu.

    Výběr startovních destiček pro 2 až 4 hráče: vyloží se 2 destičky na hráče a 2 navíc. Jednu si vezmete v pořadí tahů, druhou v opačném pořadí.

    Černé zatmění pro 2 až 4 hráče: zatmění se boduje hned po tahu, ve kterém se kotouče setkaly. Nikdo už netáhne, takže sledujte kalendář.

teotihuacan-rules-teotibot = Teotibot
teotihuacan-rules-teotibot-text =
    V sólové hře hrajete proti Teotibotovi. Začínáte vy, on hraje poslední a k vítězství potřebujete víc bodů než on; shoda je porážka.

    Ve svém tahu hodí 2 kostkami. Součet určí destičku pyramidy akcí: vrchol při 6 až 8, prostřední řadu při 4 až 5 a 9 až 10, rohy dolní řady při 2 až 3 a 11 až 12. Bot destičku provede a odloží ji. Mezera se zaplní zdola ze strany, kterou ukazuje destička směru, a dolů přijde destička odložená předtím.

    Má-li 10 kakaa, vrátí je za 3 VB. Mzdu neplatí. Když odblokujete jeho dělníka, přejde na další volné pole uctívání.

teotihuacan-rules-bot-actions = Co dělá Teotibot
teotihuacan-rules-bot-actions-text =
    S každou destičkou udělá první věc, kterou může:

    - Stavba, Výzdoba, Alchymie a Šlechta: má-li dělníka na desce a čím platit, staví, zdobí, získá technologii nebo umístí budovu. Jinak může získat 2 suroviny s dělníkem na desce této suroviny.
    - Mistrovství: jeho dělníci zkoušejí své desky, od nejsilnějšího k nejslabšímu.
    - Uctívání: jeho zablokovaný dělník jde dál a bot postoupí o 2 stupně v tom chrámu, nebo u Výzdoby o 3 v jednom chrámu.
    - Sběr masek: koupí masku, kterou nemá.

    Nejde-li nic, získá 5 kakaa a jeho nejslabší dělník je posílen a přesunut. Přesouvaný dělník jde o 1 desku, se silou 4 nebo 5 o 2, a Palác přeskočí.

    Při závěrečném zatmění získá 1 VB za každou zbylou surovinu a kakao, 2 VB za každou technologii a 15 VB za každou dosaženou destičku přízně bohů.
