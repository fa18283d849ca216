# První hra s průvodcem: zpráva pro každý krok.

tzolkin-guide-welcome =
    Vítejte ve hře Tzolk'in! Vedete mayský kmen a vítězí ten, kdo má na konci nejvíce vítězných bodů (VB).
    Uprostřed leží velké kolo. Každý den se posune o jeden zub a otočí pěti koly kolem sebe.
tzolkin-guide-wheels =
    Dělníci stojí na zubech kol a každý den je přenese na další pozici. Kotouče kolem kola ukazují, co dělník udělá, když ho tam stáhnete: čím déle jel, tím více přinese.
    Šedé žetony jsou blokující. Jen zabírají místo.
tzolkin-guide-calendar =
    Jezírko uprostřed odpočítává dny do dne výživy, kdy chtějí jíst všichni vaši dělníci. Podlouhlé místo v jezírku je pozice „začínající hráč“.
tzolkin-guide-own =
    To jsou vaše zdroje: kukuřice, která je jídlem i penězi, dřevo, kámen, zlato a křišťálové lebky. Pod nimi jsou vaši dělníci a vedle misky kukuřice, kterou bude chtít příští den výživy.
tzolkin-guide-temples =
    V chrámech stoupají vaše žetony. Vysoké stupně přinášejí v některé dny výživy zdroje a v jiné VB.
    Technologie vylepšují vaše akce po celý zbytek hry.
tzolkin-guide-offers =
    Budovy a monumenty se platí dřevem, kamenem a zlatem. Většina budov pomůže hned, farmy živí dělníky v každý den výživy a monumenty bodují na konci hry.
tzolkin-guide-keep-first =
    Před prvním tahem si ponecháte dvě ze čtyř destiček počátečního jmění. Vezměte si tuto: kukuřice, zlato a stupeň výše v chrámu Quetzalcóatla.
tzolkin-guide-keep-second =
    A vezměte si i tuto. Hodně kukuřice je dobrý začátek, protože umisťování dělníků stojí kukuřici.
tzolkin-guide-place-palenque =
    V tahu buď umisťujete dělníky, nebo je stahujete, nikdy obojí. Na kolech ještě nikoho nemáte, takže umisťujete.
    Prvního dejte na Palenque. Postaví se na volnou pozici s nejnižším číslem a to číslo je cena: 1 kukuřice.
tzolkin-guide-place-yaxchilan =
    Můžete umístit i další, ale každý další dělník v tahu stojí něco navíc: druhý o 1 kukuřici více, třetí o 2 více.
    Druhého dejte na Yaxchilan: 1 kukuřice za pozici a 1 za to, že je druhý.
tzolkin-guide-place-first =
    Třetího dejte na pozici „začínající hráč“. Sama nestojí nic, platíte jen za třetího dělníka.
    Vezme kukuřici ležící na zubech a vy určíte, o kolik se kalendář posune.
tzolkin-guide-end-placing =
    Dokud tah neukončíte, můžete vzít všechno zpět. Teď ho ukončete: na řadě je druhý hráč.
tzolkin-guide-days =
    Všichni odehráli svůj tah, den tedy končí. Váš dělník byl na pozici „začínající hráč“, a proto smíte posunout kalendář o jeden zub, nebo o dva.
    Dva zuby otočí vaši destičku tmavou stranou navrch a privilegium se vrátí až na nejvyšším stupni chrámu. Nechte si ho na později: zvolte jeden.
tzolkin-guide-turned =
    Kola se otočila: oba vaši dělníci se posunuli z pozice 1 na pozici 2. Žeton začínajícího hráče jste už měli, proto přechází k druhému hráči.
    Vyzkoušejte posuvník pod koly: ukáže, kde bude kdo stát za několik dní.
tzolkin-guide-pick-yaxchilan =
    Tentokrát dělníky stahujete. Začněte tím na kole Yaxchilan: stiskněte ho.
tzolkin-guide-gain =
    Rozsvícené kotouče ukazují, co dělník může: akci své pozice, nebo nižší za 1 kukuřici za každý krok zpět.
    Zvolte akci 2: kámen a kukuřici.
tzolkin-guide-pick-palenque =
    V tomtéž tahu můžete stáhnout i další. Stáhněte také dělníka z kola Palenque.
tzolkin-guide-harvest =
    Jeho akce 2 sklízí kukuřici: vezmete si z džungle destičku úrody kukuřice a 4 kukuřice. Destiček je pro všechny jen pár, vyplatí se pospíšit si.
tzolkin-guide-end-picking =
    Dělníci jsou zpět v ruce a v příštím tahu je lze znovu umístit. Vedle misky vidíte, zda pro ně vystačí kukuřice. Ukončete tah.
tzolkin-guide-onwards =
    To je rytmus hry: umístit, nechat kola otočit, ve správnou chvíli stáhnout. Teď hrajte dál, jak chcete.
    Tikal nabízí technologie a budovy, Uxmal trh a další dělníky, Yaxchilan lebky pro Chichen Itzu. Mějte dost kukuřice, až dny v jezírku dojdou. Na co ukážete nebo co podržíte, to se samo vysvětlí; zbytek poví stránka s pravidly.
