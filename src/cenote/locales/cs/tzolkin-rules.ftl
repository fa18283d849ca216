# Pravidla hry Tzolk'in prostými slovy. Pořadí kapitol jako v boards/tzolkin/rules.ts.

tzolkin-rules-goal = O co jde
tzolkin-rules-goal-text =
    Vedete mayský kmen po 27 dní, což jsou kola hry. Vaši dělníci jezdí na ozubených kolech velkého kalendáře, sbírají kukuřici a suroviny, stavějí, učí se a slouží bohům. Vítězí ten, kdo má na konci nejvíce vítězných bodů (VB).

    VB přinášejí:

    - chrámy na konci každé ze dvou epoch
    - křišťálové lebky obětované v Chichen Itze
    - některé budovy ihned a monumenty na konci hry
    - co zbude: lebky, kukuřice a suroviny

    O VB přicházíte za dělníky, které nemůžete vyživit. Body mohou klesnout pod nulu.
tzolkin-rules-table = Co leží na stole
tzolkin-rules-table-text =
    Velké kolo uprostřed je kalendář: každý z 26 zubů je jeden den. Otáčí pěti koly. Na jejich zubech stojí dělníci a kotouče kolem kola jsou jeho akce: čím vyšší číslo, tím více dávají.

    Kukuřice je jídlo i peníze. Dřevo, kámen a zlato jsou suroviny. Kukuřice a křišťálové lebky mezi ně nepatří a nenahradí je. Lebek je 13 a nikdy více.

    Každý má 6 dělníků a začíná s 3. Ve dvou nebo třech hráčích zabírají pozice na kolech i blokující žetony; jezdí dokola a nikdy neodcházejí.

    Před prvním kolem dostane každý 4 destičky počátečního jmění, tajně si ponechá 2 a získá, co ukazují.
tzolkin-rules-turn = Váš tah
tzolkin-rules-turn-text =
    V tahu uděláte jednu ze dvou věcí, nikdy obě:

    - umístíte alespoň jednoho dělníka z ruky, nebo
    - stáhnete z kol alespoň jednoho svého dělníka.

    Vynechat tah nelze. Kdo nemá dělníka na kolech, musí umisťovat; kdo nemá žádného v ruce nebo nemůže zaplatit žádnou pozici, musí stahovat.

    Na konci tahu se doplní prázdná místa v nabídce budov. Když všichni odehrají tah, den končí: někdy dnem výživy a vždy posunem kalendáře.
tzolkin-rules-placing = Umisťování dělníků
tzolkin-rules-placing-text =
    Vyberete kolo a dělník se postaví na jeho volnou pozici s nejnižším číslem. Pozici obsadí každý dělník i blokující žeton. Nebo ho dáte na pozici „začínající hráč“, je-li volná.

    Platíte kukuřicí: číslo pozice, a více, když v jednom tahu umístíte několik dělníků. První nepřidá nic, druhý 1 kukuřici, třetí 2 a tak dále. Dohromady je to o 1 kukuřici více za dva dělníky, o 3 za tři, o 6 za čtyři, o 10 za pět a o 15 za šest.

    Pozice „začínající hráč“ sama nestojí nic, její dělník se však počítá mezi umístěné.
tzolkin-rules-picking-up = Stahování dělníků
tzolkin-rules-picking-up-text =
    Stahujete z kol své dělníky, jednoho po druhém, a přestanete, kdy chcete. S každým uděláte jedno z toho:

    - akci pozice, na které stál
    - akci nižší pozice téhož kola, za 1 kukuřici za každý krok zpět
    - nic

    Pozice 0 nemá akci. Poslední pozice s číslem jsou pozice svobodné volby: libovolná akce tohoto kola bez kukuřice za kroky zpět.

    Akce, kterou nemůžete zaplatit nebo provést, není dostupná. Dělník, kterého kolo odveze za poslední pozici s číslem, se vrátí do ruky bez akce, takže neváhejte příliš dlouho.
tzolkin-rules-palenque = Palenque: kukuřice a dřevo
tzolkin-rules-palenque-text =
    Akce 1 je rybaření: vždy přinese trochu kukuřice. Akce 2 až 5 sklízejí ve skupině polí džungle se stejným číslem, kde je tolik polí, kolik je hráčů.

    - Sklizeň kukuřice: vezměte si odkrytou destičku úrody kukuřice a kukuřici.
    - Těžba dřeva: vezměte si destičku těžby dřeva a dřevo. Destička kukuřice pod ní je teď odkrytá.
    - Vypálení lesa: destička dřeva opustí hru a vy si vezmete destičku kukuřice pod ní a kukuřici. Tím rozhněváte bohy: v jednom chrámu sestoupíte o stupeň níže. Jsou-li všechny vaše žetony dole, nejde to.

    Skupina 2 nemá dřevo. Když je skupina prázdná, její akce už nic nepřinese, leda máte Zemědělství. Vzaté destičky vám zůstávají; některé monumenty je počítají.
