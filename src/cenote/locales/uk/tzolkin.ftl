# Tzolk'in: everything of the game that is told in words. docs/words.md says how the keys are made.

tzolkin-title = Цольк’ін: Календар мая

## Goods, gears, temples, technologies

tzolkin-corn = кукурудза
tzolkin-wood = деревина
tzolkin-stone = камінь
tzolkin-gold = золото
tzolkin-skull = кришталевий череп
tzolkin-palenque = Паленке
tzolkin-yaxchilan = Яшчилан
tzolkin-tikal = Тікаль
tzolkin-uxmal = Ушмаль
tzolkin-chichen-itza = Чичен-Іца
tzolkin-first = комірка першого гравця
tzolkin-chaac = Чаак
tzolkin-quetzalcoatl = Кетцалькоатль
tzolkin-kukulkan = Кукулькан
tzolkin-agriculture = Землеробство
tzolkin-agriculture-text = Рівень 1: на 1 кукурудзу більше з кожного збору кукурудзи. Рівень 2: на 1 кукурудзу більше від риболовлі, а збирати кукурудзу можна й там, де не видно її плитки. Рівень 3: на 3 кукурудзи більше з кожного збору замість 1. Далі: 1 сходинка вгору в будь-якому храмі.
tzolkin-extraction = Видобуток ресурсів
tzolkin-extraction-text = На 1 більше того ресурсу, який дає дія Паленке чи Яшчилана: від рівня 1 деревини, від рівня 2 каменю, від рівня 3 золота. Далі: 2 будь-які ресурси.
tzolkin-architecture = Архітектура
tzolkin-architecture-text = За кожну будівлю: від рівня 1 отримуєте 1 кукурудзу, від рівня 2 також набираєте 2 ПО, а від рівня 3 ще й платите на 1 ресурс менше або на 2 кукурудзи менше, якщо платите кукурудзою. Далі: 3 ПО.
tzolkin-theology = Теологія
tzolkin-theology-text = Від рівня 1 робітник на шестірні Чичен-Іци може виконати дію наступної комірки. Від рівня 2 після дії цієї шестірні можна заплатити 1 ресурс, щоб піднятися на 1 сходинку в будь-якому храмі. Від рівня 3 дія 4 Яшчилана дає другий череп. Далі: 1 кришталевий череп.
tzolkin-farm = ферма
tzolkin-civic = громадська будівля
tzolkin-tomb = гробниця
tzolkin-shrine = святиня

# How many of a good, as in "gains 3 corn".
tzolkin-amount = { $good ->
    [corn] { $n ->
        [one] { $n } кукурудза
        [few] { $n } кукурудзи
        [many] { $n } кукурудзи
       *[other] { $n } кукурудзи
    }
    [wood] { $n ->
        [one] { $n } деревина
        [few] { $n } деревини
        [many] { $n } деревини
       *[other] { $n } деревини
    }
    [stone] { $n ->
        [one] { $n } камінь
        [few] { $n } камені
        [many] { $n } каменів
       *[other] { $n } каменя
    }
    [gold] { $n ->
        [one] { $n } золото
        [few] { $n } золота
        [many] { $n } золота
       *[other] { $n } золота
    }
   *[skull] { $n ->
        [one] { $n } кришталевий череп
        [few] { $n } кришталеві черепи
        [many] { $n } кришталевих черепів
       *[other] { $n } кришталевого черепа
    }
}

## Buildings: names and what they do

