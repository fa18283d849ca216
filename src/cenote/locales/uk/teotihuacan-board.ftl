# The words on the board of Teotihuacan that aren't names of things: headings, tooltips, and what is read aloud.

## What changes: `cocoa: +3`
teotihuacan-board-change = { $what }: { $n }
teotihuacan-board-of-player = { $player }: { $said }
teotihuacan-board-free = безплатно
teotihuacan-board-costs = вартість: { $cost }
teotihuacan-board-costs-nothing = нічого не коштує
teotihuacan-board-ascension = вознесіння
teotihuacan-board-unlocking = розблокування
teotihuacan-board-workers = робітник
teotihuacan-board-royal-tile = плитка палацу
teotihuacan-board-none = немає
teotihuacan-board-to-rules = Докладніше у правилах

## Action Boards
teotihuacan-board-about-palace = Поклоніння тут дає ефект однієї з трьох плиток палацу. Що сильніший робітник, то більше отримуєте. Головної дії немає.
teotihuacan-board-about-forest = Головна дія дає деревину. Більше робітників отримують більше; враховується найслабший із них. Поклоніння веде вгору в червоному храмі.
teotihuacan-board-about-stone-quarry = Головна дія дає камінь. Більше робітників отримують більше; враховується найслабший із них. Поклоніння веде вгору в зеленому храмі.
teotihuacan-board-about-gold-deposits = Головна дія дає золото. Більше робітників отримують більше; враховується найслабший із них. Поклоніння веде вгору в синьому храмі.
teotihuacan-board-about-alchemy = Головна дія дає технологію за золото та сходинку в храмі її стовпця. Для другого ряду потрібні двоє робітників або один із силою 4 чи 5.
teotihuacan-board-about-nobles = Головна дія викладає будівлю за 2 деревини. Вона приносить очки та просування Дорогою мертвих, а поділки Дороги дешевшають.
teotihuacan-board-about-decorations = Головна дія викладає плитку оздоблення за золото. Що більше робітників, то дешевше. Поклоніння веде вгору в будь-якому храмі.
teotihuacan-board-about-construction = Головна дія викладає плитку піраміди за кожного робітника. Кожна коштує камінь, а на вищих рівнях і деревину.
teotihuacan-board-go-here = Іти сюди
teotihuacan-board-leave-here = Без робітника
teotihuacan-board-not-here = Поза досяжністю
teotihuacan-board-do-collect = Збір какао
teotihuacan-board-do-worship = Поклоніння
teotihuacan-board-do-main = Головна дія
teotihuacan-board-worker = { $player }: робітник, сила { $power }, { $board }
teotihuacan-board-locked-worker = { $player }: заблокований робітник, сила { $power }, { $board }
teotihuacan-board-neutral-worker = Нейтральний робітник, колір { $n }
teotihuacan-board-worship-space = Комірка поклоніння: { $what }
teotihuacan-board-taken-by = зайнято: { $player }
teotihuacan-board-both = Обидва
teotihuacan-board-no-tile = Немає плитки відкриття
teotihuacan-board-power-sign = С
teotihuacan-board-reward-grid = Винагороди
teotihuacan-board-reward-grid-text = Рядок — кількість ваших робітників тут, стовпець — сила найслабшого з них.
teotihuacan-board-lowest-power = найменша сила { $power }
teotihuacan-board-workers-count = робітники: { $n }
teotihuacan-board-next-building = наступна комірка { $vp } ПО
teotihuacan-board-nobles-row-text = Для головної дії з такою кількістю робітників: { $n }. Ряд заповнюють зліва.
teotihuacan-board-decoration-cost = Вартість у золоті за кількістю робітників
teotihuacan-board-level = Рівень { $n }
teotihuacan-board-level-costs = Вартість та очки за рівнями
teotihuacan-board-level-cost = камінь { $stone }, деревина { $wood }, { $vp } ПО
teotihuacan-board-stack-left = Залишилося у стосі: { $n }
teotihuacan-board-owned-by = мають: { $names }
teotihuacan-board-used = використана

## The Pyramid
teotihuacan-board-pyramid = Піраміда
teotihuacan-board-look-down-to = До рівня
teotihuacan-board-ground = Основа
teotihuacan-board-layers = Розсунути
teotihuacan-board-targets = Дозволені місця
teotihuacan-board-place = Рівень { $level }, ряд { $row }, стовпець { $column }
teotihuacan-board-up-to-points = до { $n } ПО
teotihuacan-board-side-space = { $side }, комірка { $n }
teotihuacan-board-in-hand = Ви викладаєте: { $tile }
teotihuacan-board-turn-it = Як її обернути? Однакові символи обведено.
teotihuacan-board-turned = Чверті оберту: { $n }
teotihuacan-board-matches = однакові символи: { $n }