tzolkin-rules-yaxchilan = Yaxchilan: suroviny a lebky
tzolkin-rules-yaxchilan-text =
    Tyto akce prostě dávají, co ukazují: dřevo, kámen, zlato, k nim trochu kukuřice a akce 4 křišťálovou lebku. Akce 5 dává zlato, kámen a kukuřici.

    Dobývání surovin zvyšuje zisk surovin a Teologie na třetí úrovni dává v akci 4 druhou lebku. Když v zásobě žádná lebka není, akce 4 nedá nic.
tzolkin-rules-tikal = Tikal: vědění a budovy
tzolkin-rules-tikal-text =
    - Akce 1: postupte o jednu úroveň v technologii a zaplaťte za to.
    - Akce 2: postavte jednu budovu.
    - Akce 3: postupte jednou nebo dvakrát, na jedné stupnici nebo na dvou. Každý postup se platí před dalším.
    - Akce 4: postavte jednu nebo dvě budovy, nebo jeden monument. Jinak monument postavit nelze.
    - Akce 5: zaplaťte jednu surovinu a postupte o jeden stupeň výše na dvou různých chrámech.

    Ze dvou budov je první hotová se vším, co dává, dříve než zaplatíte druhou.
tzolkin-rules-uxmal = Uxmal: obchod a pomocníci
tzolkin-rules-uxmal-text =
    - Akce 1: zaplaťte kukuřicí a postupte o jeden stupeň výše na libovolném chrámu.
    - Akce 2: trh. Vyměňujte kukuřici za suroviny a suroviny za kukuřici, kolikrát chcete. Dřevo má cenu 2 kukuřice, kámen 3 a zlato 4. S lebkami se neobchoduje.
    - Akce 3: vezměte si ze zásoby dalšího svého dělníka. Umístit ho můžete od příštího tahu a také chce jíst.
    - Akce 4: postavte budovu a zaplaťte 2 kukuřice místo každé suroviny. Kukuřici a suroviny nelze kombinovat.
    - Akce 5: zaplaťte 1 kukuřici a proveďte libovolnou akci kola Palenque, Yaxchilan, Tikal nebo Uxmal, jejíž náklady platíte navíc.
tzolkin-rules-chichen-itza = Chichen Itza: obětování lebek
tzolkin-rules-chichen-itza-text =
    Modré kolo je větší než ostatní a má devět akcí. Každou lze provést jednou za celou hru, jediným hráčem: položte na ni svou křišťálovou lebku, získejte její VB a postupte o jeden stupeň výše na uvedeném chrámu. Tři z nich dávají i libovolnou surovinu.

    Lebka tam zůstane. Bez lebky, nebo kde už nějaká leží, není akce dostupná. Nemůžete-li na chrámu postoupit, nevadí; body získáte i tak.

    Pozice 10 je pozice svobodné volby.
tzolkin-rules-temples = Chrámy
tzolkin-rules-temples-text =
    V každém ze tří chrámů máte žeton a začínáte na bílém stupni, druhém odspodu. Na nejvyšší stupeň se vejde jen jeden žeton; kdo tam chce vystoupit, když je obsazený, prostě nevystoupí. Kdo nejvyššího stupně dosáhne, otočí svou destičku zpět světlou stranou navrch.

    Ve dny výživy uprostřed epochy získáte zdroje u svého stupně i u všech nižších. Ve dny výživy na konci epochy získáte VB svého stupně, i záporné. Kdo je v chrámu nejvýše, získá i jeho prémii: levé číslo v první epoše, pravé ve druhé. Je-li nejvyšších více, každý získá polovinu.