tzolkin-a1f1 = Ферма (1 робітник)
tzolkin-a1f1-text = У Дні їжі 1 ваш робітник не потребує кукурудзи.
tzolkin-a1f2 = Ферма (1 робітник)
tzolkin-a1f2-text = У Дні їжі 1 ваш робітник не потребує кукурудзи.
tzolkin-a1f3 = Ферма (1 робітник)
tzolkin-a1f3-text = У Дні їжі 1 ваш робітник не потребує кукурудзи.
tzolkin-a1f4 = Ферма (на 1 кукурудзу менше)
tzolkin-a1f4-text = У Дні їжі кожен ваш робітник потребує на 1 кукурудзу менше.
tzolkin-a1f5 = Ферма (на 1 кукурудзу менше)
tzolkin-a1f5-text = У Дні їжі кожен ваш робітник потребує на 1 кукурудзу менше.
tzolkin-a1c1 = Громадська будівля (Землеробство)
tzolkin-a1c1-text = Підвищте рівень технології «Землеробство» на 1, не витрачаючи ресурсів.
tzolkin-a1c2 = Громадська будівля (Землеробство, 1 камінь)
tzolkin-a1c2-text = Підвищте рівень технології «Землеробство» на 1, не витрачаючи ресурсів; візьміть 1 камінь.
tzolkin-a1c3 = Громадська будівля (Видобуток ресурсів, 1 кукурудза)
tzolkin-a1c3-text = Підвищте рівень технології «Видобуток ресурсів» на 1, не витрачаючи ресурсів; візьміть 1 кукурудзу.
tzolkin-a1c4 = Громадська будівля (Видобуток ресурсів, 1 золото)
tzolkin-a1c4-text = Підвищте рівень технології «Видобуток ресурсів» на 1, не витрачаючи ресурсів; візьміть 1 золото.
tzolkin-a1t1 = Гробниця (Чаак, Кетцалькоатль)
tzolkin-a1t1-text = Підніміться на 1 сходинку в храмах Чаака та Кетцалькоатля.
tzolkin-a1t2 = Гробниця (Чаак, Кукулькан)
tzolkin-a1t2-text = Підніміться на 1 сходинку в храмах Чаака та Кукулькана.
tzolkin-a1t3 = Гробниця (будь-який храм, будівля)
tzolkin-a1t3-text = Підніміться на 1 сходинку в будь-якому храмі; можете спорудити будівлю за ресурси.
tzolkin-a1s1 = Святиня (Архітектура)
tzolkin-a1s1-text = Підвищте рівень технології «Архітектура» на 1, не витрачаючи ресурсів.
tzolkin-a1s2 = Святиня (Теологія, Кукулькан)
tzolkin-a1s2-text = Підвищте рівень технології «Теологія» на 1, не витрачаючи ресурсів; підніміться на 1 сходинку в храмі Кукулькана.
tzolkin-a2f1 = Ферма (3 робітники)
tzolkin-a2f1-text = У Дні їжі 3 ваші робітники не потребують кукурудзи.
tzolkin-a2f2 = Ферма (3 робітники)
tzolkin-a2f2-text = У Дні їжі 3 ваші робітники не потребують кукурудзи.
tzolkin-a2f3 = Ферма (3 робітники)
tzolkin-a2f3-text = У Дні їжі 3 ваші робітники не потребують кукурудзи.
tzolkin-a2c1 = Громадська будівля (будь-яка технологія, 1 камінь)
tzolkin-a2c1-text = Підвищте рівень будь-якої технології на 1, не витрачаючи ресурсів; візьміть 1 камінь.
tzolkin-a2c2 = Громадська будівля (будь-яка технологія, 1 золото)
tzolkin-a2c2-text = Підвищте рівень будь-якої технології на 1, не витрачаючи ресурсів; візьміть 1 золото.
tzolkin-a2c3 = Громадська будівля (будь-яка технологія, 6 кукурудзи)
tzolkin-a2c3-text = Підвищте рівень будь-якої технології на 1, не витрачаючи ресурсів; візьміть 6 кукурудзи.
tzolkin-a2c4 = Громадська будівля (будь-яка технологія, 1 кришталевий череп)
tzolkin-a2c4-text = Підвищте рівень будь-якої технології на 1, не витрачаючи ресурсів; візьміть 1 кришталевий череп.
tzolkin-a2t1 = Гробниця (ринок, 6 ПО)
tzolkin-a2t1-text = Можете обмінювати кукурудзу й ресурси на ринку; наберіть 6 ПО.
tzolkin-a2t2 = Гробниця (робітник, 6 ПО)
tzolkin-a2t2-text = Візьміть робітника із запасу; наберіть 6 ПО.
tzolkin-a2t3 = Гробниця (8 ПО)
tzolkin-a2t3-text = Наберіть 8 ПО.
tzolkin-a2t4 = Гробниця (дія, 2 ПО)
tzolkin-a2t4-text = За 1 кукурудзу можете виконати будь-яку з дій 1–5 шестірні Паленке, Яшчилана, Тікаля чи Ушмаля; наберіть 2 ПО.
tzolkin-a2t5 = Гробниця (Чаак, Кетцалькоатль, Кукулькан, 3 ПО)
tzolkin-a2t5-text = Підніміться на 1 сходинку в храмах Чаака, Кетцалькоатля та Кукулькана; наберіть 3 ПО.
tzolkin-a2s1 = Святиня (Чаак +2, 2 ПО)
tzolkin-a2s1-text = Підніміться на 2 сходинки в храмі Чаака; наберіть 2 ПО.
tzolkin-a2s2 = Святиня (Кукулькан +2, 3 ПО)
tzolkin-a2s2-text = Підніміться на 2 сходинки в храмі Кукулькана; наберіть 3 ПО.
tzolkin-a2s3 = Святиня (Кетцалькоатль +2, 4 ПО)
tzolkin-a2s3-text = Підніміться на 2 сходинки в храмі Кетцалькоатля; наберіть 4 ПО.
tzolkin-a2s4 = Святиня (Архітектура, 3 ПО)
tzolkin-a2s4-text = Підвищте рівень технології «Архітектура» на 1, не витрачаючи ресурсів; наберіть 3 ПО.
tzolkin-a2s5 = Святиня (Теологія, Чаак, Кукулькан)
tzolkin-a2s5-text = Підвищте рівень технології «Теологія» на 1, не витрачаючи ресурсів; підніміться на 1 сходинку в храмах Чаака та Кукулькана.
tzolkin-a2s6 = Святиня (2 × будь-яка технологія)
tzolkin-a2s6-text = Підвищте рівні будь-яких технологій загалом на 2, не витрачаючи ресурсів.

