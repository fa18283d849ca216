# Що каже поле Цольк’іна, крім слів самої гри.

## Amounts

tzolkin-board-resources = { $n ->
    [one] { $n } будь-який ресурс
    [few] { $n } будь-які ресурси
    [many] { $n } будь-яких ресурсів
   *[other] { $n } будь-якого ресурсу
}
tzolkin-board-points = { $n } ПО
tzolkin-board-workers = { $n ->
    [one] { $n } робітник
    [few] { $n } робітники
    [many] { $n } робітників
   *[other] { $n } робітника
}
tzolkin-board-up = { $n ->
    [one] { $n } сходинка вгору
    [few] { $n } сходинки вгору
    [many] { $n } сходинок угору
   *[other] { $n } сходинки вгору
}{ $temple ->
    [any] {" "}у будь-якому храмі
   *[other] {" "}({ $temple-name })
}
tzolkin-board-down = { $n ->
    [one] { $n } сходинка вниз
    [few] { $n } сходинки вниз
    [many] { $n } сходинок униз
   *[other] { $n } сходинки вниз
} ({ $temple-name })
tzolkin-board-levels = { $n ->
    [one] { $n } рівень
    [few] { $n } рівні
    [many] { $n } рівнів
   *[other] { $n } рівня
}{ $track ->
    [technology] {" "}будь-якої технології
   *[other] {" "}({ $track-name })
}
tzolkin-board-costs = Вартість:
tzolkin-board-gives = Дає:
tzolkin-board-rules = Дивитися правила

## The wheels

tzolkin-board-gears = Шестірні
tzolkin-board-zoom = Показати
tzolkin-board-all-gears = Усі шестірні
tzolkin-board-space = { $gear-name }, комірка { $space }
tzolkin-board-worker-on = Робітник гравця { $player }: { $gear-name }, комірка { $space }
tzolkin-board-neutral-on = Нейтральний робітник: { $gear-name }, комірка { $space }
tzolkin-board-look-ahead = Прокрутити шестірні наперед
tzolkin-board-in-days = { $n ->
    [0] сьогодні
    [one] через { $n } день
    [few] через { $n } дні
    [many] через { $n } днів
   *[other] через { $n } дня
}
tzolkin-board-back-to-now = До сьогодні
tzolkin-board-do-nothing = Комірка 0 не має дії: шестірня спершу має перенести робітника далі.
tzolkin-board-do-free = Комірка безплатного вибору: будь-яка дія цієї шестірні без кукурудзи за кроки назад.
tzolkin-board-do-fishing = Риболовля. Ви отримуєте кукурудзу: { $n }.
tzolkin-board-do-harvest-corn = Збір урожаю в групі клітинок { $group }: візьміть плитку збору кукурудзи. Ви отримуєте кукурудзу: { $corn }.
tzolkin-board-do-harvest = Збір урожаю в групі клітинок { $group }: візьміть плитку заготівлі деревини (деревина: { $wood }) або відкриту плитку збору кукурудзи (кукурудза: { $corn }). Спаливши ліс, ви одразу дістаєтеся до кукурудзи під деревиною, але гніваєте богів.
tzolkin-board-do-gain = Із запасу: { $goods }.
tzolkin-board-do-tikal-1 = Підвищте рівень однієї технології на один, заплативши за це.
tzolkin-board-do-tikal-2 = Спорудіть одну будівлю, заплативши ресурсами.
tzolkin-board-do-tikal-3 = Підвищте рівень технологій один або два рази, щоразу заплативши.
tzolkin-board-do-tikal-4 = Спорудіть одну чи дві будівлі або один монумент.
tzolkin-board-do-tikal-5 = Заплатіть 1 будь-який ресурс, щоб піднятися на одну сходинку у двох різних храмах.
tzolkin-board-do-uxmal-1 = Підніміться на одну сходинку в будь-якому храмі. Ціна в кукурудзі: { $temple }.
tzolkin-board-do-uxmal-2 = Ринок: обмінюйте кукурудзу й ресурси скільки завгодно разів. Ціна в кукурудзі: деревина { $wood }, камінь { $stone }, золото { $gold }.
tzolkin-board-do-uxmal-3 = Візьміть із запасу ще одного свого робітника.
tzolkin-board-do-uxmal-4 = Спорудіть одну будівлю за кукурудзу. Ціна кожного ресурсу в кукурудзі: { $resource }.
tzolkin-board-do-uxmal-5 = Виконайте будь-яку дію шестірні Паленке, Яшчилан, Тікаль чи Ушмаль. Ціна в кукурудзі: { $fee }.
tzolkin-board-do-sacred = Пожертвуйте кришталевий череп: ви набираєте { $n } ПО й піднімаєтеся на одну сходинку ({ $temple-name }){ $resource ->
    [yes] , а також отримуєте 1 будь-який ресурс
   *[no] {""}
}. Лише раз за гру.
tzolkin-board-sacred-used = Череп сюди пожертвував гравець { $player }.