tzolkin-rules-technologies = Technologie
tzolkin-rules-technologies-text =
    Každá ze čtyř stupnic má tři úrovně. Úroveň stojí tolik libovolných surovin, kolik je její číslo, a nižší úrovně platí dál.

    - Zemědělství přináší více kukuřice z Palenque a sklizeň i tam, kde neleží odkrytá destička kukuřice.
    - Dobývání surovin přidává dřevo, pak kámen, pak zlato k tomu, co dávají Palenque a Yaxchilan.
    - Architektura dává za každou budovu kukuřici, pak i VB, a pak budovy zlevní.
    - Teologie dovolí dělníkovi v Chichen Itze použít další pozici, po tamní akci zaplatit jednu surovinu za stupeň v chrámu a zdvojí lebku z Yaxchilanu.

    Na třetí úrovni můžete postoupit znovu za jednu surovinu a vzít si bonus na konci stupnice, kolikrát chcete.
tzolkin-rules-buildings = Budovy a monumenty
tzolkin-rules-buildings-text =
    Zaplaťte přesně to, co je vytištěno, a položte destičku před sebe. Co budova dává, dává ihned a shora dolů. Farma působí v každý den výživy: vyživí některé vaše dělníky, nebo každému ušetří jednu kukuřici.

    Architektura pomáhá s budovami, ne s monumenty. Když jedna akce postaví dvě budovy, pomůže jen s jednou z nich a vy určíte, s kterou.

    Monumenty leží odkryté od začátku a nedoplňují se. Bodují na konci hry za to, co je na nich, a co počítá vaše budovy, počítá i monument sám. V polovině hry ustoupí budovy první epochy budovám druhé.
tzolkin-rules-first-player-space = Pozice „začínající hráč“
tzolkin-rules-first-player-space-text =
    Vejde se na ni jeden dělník. Na konci svého tahu si vezmete všechnu kukuřici, která se nashromáždila na zubech velkého kola.

    Když den končí, dělník se vrátí a vy se stanete začínajícím hráčem; jste-li jím už, stane se jím další hráč po směru hodinových ručiček. Pak určíte, zda se kalendář posune o jeden den, nebo o dva.

    Dva dny smíte zvolit, jen když vaše destička leží světlou stranou navrch a druhý den nikomu nevytlačí dělníka z kola. Destička se tím otočí tmavou stranou navrch a zpět se otočí, když dosáhnete nejvyššího stupně chrámu.
tzolkin-rules-end-of-round = Konec dne
tzolkin-rules-end-of-round-text =
    Pokud nikdo nestál na pozici „začínající hráč“, dá se na aktuální zub 1 kukuřice a kalendář se posune o jeden den. Všechna kola se otočí a všichni dělníci popojedou o jednu pozici. Kdo vyjede za poslední pozici s číslem, vrátí se svému majiteli do ruky. Blokující žetony objedou celé kolo.

    Den výživy nelze přeskočit: když dva dny přeskočí jeho zub, je dnem výživy příští kolo.
tzolkin-rules-food-day = Dny výživy
tzolkin-rules-food-day-text =
    Jsou čtyři, na označených zubech, když všichni odehrají svůj tah.

    Nejprve každý vyživí své dělníky: 2 kukuřice za každého, ať je kdekoli. Vyživíte jich, kolik můžete; každý nevyživený stojí 3 VB. Farmy pomáhají.

    Pak bohové rozdají odměny. První a třetí den výživy přinesou zdroje z chrámů, druhý a čtvrtý VB. Po druhém začíná druhá epocha s novými budovami.

    Lebku z chrámu dostane každý, kdo k ní dospěl, nebo nikdo, je-li jich v zásobě málo.
tzolkin-rules-begging = Žebrání o kukuřici
tzolkin-rules-begging-text =
    Na začátku tahu smíte žebrat, máte-li nejvýše 2 kukuřice. Pak máte přesně 3 kukuřice a bohové se hněvají: na vybraném chrámu sestoupíte o jeden stupeň níže. Jsou-li všechny vaše žetony na nejnižších stupních, žebrat nelze.

    Potom odehrajete tah jako obvykle. Kdo nemá dělníka na kolech a nemůže zaplatit žádnou pozici, žebrat musí.

    Když není možné ani to, bohové se slitují: odevzdáte všechnu kukuřici a umístíte jediného dělníka na jednu z nejlevnějších pozic.
tzolkin-rules-end = Konec hry
tzolkin-rules-end-text =
    Po čtvrtém dni výživy se kalendář naposledy posune. Pak každý boduje:

    - všechny suroviny se změní na kukuřici jako na trhu a každé 4 kukuřice jsou 1 VB; čtvrtiny se počítají
    - každá zbylá lebka má cenu 3 VB
    - monumenty dají, co ukazují

    Vítězí nejvíce VB. Při shodě rozhoduje více dělníků na kolech a potom je vítězství společné.