## Monuments

tzolkin-mon-tombs = Монумент (гробниці)
tzolkin-mon-tombs-text = Наприкінці гри 4 ПО за кожну вашу гробницю разом із монументами з такою рамкою.
tzolkin-mon-civics = Монумент (громадські будівлі)
tzolkin-mon-civics-text = Наприкінці гри 4 ПО за кожну вашу громадську будівлю разом із монументами з такою рамкою.
tzolkin-mon-shrines = Монумент (святині)
tzolkin-mon-shrines-text = Наприкінці гри 4 ПО за кожну вашу святиню разом із монументами з такою рамкою.
tzolkin-mon-all-built = Монумент (усі споруди)
tzolkin-mon-all-built-text = Наприкінці гри 2 ПО за кожну вашу будівлю та кожен ваш монумент.
tzolkin-mon-workers = Монумент (робітники)
tzolkin-mon-workers-text = Наприкінці гри 6, 12 або 18 ПО, якщо у грі 4, 5 або 6 ваших робітників.
tzolkin-mon-best-temple = Монумент (найкращий храм)
tzolkin-mon-best-temple-text = Наприкінці гри 3 ПО за кожну сходинку вище білої у вашому найкращому храмі.
tzolkin-mon-every-monument = Монумент (усі монументи)
tzolkin-mon-every-monument-text = Наприкінці гри 6, 5 або 4 ПО (для 2, 3 або 4 гравців) за кожен споруджений монумент, хоч би чий він був.
tzolkin-mon-tech-levels = Монумент (рівні технологій)
tzolkin-mon-tech-levels-text = Наприкінці гри 3 ПО за кожен ваш рівень технологій.
tzolkin-mon-temple-vp = Монумент (храми ще раз)
tzolkin-mon-temple-vp-text = Наприкінці гри наберіть ще раз ПО своїх сходинок у храмах, без бонусів за найвищу позицію.
tzolkin-mon-corn-tiles = Монумент (плитки кукурудзи)
tzolkin-mon-corn-tiles-text = Наприкінці гри 4 ПО за кожну вашу плитку збору кукурудзи.
tzolkin-mon-wood-tiles = Монумент (плитки деревини)
tzolkin-mon-wood-tiles-text = Наприкінці гри 4 ПО за кожну вашу плитку заготівлі деревини.
tzolkin-mon-tech-maxed = Монумент (завершені технології)
tzolkin-mon-tech-maxed-text = Наприкінці гри 9, 20 або 33 ПО, якщо рівня 3 досягли 1, 2 або щонайменше 3 ваші технології.
tzolkin-mon-skulls = Монумент (черепи)
tzolkin-mon-skulls-text = Наприкінці гри 3 ПО за кожен кришталевий череп на шестірні Чичен-Іци, хоч би хто його пожертвував.