## Temples and tracks
teotihuacan-board-temples = Храми
teotihuacan-board-temple-blue = Синій
teotihuacan-board-temple-red = Червоний
teotihuacan-board-temple-green = Зелений
teotihuacan-board-temple-text = Кожна сходинка дає свою винагороду. На головній сходинці можна натомість здобути плитку відкриття. Плитка перед вершиною приносить очки під час останнього Затемнення; на найвищій сходинці є місце для одного маркера, і вона дає { $top } ПО.
teotihuacan-board-start = Початок
teotihuacan-board-step = Сходинка { $n }
teotihuacan-board-avenue = Дорога мертвих
teotihuacan-board-avenue-text = Під час Затемнення кожна поділка варта найменшого видимого числа в ряді будівель: зараз { $vp } ПО.
teotihuacan-board-per-space = за поділку
teotihuacan-board-buildings-row = Ряд будівель
teotihuacan-board-buildings-row-text = Залишилося будівель: { $n }. Вони зникають зліва, і вартість Дороги падає.
teotihuacan-board-pyramid-track = Трек піраміди
teotihuacan-board-pyramid-track-text = Під час найближчого Затемнення кожна поділка варта { $vp } ПО, а лідерство ще { $lead } ПО. Потім усі починають знову з 0.

## The calendar
teotihuacan-board-calendar = Календар
teotihuacan-board-calendar-text = Світлий диск просувається після кожного раунду та з кожним вознесінням. Коли він досягає темного, наближається Затемнення.
teotihuacan-board-discs = Світлий диск на { $light }, темний на { $dark }
teotihuacan-board-eclipse-number = Затемнення { $n }
teotihuacan-board-eclipse-final = Останнє Затемнення
teotihuacan-board-eclipse-in = { $n ->
    [one] через { $n } поділку
    [few] через { $n } поділки
    [many] через { $n } поділок
   *[other] через { $n } поділки
}
teotihuacan-board-eclipse-next = наприкінці наступного раунду
teotihuacan-board-eclipse-now = наприкінці цього ходу
teotihuacan-board-eclipse-announced = наприкінці цього раунду
teotihuacan-board-eclipse-scoring = триває підрахунок очок
teotihuacan-board-eclipses-over = уже підраховано
teotihuacan-board-due = Під час найближчого Затемнення
teotihuacan-board-due-text = Платня: { $owed } какао, у вас { $cocoa }. Якби Затемнення настало зараз: Дорога { $avenue } ПО, трек піраміди { $track } ПО, лідерство { $lead } ПО, маски { $masks } ПО.
teotihuacan-board-due-bot = Не виплачує платні. Якби Затемнення настало зараз: Дорога { $avenue } ПО, трек піраміди { $track } ПО, лідерство { $lead } ПО, маски { $masks } ПО.

## Players
teotihuacan-board-players = Гравці
teotihuacan-board-first-player = Перший гравець
teotihuacan-board-vp = ПО
teotihuacan-board-workers-in-play = Сила робітників у грі
teotihuacan-board-salary = Платня під час найближчого Затемнення
teotihuacan-board-salary-text = 1 какао за кожного робітника, 2 за робітника із силою 4 або 5. Кожне невиплачене какао коштує 3 ПО.
teotihuacan-board-unlock-free = Розблокувати всіх (цілий хід)
teotihuacan-board-unlock-paid = Розблокувати всіх
teotihuacan-board-masks = Маски
teotihuacan-board-masks-text = Під час кожного Затемнення набори різних масок приносять 1, 3, 6, 10, 15, 21 або 28 ПО за 1–7 масок.
teotihuacan-board-masks-worth = Маски: { $vp } ПО під час Затемнення
teotihuacan-board-starting-text = Обидві плитки дають усе, що показують, а ваші робітники починають на трьох із їхніх планшетів.
teotihuacan-board-kept = залишена

## The Teotibot
teotihuacan-board-teotibot-text = Кидок двох кубиків указує плитку піраміди дій. Бот робить, що може, а потім плитки рухаються вгору.
teotihuacan-board-rolled = { $one } + { $two } = { $sum }
teotihuacan-board-action-pyramid = Піраміда дій
teotihuacan-board-directions = Плитки йдуть угору
teotihuacan-board-sum = кубики { $sum }
teotihuacan-board-bot-story = Що зробив Теотібот минулого ходу
teotihuacan-board-bot-waits = Він ходить після вас.