## The calendar

tzolkin-board-round = { $round ->
    [0] Приготування до гри
   *[other] Раунд { $round } · { $age ->
        [1] І
       *[other] ІІ
    } епоха
}
tzolkin-board-days-to-food-day = { $n ->
    [0] сьогодні День їжі
    [one] день до Дня їжі
    [few] дні до Дня їжі
    [many] днів до Дня їжі
   *[other] дня до Дня їжі
}
tzolkin-board-reward-goods = дари: товари
tzolkin-board-reward-points = дари: очки
tzolkin-board-no-food-day = Днів їжі більше не буде
tzolkin-board-advance-days = { $n ->
    [one] Прокрутити календар на { $n } день
    [few] Прокрутити календар на { $n } дні
    [many] Прокрутити календар на { $n } днів
   *[other] Прокрутити календар на { $n } дня
}
tzolkin-board-first-player-about = Робітник у цій комірці наприкінці вашого ходу забирає накопичену кукурудзу, робить вас першим гравцем і може дозволити прокрутити календар на два дні.
tzolkin-board-first-player-taken = Тут стоїть робітник гравця { $player }.
tzolkin-board-tooth-corn = Накопичена кукурудза: { $n }.
tzolkin-board-first-player = Перший гравець

## The jungle

tzolkin-board-fields = Клітинки Паленке, група { $group }
tzolkin-board-fields-about = Відкриті плитки кукурудзи: { $open }. Під деревиною: { $covered }.

## Temples and technologies

tzolkin-board-temples = Храми
tzolkin-board-temples-goods = Найближчий День їжі: кожен отримує товари зі своєї сходинки та з усіх нижчих.
tzolkin-board-temples-points = Найближчий День їжі: кожен набирає очки своєї сходинки, а найвищий у храмі — ще й бонус над ним.
tzolkin-board-highest = Найвища позиція: { $first } ПО наприкінці І епохи, { $second } ПО наприкінці ІІ епохи. За нічиєї кожен набирає половину.
tzolkin-board-step = { $temple-name }, сходинка { $step }: { $n } ПО{ $good ->
    [none] {""}
   *[other] , { $good-name }
}
tzolkin-board-step-players = Тут: { $players }
tzolkin-board-technologies = Технології
tzolkin-board-level = { $track-name }, рівень { $level }
tzolkin-board-beyond = { $track-name }, далі за рівень 3

## Buildings and monuments

tzolkin-board-buildings = Будівлі
tzolkin-board-stack = { $age ->
    [1] І
   *[other] ІІ
} епоха, у стосі: { $n }
tzolkin-board-monuments = Монументи
tzolkin-board-gap = Вільне місце
tzolkin-board-building-type = Будівля: { $type-name }
tzolkin-board-monument-type = Монумент: { $type-name }

## Players

tzolkin-board-players = Інші гравці
tzolkin-board-own = Ваш планшет
tzolkin-board-stock = { $good-name }: { $n }
tzolkin-board-workers-in-play = Робітники у грі: { $n }, доступні: { $free }
tzolkin-board-harvest-tiles = Плитки врожаю: кукурудза { $corn }, деревина { $wood }
tzolkin-board-light = Планшет світлою стороною догори: привілей двох днів можна використати
tzolkin-board-dark = Планшет темною стороною догори: привілей повернеться на найвищій сходинці храму
tzolkin-board-food = Кукурудза на найближчий День їжі: { $need }; є: { $corn }
tzolkin-board-food-about = Робітників треба нагодувати: { $n }, кукурудзи кожному: { $each }.
tzolkin-board-unfed = Поки що ненагодовані: { $n }, тобто { $points } ПО.

## Starting wealth

tzolkin-board-wealth = Початковий достаток. Плиток залишити: { $n }
tzolkin-board-wealth-about = Ще вибрати: { $n }. Усі відкривають плитки одночасно.
tzolkin-board-wealth-waits = Очікуємо на вибір інших гравців.