## Starting wealth tiles, called by the space that is printed on them

tzolkin-pal1 = Паленке 1
tzolkin-pal1-text = Візьміть 3 кукурудзи; підніміться на 1 сходинку в храмі Кетцалькоатля; підвищте рівень технології «Землеробство» на 1, не витрачаючи ресурсів.
tzolkin-pal3 = Паленке 3
tzolkin-pal3-text = Візьміть 5 кукурудзи та 1 золото; підніміться на 1 сходинку в храмі Кетцалькоатля.
tzolkin-pal5 = Паленке 5
tzolkin-pal5-text = Візьміть 1 камінь та 1 золото; підвищте рівень технології «Землеробство» на 1, не витрачаючи ресурсів.
tzolkin-pal7 = Паленке 7
tzolkin-pal7-text = Візьміть 9 кукурудзи та 1 камінь.
tzolkin-yax1 = Яшчилан 1
tzolkin-yax1-text = Візьміть 1 деревину; підніміться на 1 сходинку в храмі Кукулькана; підвищте рівень технології «Видобуток ресурсів» на 1, не витрачаючи ресурсів.
tzolkin-yax3 = Яшчилан 3
tzolkin-yax3-text = Візьміть 2 кукурудзи та 2 деревини; підніміться на 1 сходинку в храмі Кукулькана.
tzolkin-yax5 = Яшчилан 5
tzolkin-yax5-text = Візьміть 4 кукурудзи та 1 деревину; підвищте рівень технології «Видобуток ресурсів» на 1, не витрачаючи ресурсів.
tzolkin-yax7 = Яшчилан 7
tzolkin-yax7-text = Візьміть 3 кукурудзи, 2 деревини та 1 камінь.
tzolkin-tik1 = Тікаль 1
tzolkin-tik1-text = Візьміть 2 кукурудзи; підніміться на 1 сходинку в храмі Чаака; підвищте рівень технології «Архітектура» на 1, не витрачаючи ресурсів.
tzolkin-tik3 = Тікаль 3
tzolkin-tik3-text = Візьміть 6 кукурудзи та 2 камені.
tzolkin-tik5 = Тікаль 5
tzolkin-tik5-text = Візьміть 3 кукурудзи та 1 золото; підвищте рівень технології «Архітектура» на 1, не витрачаючи ресурсів.
tzolkin-tik7 = Тікаль 7
tzolkin-tik7-text = Візьміть 6 кукурудзи, 1 деревину та 1 камінь.
tzolkin-uxm1 = Ушмаль 1
tzolkin-uxm1-text = Візьміть 5 кукурудзи та 1 камінь; підніміться на 1 сходинку в храмі Чаака.
tzolkin-uxm3 = Ушмаль 3
tzolkin-uxm3-text = Візьміть 3 кукурудзи та 1 деревину; у Дні їжі 1 ваш робітник не потребує кукурудзи.
tzolkin-uxm5 = Ушмаль 5
tzolkin-uxm5-text = Візьміть робітника із запасу.
tzolkin-uxm7 = Ушмаль 7
tzolkin-uxm7-text = Візьміть 8 кукурудзи та 1 золото.
tzolkin-chi0 = Чичен-Іца 0
tzolkin-chi0-text = Візьміть 4 кукурудзи, 1 деревину та 1 кришталевий череп.
tzolkin-chi3 = Чичен-Іца 3
tzolkin-chi3-text = Візьміть 5 кукурудзи та 1 камінь; підвищте рівень технології «Теологія» на 1, не витрачаючи ресурсів.
tzolkin-chi5 = Чичен-Іца 5
tzolkin-chi5-text = Візьміть 4 кукурудзи та 3 деревини.
tzolkin-chi7 = Чичен-Іца 7
tzolkin-chi7-text = Візьміть 2 кукурудзи та 2 деревини; підвищте рівень технології «Теологія» на 1, не витрачаючи ресурсів.
tzolkin-chi10 = Чичен-Іца 10
tzolkin-chi10-text = Візьміть 7 кукурудзи та 2 деревини.

## Moves: labels of buttons

tzolkin-move-end = Завершити хід
tzolkin-move-done = Готово
tzolkin-move-nothing = Без дії
tzolkin-move-beg = Вимолити
tzolkin-move-place = { $a ->
    [first] Перший гравець
   *[other] Розмістити: { $an }
}
tzolkin-move-pick = Повернути: { $an } { $b }
tzolkin-move-do = Дія { $a }
tzolkin-move-use = { $an } { $b }
tzolkin-move-harvest = { $a ->
    [wood] Заготовити деревину
    [corn] Зібрати кукурудзу
    [burn] Спалити ліс
   *[no_tile] Без плитки
}
tzolkin-move-climb = { $b ->
    [none] Угору: { $an }
   *[other] Угору: { $an }, { $bn }
}
tzolkin-move-anger = Униз: { $an }
tzolkin-move-advance = { $an }
tzolkin-move-pay = Заплатити: { $an }
tzolkin-move-take = Взяти: { $an }
tzolkin-move-discount = Знижка: { $an }
tzolkin-move-architecture = { $a ->
    [use] Застосувати
   *[save] Залишити
}
tzolkin-move-build = Спорудити: { $an }
tzolkin-move-sell = Продати: { $an }
tzolkin-move-buy = Купити: { $an }
tzolkin-move-days = { $a ->
    [one] На { $a } день
    [few] На { $a } дні
    [many] На { $a } днів
   *[other] На { $a } дня
}
tzolkin-move-keep = Залишити: { $an }

## Questions: what is being decided

tzolkin-ask-keep = Залиште собі 2 плитки початкового достатку
tzolkin-ask-start = Розмістіть або поверніть робітників
tzolkin-ask-place = Розмістіть ще одного робітника або завершіть хід
tzolkin-ask-pick = Поверніть ще одного робітника або завершіть хід
tzolkin-ask-end = Завершіть хід
tzolkin-ask-days = На скільки прокрутити календар?
tzolkin-ask-action = Ваш робітник із комірки { $gear-name } { $space }: яка дія?
tzolkin-ask-use = Яку дію іншої шестірні ви виконуєте?
tzolkin-ask-harvest = Клітинки дії { $group }: що ви збираєте?
tzolkin-ask-climb = { $steps ->
    [1] У якому храмі ви піднімаєтеся?
   *[other] У якому храмі ви піднімаєтеся? Залишилося сходинок: { $steps }
}
tzolkin-ask-two-temples = Виберіть два храми й підніміться в кожному на 1 сходинку
tzolkin-ask-anger = Боги гніваються: у якому храмі ви спускаєтеся?
tzolkin-ask-advance = { $times ->
    [1] Рівень якої технології ви підвищуєте за ресурси?
   *[other] Рівень якої технології ви підвищуєте за ресурси? Залишилося рівнів: { $times }
}
tzolkin-ask-learn = { $times ->
    [1] Рівень якої технології ви підвищуєте, не витрачаючи ресурсів?
   *[other] Рівень якої технології ви підвищуєте, не витрачаючи ресурсів? Залишилося рівнів: { $times }
}
tzolkin-ask-pay = Яким ресурсом ви платите? Залишилося заплатити: { $blocks }
tzolkin-ask-take = Який ресурс ви берете? Залишилося взяти: { $blocks }
tzolkin-ask-build = { $how ->
    [first_of_two] Спорудіть до двох будівель або один монумент
    [second] Споруджуєте другу будівлю?
    [with_corn] Спорудіть будівлю за кукурудзу
   *[one] Спорудіть будівлю
}
tzolkin-ask-architecture = Застосувати Архітектуру до цієї будівлі чи залишити для другої?
tzolkin-ask-discount = Архітектура: який ресурс ви не платите?
tzolkin-ask-market = Ринок: обмінюйте кукурудзу й ресурси
tzolkin-ask-devotion = Теологія: заплатити ресурс, щоб піднятися на 1 сходинку в будь-якому храмі?

## Events: lines of the log

tzolkin-event-keep = { $player } залишає собі плитку початкового достатку: { $tile-name }
tzolkin-event-beg = { $player } вимолює кукурудзу
tzolkin-event-anger = { $player } гнівить богів: { $temple-name }, −1
tzolkin-event-place = { $gear ->
    [first] { $player } розміщує робітника в комірці першого гравця
   *[other] { $player } розміщує робітника: { $gear-name } { $space }
}
tzolkin-event-mercy = { $player } дістає милість богів і платить стільки кукурудзи, скільки є
tzolkin-event-pick = { $player } повертає робітника: { $gear-name } { $space }
tzolkin-event-act = { $player } виконує дію: { $gear-name } { $action }
tzolkin-event-gain = { $player } отримує: { tzolkin-amount }
tzolkin-event-pay = { $player } платить: { tzolkin-amount }
tzolkin-event-climb = { $player } піднімається: { $temple-name }, сходинка { $step }
tzolkin-event-no-step = { $player } не може піднятися: { $temple-name }
tzolkin-event-level = { $player } розвиває технологію «{ $track-name }», рівень { $level }
tzolkin-event-bonus = { $player } отримує миттєвий бонус технології «{ $track-name }»
tzolkin-event-worker = { $player } бере робітника із запасу; у грі: { $workers }
tzolkin-event-harvest = { $what ->
    [wood] { $player } заготовляє деревину (клітинки { $group })
    [corn] { $player } збирає кукурудзу (клітинки { $group })
    [burn] { $player } спалює ліс (клітинки { $group })
   *[no_tile] { $player } збирає кукурудзу без плитки (клітинки { $group })
}
tzolkin-event-build = { $player } споруджує: { $tile-name }
tzolkin-event-reveal = Нове в ряду будівель: { $tile-name }
tzolkin-event-light-side = { $player } знову отримує привілей: планшет лежить світлою стороною догори
tzolkin-event-tooth-corn = Накопичена кукурудза: { $corn }
tzolkin-event-food-day = { $number ->
    [1] День їжі 1: середина І епохи
    [2] День їжі 2: кінець І епохи
    [3] День їжі 3: середина ІІ епохи
   *[other] День їжі { $number }: кінець ІІ епохи
}
tzolkin-event-fed = { $unfed ->
    [0] { $player } годує всіх робітників: { $fed }
   *[other] { $player } годує робітників: { $fed }; ненагодовані: { $unfed }
}
tzolkin-event-new-age = Починається ІІ епоха
tzolkin-event-days = { $n ->
    [one] Календар просувається на { $n } день
    [few] Календар просувається на { $n } дні
    [many] Календар просувається на { $n } днів
   *[other] Календар просувається на { $n } дня
}
tzolkin-event-pushed-off = { $player }: робітник покидає шестірню ({ $gear-name })
tzolkin-event-first-player = { $player } отримує маркер першого гравця
tzolkin-event-points = { $of ->
    [none] { $player }: { $points } ПО — { $source-name }
   *[other] { $source ->
        [chichen_itza] { $player }: { $points } ПО — { $source-name } { $of }
        [buildings] { $player }: { $points } ПО — { $of-name }
        [monuments] { $player }: { $points } ПО — { $of-name }
       *[other] { $player }: { $points } ПО — { $source-name }, { $of-name }
    }
}
tzolkin-event-offer = { $player } жертвує кришталевий череп: дія { $action }

## Reasons: why a move is not possible

tzolkin-reason-no-passing = Хід не можна пропустити: розмістіть або поверніть хоча б одного робітника
tzolkin-reason-too-late = Запізно: вимолювати кукурудзу можна лише на початку ходу
tzolkin-reason-all-bottom = Ви на найнижчій сходинці в кожному храмі, тож більше не можете гнівити богів
tzolkin-reason-too-much-corn = Вимолювати можна, коли кукурудзи не більше { $most }; у вас { $have }
tzolkin-reason-no-mixing = Не можна одночасно розміщувати й повертати робітників
tzolkin-reason-mercy-places-one = Милість богів діє лише на одного робітника
tzolkin-reason-no-worker-available = У вас немає доступних робітників
tzolkin-reason-space-taken = Комірка першого гравця зайнята
tzolkin-reason-gear-full = На цій шестірні немає вільної комірки
tzolkin-reason-must-beg = Спершу ви повинні вимолити кукурудзу
tzolkin-reason-not-enough = { $what ->
    [corn] Бракує кукурудзи: потрібно { $need }, у вас { $have }
    [wood] Бракує деревини: потрібно { $need }, у вас { $have }
    [stone] Бракує каменю: потрібно { $need }, у вас { $have }
    [gold] Бракує золота: потрібно { $need }, у вас { $have }
    [skull] Бракує кришталевих черепів: потрібно { $need }, у вас { $have }
   *[resource] Бракує ресурсів: потрібно { $need }, у вас { $have }
}
tzolkin-reason-no-worker-there = Там немає вашого робітника
tzolkin-reason-no-such-action = На цій шестірні немає такої дії
tzolkin-reason-too-far-ahead = Ваш робітник так далеко не дійшов: доступні лише нижчі дії, по 1 кукурудзі за кожен крок назад
tzolkin-reason-nothing-to-harvest = На цих клітинках вам нічого збирати
tzolkin-reason-no-skulls = Кришталевих черепів більше немає
tzolkin-reason-slot-filled = Цю дію вже використано: кожну виконують лише раз за гру
tzolkin-reason-no-worker-in-bank = Усі ваші робітники вже у грі: { $most }
tzolkin-reason-cannot-afford = Ви не можете це оплатити
tzolkin-reason-corn-under-wood = Уся кукурудза на цих клітинках ще лежить під деревиною
tzolkin-reason-corn-is-visible = На цих клітинках видно плитку кукурудзи: спершу візьміть її
tzolkin-reason-technology-too-low = Потрібен рівень: { $technology-name } { $level }
tzolkin-reason-already-bottom = У цьому храмі ви вже на найнижчій сходинці
tzolkin-reason-take-back-first = Порядок не має значення, тому він сталий: щоб вибрати це, відмініть останній вибір
tzolkin-reason-another-first = Порядок не має значення, тому він сталий: спершу виберіть щось інше
tzolkin-reason-not-in-the-cost = Цього ресурсу немає у вартості
tzolkin-reason-not-on-offer = Ця плитка недоступна
tzolkin-reason-no-monument-here = Монументи споруджують лише дією 4 Тікаля, замість будівель
tzolkin-reason-just-sold = Ви щойно продали цей ресурс
tzolkin-reason-already-kept = Цю плитку вже вибрано
tzolkin-reason-not-among-your-tiles = Цієї плитки немає серед ваших

## Where points come from

tzolkin-source-temples = Храми
tzolkin-source-chichen-itza = Чичен-Іца
tzolkin-source-buildings = Будівлі
tzolkin-source-monuments = Монументи
tzolkin-source-skulls = Невикористані кришталеві черепи
tzolkin-source-corn = Залишок товарів
tzolkin-source-unfed = Ненагодовані робітники

## Options

tzolkin-option-burn-visible = Спалення поруч із видимою кукурудзою
tzolkin-option-burn-visible-help = Чи можна спалювати ліс, коли в тій самій групі клітинок видно плитку кукурудзи? Правила цього не забороняють.
tzolkin-option-burn-visible-true = дозволено
tzolkin-option-burn-visible-false = заборонено
