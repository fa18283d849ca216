# Teotihuacan: everything of the game that is told in words. docs/words.md says how the keys are made.

teotihuacan-title = Теотіуакан: Місто богів

## Goods and other gains

teotihuacan-cocoa = какао
teotihuacan-wood = деревина
teotihuacan-stone = камінь
teotihuacan-gold = золото
teotihuacan-vp = ПО
teotihuacan-any-resource = будь-який ресурс
teotihuacan-temple-blue = синій храм
teotihuacan-temple-red = червоний храм
teotihuacan-temple-green = зелений храм
teotihuacan-temple-any = будь-який храм
teotihuacan-power-up = посилення
teotihuacan-technology = технологія
teotihuacan-discovery = плитка відкриття
teotihuacan-own = ресурс цього планшета

# How many of a good, as in "gains 3 wood".
teotihuacan-amount = { $good ->
    [cocoa] { $n } какао
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
   *[gold] { $n ->
        [one] { $n } золото
        [few] { $n } золота
        [many] { $n } золота
       *[other] { $n } золота
    }
}

## Boards, temples, tracks, rows, sides

teotihuacan-palace = Палац
teotihuacan-palace-a = Палац, комірка A
teotihuacan-palace-b = Палац, комірка B
teotihuacan-palace-c = Палац, комірка C
teotihuacan-all = усі комірки поклоніння
teotihuacan-forest = Ліс
teotihuacan-stone-quarry = Каменярня
teotihuacan-gold-deposits = Поклади золота
teotihuacan-alchemy = Алхімія
teotihuacan-nobles = Знать
teotihuacan-decorations = Оздоблення
teotihuacan-construction = Будівництво
teotihuacan-blue = синій храм
teotihuacan-red = червоний храм
teotihuacan-green = зелений храм
teotihuacan-any = будь-який храм
teotihuacan-avenue = Дорога мертвих
teotihuacan-avenue-3 = Дорога мертвих, поділка 3
teotihuacan-avenue-6 = Дорога мертвих, поділка 6
teotihuacan-avenue-8 = Дорога мертвих, поділка 8
teotihuacan-blue-4 = синій храм, сходинка 4
teotihuacan-red-5 = червоний храм, сходинка 5
teotihuacan-green-3 = зелений храм, сходинка 3
teotihuacan-green-6 = зелений храм, сходинка 6
teotihuacan-level-1 = рівень 1
teotihuacan-level-2 = рівень 2
teotihuacan-level-3 = рівень 3
teotihuacan-level-4 = рівень 4
teotihuacan-row-top = верхній ряд
teotihuacan-row-middle = середній ряд
teotihuacan-row-bottom = нижній ряд
teotihuacan-side-top = верхній бік
teotihuacan-side-right = правий бік
teotihuacan-side-bottom = нижній бік
teotihuacan-side-left = лівий бік

## Royal tiles, at the Palace. The power is that of the worker that has just been locked there

teotihuacan-p1 = Плитка палацу (какао)
teotihuacan-p1-text = Отримайте на 1 какао більше, ніж становить сила робітника.
teotihuacan-p2 = Плитка палацу (деревина й камінь)
teotihuacan-p2-text = Щонайбільше стільки разів, скільки становить сила робітника: заплатіть 1 какао та візьміть 1 деревину й 1 камінь.
teotihuacan-p3 = Плитка палацу (ресурси на какао)
teotihuacan-p3-text = Щонайбільше стільки разів, скільки становить сила робітника: заплатіть 1 будь-який ресурс і візьміть 2 какао.
teotihuacan-p4 = Плитка палацу (технології)
teotihuacan-p4-text = Наберіть 2 ПО за кожну свою технологію, але врахуйте їх не більше, ніж становить сила робітника.
teotihuacan-p5 = Плитка палацу (трек піраміди)
teotihuacan-p5-text = Наберіть 2 ПО за кожну поділку на треку піраміди, але врахуйте їх не більше, ніж становить сила робітника.
teotihuacan-p6 = Плитка палацу (золото й камінь)
teotihuacan-p6-text = Щонайбільше стільки разів, скільки становить сила робітника: заплатіть 1 какао та візьміть 1 золото й 1 камінь.
teotihuacan-p7 = Плитка палацу (ресурси)
teotihuacan-p7-text = Один раз: заплатіть 1 какао та 1 ресурс і візьміть стільки будь-яких ресурсів, скільки становить сила робітника.
teotihuacan-p8 = Плитка палацу (храми)
teotihuacan-p8-text = Щонайбільше стільки разів, скільки становить сила робітника мінус 1: заплатіть 1 какао та підніміться на 1 сходинку в будь-якому храмі.
teotihuacan-p9 = Плитка палацу (Дорога мертвих)
teotihuacan-p9-text = Наберіть 1 ПО за кожну поділку на Дорозі мертвих, але врахуйте щонайбільше на 1 більше, ніж становить сила робітника.

## Technology tiles

teotihuacan-tech1 = Технологія 1
teotihuacan-tech1-text = Щоразу, коли ваш робітник заходить до Палацу чи минає його, отримайте 1 какао.
teotihuacan-tech3 = Технологія 3
teotihuacan-tech3-text = За кожну головну дію планшетів «Алхімія» або «Знать» наберіть 3 ПО.
teotihuacan-tech5 = Технологія 5
teotihuacan-tech5-text = За кожну головну дію планшетів «Ліс», «Каменярня» або «Поклади золота» отримайте на 1 ресурс цього планшета більше.
teotihuacan-tech7 = Технологія 7
teotihuacan-tech7-text = За кожну головну дію планшетів «Ліс», «Каменярня» або «Поклади золота» отримайте 1 какао й наберіть 1 ПО.
teotihuacan-tech9 = Технологія 9
teotihuacan-tech9-text = За кожну головну дію планшета «Оздоблення» наберіть 4 ПО.
teotihuacan-tech11 = Технологія 11
teotihuacan-tech11-text = За кожну головну дію планшета «Будівництво» наберіть 3 ПО.
teotihuacan-tech13 = Технологія 13
teotihuacan-tech13-text = Після головної дії з посиленням можете заплатити 1 какао за ще одне посилення на тому самому планшеті.
teotihuacan-tech15 = Технологія 15
teotihuacan-tech15-text = Для кожної головної дії планшета «Будівництво» врахуйте на 1 робітника більше й один раз заплатіть на 1 ресурс менше.
teotihuacan-tech17 = Технологія 17
teotihuacan-tech17-text = За кожну головну дію планшета «Будівництво» підніміться на 1 сходинку в будь-якому храмі.

## Temple Bonus tiles

teotihuacan-f1 = Прихильність богів (маски)
teotihuacan-f1-text = Під час останнього Затемнення ще раз наберіть ПО за свій найкращий набір масок.
teotihuacan-f2 = Прихильність богів (технології)
teotihuacan-f2-text = Під час останнього Затемнення наберіть 5 ПО за кожну свою технологію.
teotihuacan-f3 = Прихильність богів (15 ПО)
teotihuacan-f3-text = Під час останнього Затемнення наберіть 15 ПО.
teotihuacan-f4 = Прихильність богів (Дорога мертвих)
teotihuacan-f4-text = Під час останнього Затемнення наберіть 3 ПО за кожну поділку на Дорозі мертвих.
teotihuacan-f5 = Прихильність богів (досягнуті плитки)
teotihuacan-f5-text = Під час останнього Затемнення наберіть 9 ПО за кожну досягнуту плитку прихильності богів разом із цією.
teotihuacan-f6 = Прихильність богів (плитки відкриттів)
teotihuacan-f6-text = Під час останнього Затемнення наберіть 2 ПО за кожну свою плитку відкриття, яка не є маскою.
teotihuacan-f7 = Прихильність богів (робітники)
teotihuacan-f7-text = Під час останнього Затемнення наберіть 4 ПО за кожного робітника із силою від 1 до 3 і 9 ПО за кожного із силою 4 або 5.

## Discovery tiles

teotihuacan-m1 = Маска 1
teotihuacan-m1-text = Маска. Під час кожного Затемнення набір із 1–7 різних масок дає 1, 3, 6, 10, 15, 21 або 28 ПО.
teotihuacan-m2 = Маска 2
teotihuacan-m2-text = Маска. Під час кожного Затемнення набір із 1–7 різних масок дає 1, 3, 6, 10, 15, 21 або 28 ПО.
teotihuacan-m3 = Маска 3
teotihuacan-m3-text = Маска. Під час кожного Затемнення набір із 1–7 різних масок дає 1, 3, 6, 10, 15, 21 або 28 ПО.
teotihuacan-m4 = Маска 4
teotihuacan-m4-text = Маска. Під час кожного Затемнення набір із 1–7 різних масок дає 1, 3, 6, 10, 15, 21 або 28 ПО.
teotihuacan-m5 = Маска 5
teotihuacan-m5-text = Маска. Під час кожного Затемнення набір із 1–7 різних масок дає 1, 3, 6, 10, 15, 21 або 28 ПО.
teotihuacan-m6 = Маска 6
teotihuacan-m6-text = Маска. Під час кожного Затемнення набір із 1–7 різних масок дає 1, 3, 6, 10, 15, 21 або 28 ПО.
teotihuacan-m7 = Маска 7
teotihuacan-m7-text = Маска. Під час кожного Затемнення набір із 1–7 різних масок дає 1, 3, 6, 10, 15, 21 або 28 ПО.
teotihuacan-kind-vp = 4 ПО
teotihuacan-vp-text = Наберіть 4 ПО.
teotihuacan-resources3 = 3 ресурси
teotihuacan-resources3-text = Візьміть 3 будь-які ресурси.
teotihuacan-resources2 = 2 ресурси
teotihuacan-resources2-text = Візьміть 2 будь-які ресурси.
teotihuacan-kind-avenue = 1 поділка Дороги мертвих
teotihuacan-avenue-text = Просуньтеся на 1 поділку Дорогою мертвих.
teotihuacan-temple-any-text = Підніміться на 1 сходинку в будь-якому храмі.
teotihuacan-temple-blue-text = Підніміться на 1 сходинку в синьому храмі.
teotihuacan-temple-red-text = Підніміться на 1 сходинку в червоному храмі.
teotihuacan-temple-green-text = Підніміться на 1 сходинку в зеленому храмі.
teotihuacan-cocoa4 = 4 какао
teotihuacan-cocoa4-text = Візьміть 4 какао.
teotihuacan-power-up2 = два посилення
teotihuacan-power-up2-text = Посильте своїх розблокованих робітників, загалом двічі.
teotihuacan-double-move = подвійний рух
teotihuacan-double-move-text = Коли ви переміщуєте робітника, з того самого планшета разом із ним іде другий.
teotihuacan-free-cocoa = без оплати какао
teotihuacan-free-cocoa-text = Один раз не платіть какао: за головну дію, поклоніння або платню.
teotihuacan-unlimited-move = необмежений рух
teotihuacan-unlimited-move-text = Коли ви переміщуєте робітника, він може йти на будь-яку відстань.
teotihuacan-extra-worker = додатковий робітник
teotihuacan-extra-worker-text = Для головної дії планшетів «Алхімія», «Знать» або «Будівництво» врахуйте на 1 робітника більше.

## Decoration tiles: the icons on their halves

teotihuacan-d01 = Оздоблення 1
teotihuacan-d01-text = Ліва половина: синій у кольорі; права половина: червоний у кольорі.
teotihuacan-d02 = Оздоблення 2
teotihuacan-d02-text = Ліва половина: світлий; права половина: синій у кольорі.
teotihuacan-d03 = Оздоблення 3
teotihuacan-d03-text = Ліва половина: зелений у кольорі; права половина: зелений у кольорі.
teotihuacan-d04 = Оздоблення 4
teotihuacan-d04-text = Ліва половина: синій у кольорі; права половина: зелений у кольорі.
teotihuacan-d05 = Оздоблення 5
teotihuacan-d05-text = Ліва половина: червоний у кольорі; права половина: синій у кольорі.
teotihuacan-d06 = Оздоблення 6
teotihuacan-d06-text = Ліва половина: синій у кольорі; права половина: світлий.
teotihuacan-d07 = Оздоблення 7
teotihuacan-d07-text = Ліва половина: червоний у кольорі; права половина: червоний у кольорі.
teotihuacan-d08 = Оздоблення 8
teotihuacan-d08-text = Ліва половина: зелений у кольорі; права половина: синій у кольорі.
teotihuacan-d09 = Оздоблення 9
teotihuacan-d09-text = Ліва половина: червоний у кольорі; права половина: зелений у кольорі.
teotihuacan-d10 = Оздоблення 10
teotihuacan-d10-text = Ліва половина: зелений у кольорі; права половина: світлий.
teotihuacan-d11 = Оздоблення 11
teotihuacan-d11-text = Ліва половина: світлий; права половина: червоний у кольорі.
teotihuacan-d12 = Оздоблення 12
teotihuacan-d12-text = Ліва половина: синій у кольорі; права половина: синій у кольорі.
teotihuacan-d13 = Оздоблення 13
teotihuacan-d13-text = Ліва половина: зелений у кольорі; права половина: червоний у кольорі.
teotihuacan-d14 = Оздоблення 14
teotihuacan-d14-text = Ліва половина: червоний у кольорі; права половина: світлий.
teotihuacan-d15 = Оздоблення 15
teotihuacan-d15-text = Ліва половина: світлий; права половина: зелений у кольорі.

## Pyramid tiles: their icons as they lie when not rotated

teotihuacan-t01 = Плитка піраміди 1
teotihuacan-t01-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, червоний у кольорі, зелений.
teotihuacan-t02 = Плитка піраміди 2
teotihuacan-t02-text = Символи від лівого верхнього за годинниковою стрілкою: світлий, синій, червоний, зелений у кольорі.
teotihuacan-t03 = Плитка піраміди 3
teotihuacan-t03-text = Символи від лівого верхнього за годинниковою стрілкою: світлий, червоний, синій, зелений у кольорі.
teotihuacan-t04 = Плитка піраміди 4
teotihuacan-t04-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, світлий, синій, червоний у кольорі.
teotihuacan-t05 = Плитка піраміди 5
teotihuacan-t05-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, світлий, синій, червоний.
teotihuacan-t06 = Плитка піраміди 6
teotihuacan-t06-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, світлий, червоний, синій.
teotihuacan-t07 = Плитка піраміди 7
teotihuacan-t07-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, світлий, червоний, синій у кольорі.
teotihuacan-t08 = Плитка піраміди 8
teotihuacan-t08-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, синій, червоний, світлий.
teotihuacan-t09 = Плитка піраміди 9
teotihuacan-t09-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, синій у кольорі, червоний, світлий.
teotihuacan-t10 = Плитка піраміди 10
teotihuacan-t10-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, червоний, світлий.
teotihuacan-t11 = Плитка піраміди 11
teotihuacan-t11-text = Символи від лівого верхнього за годинниковою стрілкою: синій у кольорі, світлий, червоний, світлий.
teotihuacan-t12 = Плитка піраміди 12
teotihuacan-t12-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, світлий, червоний, світлий.
teotihuacan-t13 = Плитка піраміди 13
teotihuacan-t13-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, світлий, червоний у кольорі, світлий.
teotihuacan-t14 = Плитка піраміди 14
teotihuacan-t14-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, зелений у кольорі, світлий.
teotihuacan-t15 = Плитка піраміди 15
teotihuacan-t15-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, зелений, світлий.
teotihuacan-t16 = Плитка піраміди 16
teotihuacan-t16-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, зелений, червоний.
teotihuacan-t17 = Плитка піраміди 17
teotihuacan-t17-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, зелений, червоний у кольорі.
teotihuacan-t18 = Плитка піраміди 18
teotihuacan-t18-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, світлий, синій, червоний.
teotihuacan-t19 = Плитка піраміди 19
teotihuacan-t19-text = Символи від лівого верхнього за годинниковою стрілкою: світлий, світлий, світлий, червоний.
teotihuacan-t20 = Плитка піраміди 20
teotihuacan-t20-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, світлий, світлий.
teotihuacan-t21 = Плитка піраміди 21
teotihuacan-t21-text = Символи від лівого верхнього за годинниковою стрілкою: світлий, світлий, світлий, зелений.
teotihuacan-t22 = Плитка піраміди 22
teotihuacan-t22-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, світлий, зелений.
teotihuacan-t23 = Плитка піраміди 23
teotihuacan-t23-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, світлий, світлий, синій.
teotihuacan-t24 = Плитка піраміди 24
teotihuacan-t24-text = Символи від лівого верхнього за годинниковою стрілкою: світлий, світлий, зелений, червоний.
teotihuacan-t25 = Плитка піраміди 25
teotihuacan-t25-text = Символи від лівого верхнього за годинниковою стрілкою: зелений у кольорі, світлий, світлий, червоний.
teotihuacan-t26 = Плитка піраміди 26
teotihuacan-t26-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, світлий, червоний у кольорі.
teotihuacan-t27 = Плитка піраміди 27
teotihuacan-t27-text = Символи від лівого верхнього за годинниковою стрілкою: синій, світлий, світлий, червоний.
teotihuacan-t28 = Плитка піраміди 28
teotihuacan-t28-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, синій, зелений у кольорі, синій.
teotihuacan-t29 = Плитка піраміди 29
teotihuacan-t29-text = Символи від лівого верхнього за годинниковою стрілкою: червоний, синій у кольорі, червоний, синій.
teotihuacan-t30 = Плитка піраміди 30
teotihuacan-t30-text = Символи від лівого верхнього за годинниковою стрілкою: зелений, червоний, зелений, червоний у кольорі.
teotihuacan-t31 = Плитка піраміди 31
teotihuacan-t31-text = Символи від лівого верхнього за годинниковою стрілкою: світлий, світлий, світлий, світлий.
teotihuacan-t32 = Плитка піраміди 32
teotihuacan-t32-text = Символи від лівого верхнього за годинниковою стрілкою: світлий, світлий, світлий, світлий.

## Starting tiles, called by their boards

teotihuacan-s01 = Палац, Ліс
teotihuacan-s01-text = Візьміть 2 какао та 3 деревини; просуньтеся на 1 поділку Дорогою мертвих. Робітники: Палац, Ліс.
teotihuacan-s02 = Поклади золота, Каменярня
teotihuacan-s02-text = Візьміть 2 камені та 3 золота; підніміться на 1 сходинку в зеленому храмі. Робітники: Поклади золота, Каменярня.
teotihuacan-s03 = Ліс, Каменярня
teotihuacan-s03-text = Візьміть 4 деревини та 1 камінь; підніміться на 1 сходинку в синьому храмі. Робітники: Ліс, Каменярня.
teotihuacan-s04 = Палац, Поклади золота
teotihuacan-s04-text = Візьміть 5 какао та 2 золота; підніміться на 1 сходинку в червоному храмі. Робітники: Палац, Поклади золота.
teotihuacan-s05 = Поклади золота, Алхімія
teotihuacan-s05-text = Візьміть 2 золота; здобудьте технологію з найменшим номером. Робітники: Поклади золота, Алхімія.
teotihuacan-s06 = Ліс, Поклади золота
teotihuacan-s06-text = Візьміть 3 деревини та 2 золота; посильте початкового робітника. Робітники: Ліс, Поклади золота.
teotihuacan-s07 = Алхімія, Будівництво
teotihuacan-s07-text = Візьміть 2 будь-які ресурси; здобудьте технологію з найменшим номером. Робітники: Алхімія, Будівництво.
teotihuacan-s08 = Знать, Оздоблення
teotihuacan-s08-text = Візьміть 2 какао та 4 камені; підніміться на 1 сходинку в синьому храмі. Робітники: Знать, Оздоблення.
teotihuacan-s09 = Алхімія, Знать
teotihuacan-s09-text = Підніміться на 1 сходинку в синьому, червоному та зеленому храмах. Робітники: Алхімія, Знать.
teotihuacan-s10 = Оздоблення, Будівництво
teotihuacan-s10-text = Візьміть 5 какао; підніміться на 1 сходинку в червоному храмі; посильте початкового робітника. Робітники: Оздоблення, Будівництво.
teotihuacan-s11 = Знать, Будівництво
teotihuacan-s11-text = Візьміть 5 какао; підніміться на 1 сходинку в зеленому храмі; посильте початкового робітника. Робітники: Знать, Будівництво.
teotihuacan-s12 = Алхімія, Оздоблення
teotihuacan-s12-text = Візьміть 2 будь-які ресурси; підніміться на 1 сходинку в синьому та червоному храмах. Робітники: Алхімія, Оздоблення.
teotihuacan-s13 = Каменярня, Алхімія
teotihuacan-s13-text = Візьміть 3 какао та 5 деревини. Робітники: Каменярня, Алхімія.
teotihuacan-s14 = Каменярня, Оздоблення
teotihuacan-s14-text = Візьміть 3 камені та 1 золото; можете здобути плитку відкриття, що лежить тут. Робітники: Каменярня, Оздоблення.
teotihuacan-s15 = Ліс, Знать
teotihuacan-s15-text = Візьміть 1 деревину, 2 камені та 3 золота. Робітники: Ліс, Знать.
teotihuacan-s16 = Поклади золота, Будівництво
teotihuacan-s16-text = Візьміть 2 какао та 3 золота; можете здобути плитку відкриття, що лежить тут. Робітники: Поклади золота, Будівництво.
teotihuacan-s17 = Каменярня, Будівництво
teotihuacan-s17-text = Візьміть 3 какао, 2 деревини та 3 камені. Робітники: Каменярня, Будівництво.
teotihuacan-s18 = Ліс, Оздоблення
teotihuacan-s18-text = Візьміть 1 деревину та 2 камені; просуньтеся на 1 поділку Дорогою мертвих. Робітники: Ліс, Оздоблення.

## Ascension rewards

teotihuacan-reward-vp = 5 ПО
teotihuacan-reward-cocoa = 5 какао
teotihuacan-reward-temple = 1 сходинка в будь-якому храмі
teotihuacan-reward-two-temples = 2 сходинки в храмах за 3 какао
teotihuacan-reward-fourth-worker = четвертий робітник і 2 какао

## The Teotibot

teotihuacan-teotibot = Теотібот
teotihuacan-action-construction = Будівництво
teotihuacan-action-construction-text = Маючи 2 камені й робітника на планшеті «Будівництво», бот викладає плитку піраміди. Інакше з робітником на планшеті «Каменярня» отримує 2 камені.
teotihuacan-action-decorations = Оздоблення
teotihuacan-action-decorations-text = Маючи 2 золота й робітника на планшеті «Оздоблення», бот викладає плитку оздоблення. Інакше з робітником на планшеті «Поклади золота» отримує 2 золота.
teotihuacan-action-alchemy = Алхімія
teotihuacan-action-alchemy-text = Маючи 1 золото й робітника на планшеті «Алхімія», бот здобуває технологію. Інакше двічі посилює свого найслабшого робітника.
teotihuacan-action-nobles = Знать
teotihuacan-action-nobles-text = Маючи 2 деревини й робітника на планшеті «Знать», бот викладає будівлю. Інакше з робітником на планшеті «Ліс» отримує 2 деревини.
teotihuacan-action-mastery = Майстерність
teotihuacan-action-mastery-text = Від найсильнішого робітника до найслабшого бот пробує те, що дозволяє планшет робітника. Перший, кому це вдається, отримує посилення та йде далі.
teotihuacan-action-worship = Поклоніння
teotihuacan-action-worship-text = Заблокований робітник бота переходить до наступної комірки поклоніння, і бот піднімається у відповідному храмі. Плитку відкриття там замінюють.
teotihuacan-action-mask-collection = Збирання масок
teotihuacan-action-mask-collection-text = Бот купує біля комірок поклоніння маску, якої не має.
teotihuacan-t = вершина
teotihuacan-ml = посередині ліворуч
teotihuacan-mr = посередині праворуч
teotihuacan-bl = унизу ліворуч
teotihuacan-bc = унизу посередині
teotihuacan-br = унизу праворуч
teotihuacan-set-aside = відкладена
teotihuacan-from-left = зліва
teotihuacan-from-right = справа

## Moves: labels of buttons

teotihuacan-move-end = Завершити хід
teotihuacan-move-done = Готово
teotihuacan-move-printed = Зображена
teotihuacan-move-unlock = { $a ->
    [free] Розблокувати всіх
   *[paid] Розблокувати: 3 какао
}
teotihuacan-move-use = { $a ->
    [vp] Використати: { teotihuacan-kind-vp }
    [avenue] Використати: { teotihuacan-kind-avenue }
   *[other] Використати: { $an }
}
teotihuacan-move-keep = Залишити: { $an }
teotihuacan-move-draft = Взяти: { $an }
teotihuacan-move-leave = Пропустити: { $an }
teotihuacan-move-worker = { $an }: сила { $b }
teotihuacan-move-go = Іти: { $an }
teotihuacan-move-with = Другий: сила { $a }
teotihuacan-move-collect = Зібрати какао
teotihuacan-move-worship = { $b ->
    [a] Поклоніння: A
    [b] Поклоніння: B
    [c] Поклоніння: C
   *[none] Поклоніння
}
teotihuacan-move-main = Головна дія
teotihuacan-move-lock = Заблокувати: { $a }
teotihuacan-move-choose = { $a ->
    [effect] Ефект комірки
    [tile] Плитка відкриття
   *[both] Обидва: 1 какао
}
teotihuacan-move-first = { $a ->
    [effect] Спершу ефект
   *[tile] Спершу плитка
}
teotihuacan-move-claim = { $a ->
    [vp] Здобути: { teotihuacan-kind-vp }
    [avenue] Здобути: { teotihuacan-kind-avenue }
   *[other] Здобути: { $an }
}
teotihuacan-move-climb = Угору: { $an }
teotihuacan-move-take = Взяти: { $an }
teotihuacan-move-pay = Заплатити: { $an }
teotihuacan-move-trade = Обміняти
teotihuacan-move-technology = { $an }
teotihuacan-move-row = { $a ->
    [top] Верхній ряд
    [middle] Середній ряд
   *[bottom] Нижній ряд
}
teotihuacan-move-decoration = { $an }
teotihuacan-move-side = { $a ->
    [top] Верхній бік
    [right] Правий бік
    [bottom] Нижній бік
   *[left] Лівий бік
}
teotihuacan-move-tile = { $an }
# Rows and columns of the Pyramid are counted from 0.
teotihuacan-move-place = { $b ->
    [0] Рівень { $a }: ряд 1, стовпець { teotihuacan-column }
    [1] Рівень { $a }: ряд 2, стовпець { teotihuacan-column }
    [2] Рівень { $a }: ряд 3, стовпець { teotihuacan-column }
   *[3] Рівень { $a }: ряд 4, стовпець { teotihuacan-column }
}
teotihuacan-column = { $c ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
teotihuacan-move-rotate = { $a ->
    [0] Обернути: 0°
    [1] Обернути: 90°
    [2] Обернути: 180°
   *[3] Обернути: 270°
}
teotihuacan-move-discount = { $a ->
    [save] Ще ні
   *[other] Знижка: { $an }
}
teotihuacan-move-power = { $an }: { $b ->
    [1] 1 → 2
    [2] 2 → 3
    [3] 3 → 4
    [4] 4 → 5
   *[5] 5 → 6
}
teotihuacan-move-ascend = { $a ->
    [vp] 5 ПО
    [cocoa] 5 какао
    [temple] 1 сходинка
    [two_temples] 2 сходинки
   *[fourth_worker] 4-й робітник
}
teotihuacan-move-salary = Платити: { $a } какао

## Questions: what is being decided

teotihuacan-ask-keep = Залиште собі 2 стартові плитки
teotihuacan-ask-draft = Візьміть стартову плитку
teotihuacan-ask-turn = Перемістіть робітника або розблокуйте робітників
teotihuacan-ask-action = { $board-name }: що робить ваш робітник?
teotihuacan-ask-end = Завершіть хід
teotihuacan-ask-leave = На якому з чотирьох планшетів ви не розміщуєте робітника?
teotihuacan-ask-go = Куди йде ваш робітник із силою { $power }?
teotihuacan-ask-with = Який робітник іде разом із ним?
teotihuacan-ask-fee = { $for ->
    [main] Заплатити какао за головну дію чи використати плитку відкриття?
    [unlock] Заплатити какао за розблокування робітника чи використати плитку відкриття?
   *[both] Заплатити какао за обидва ефекти чи використати плитку відкриття?
}
teotihuacan-ask-lock = Хто з двох робітників займає комірку поклоніння?
teotihuacan-ask-worship = Поклоніння: ефект комірки, плитка відкриття чи обидва?
teotihuacan-ask-order = Що буде першим?
teotihuacan-ask-claim = { $at-name }: здобуваєте плитку відкриття?
teotihuacan-ask-trade = Плитка палацу: обмінюєте? Залишилося разів: { $times }
teotihuacan-ask-climb = У якому храмі ви піднімаєтеся?
teotihuacan-ask-take = Який ресурс ви берете? Залишилося взяти: { $count }
teotihuacan-ask-technology = Яку технологію ви здобуваєте?
teotihuacan-ask-row = У якому ряду ви викладаєте будівлю?
teotihuacan-ask-decoration = Яку плитку оздоблення ви викладаєте?
teotihuacan-ask-side = З якого боку піраміди ви викладаєте оздоблення?
teotihuacan-ask-tile = { $placed ->
    [0] Яку плитку піраміди ви викладаєте?
   *[other] Викласти ще одну плитку піраміди? Викладено: { $placed }
}
teotihuacan-ask-place = Куди ви викладаєте плитку піраміди?
teotihuacan-ask-rotate = Як ви обертаєте плитку піраміди?
teotihuacan-ask-discount = Знижка: який ресурс ви не платите?
teotihuacan-ask-power-up = { $optional ->
    [yes] Посилити ще раз?
   *[no] Якого робітника ви посилюєте?
}
teotihuacan-ask-more = Технологія 13: ще одне посилення за 1 какао?
teotihuacan-ask-reward = Виберіть винагороду за вознесіння
teotihuacan-ask-salary = Скільки какао ви виплачуєте як платню? Усього: { $owed }
teotihuacan-ask-steps = Ви піднімаєтеся у двох храмах: у якому спершу?

## Events: lines of the log

teotihuacan-event-keep = { $player } залишає собі стартову плитку: { $tile-name }
teotihuacan-event-put = { $player } розміщує робітника із силою { $power }: { $board-name }
teotihuacan-event-move = { $player } переміщує робітника із силою { $power }: { $from-name } → { $to-name }
teotihuacan-event-unlock = { $by ->
    [turn] { $player } розблоковує всіх робітників безплатно
    [cocoa] { $player } платить за розблокування всіх робітників
   *[other] { $player }: робітника розблоковує інший гравець ({ $space-name })
}
teotihuacan-event-collect = { $player } збирає какао: { $board-name }
teotihuacan-event-worship = { $player } виконує поклоніння робітником із силою { $power }: { $space-name }
teotihuacan-event-main = { $player } виконує головну дію: { $board-name }, робітники: { $workers }
teotihuacan-event-gain = { $player } отримує: { teotihuacan-amount }
teotihuacan-event-pay = { $player } платить: { teotihuacan-amount }
teotihuacan-event-claim = { $player } здобуває плитку відкриття: { $kind-name }
teotihuacan-event-use = { $player } використовує плитку відкриття: { $kind-name }
teotihuacan-event-climb = { $player } піднімається: { $temple-name }, сходинка { $step }
teotihuacan-event-no-step = { $player } не може піднятися: { $temple-name }
teotihuacan-event-avenue = { $player } просувається Дорогою мертвих: поділка { $space }
teotihuacan-event-technology = { $player } здобуває: { $tile-name }
teotihuacan-event-building = { $player } викладає будівлю: { $row-name }, комірка { $space }
teotihuacan-event-decoration = { $player } викладає плитку оздоблення: { $side-name }, комірка { $number }
teotihuacan-event-tile = { $player } викладає плитку піраміди
teotihuacan-event-power-up = { $player } посилює робітника до { $power }: { $board-name }
teotihuacan-event-ascend = { $player }: робітник возноситься ({ $board-name })
teotihuacan-event-reward = { $player } вибирає винагороду за вознесіння: { $reward-name }
teotihuacan-event-light-disc = Світлий диск: { $space }
teotihuacan-event-announced = Наближається Затемнення
teotihuacan-event-eclipse = Затемнення { $number }
teotihuacan-event-salary = { $player } виплачує платню, какао: { $paid } із { $owed }
teotihuacan-event-neutral = Нейтральний робітник: { $board-name }
teotihuacan-event-discovery = Нова плитка відкриття: { $kind-name } ({ $board-name })
teotihuacan-event-new-decoration = Нове серед викладених: { $tile-name }
teotihuacan-event-new-tile = Нове серед викладених: { $tile-name }
teotihuacan-event-finished = Піраміду завершено
teotihuacan-event-points = { $of ->
    [none] { $player }: { $points } ПО — { $source-name }
   *[other] { $source ->
        [decorations] { $player }: { $points } ПО — { $source-name }
        [royal_tiles] { $player }: { $points } ПО — { $of-name }
        [technologies] { $player }: { $points } ПО — { $of-name }
        [temple_bonus] { $player }: { $points } ПО — { $of-name }
       *[other] { $player }: { $points } ПО — { $source-name }, { $of-name }
    }
}
teotihuacan-event-roll = { $player } кидає кубики: { $one } і { $two }, { $action-name } ({ $slot-name })
teotihuacan-event-fallback = { $player } не може зробити нічого кращого й виконує запасну дію
teotihuacan-event-slide = { $from ->
    [set_aside] { $player } додає відкладену плитку: { $to-name }
   *[other] { $player } пересуває плитку дії: { $from-name } → { $to-name }
}
teotihuacan-event-bot-worship = { $player } переміщує заблокованого робітника: { $space-name }
teotihuacan-event-discard = { $player } скидає плитку відкриття: { $kind-name } ({ $board-name })
teotihuacan-event-try = { $result ->
    [works] { $player } пробує: { $board-name } — вдається
    [no_worker] { $player } пробує: { $board-name } — там немає робітника
    [not_enough] { $player } пробує: { $board-name } — нічим заплатити
   *[impossible] { $player } пробує: { $board-name } — неможливо
}

## Reasons: why a move is not possible

teotihuacan-reason-no-passing = Хід не можна пропустити: перемістіть робітника й виконайте дію або розблокуйте робітників
teotihuacan-reason-not-a-newcomer = Комірку поклоніння може зайняти лише щойно прибулий робітник
teotihuacan-reason-take-back-first = Порядок не має значення, тому він сталий: щоб вибрати це, відмініть останній вибір
teotihuacan-reason-another-first = Порядок не має значення, тому він сталий: спершу виберіть щось інше
teotihuacan-reason-used-in-order = Порядок не має значення, тому він сталий: ця плитка йде перед щойно використаною
teotihuacan-reason-not-on-display = Цієї плитки немає серед викладених
teotihuacan-reason-not-enough = { $what ->
    [cocoa] Бракує какао: потрібно { $need }, у вас { $have }
    [wood] Бракує деревини: потрібно { $need }, у вас { $have }
    [stone] Бракує каменю: потрібно { $need }, у вас { $have }
   *[gold] Бракує золота: потрібно { $need }, у вас { $have }
}
teotihuacan-reason-must-take-effect = Головна дія має подіяти; зараз її не можна пропустити
teotihuacan-reason-must-power-up = Це посилення обов’язкове
teotihuacan-reason-must-climb = Від підйому в храмі не можна відмовитися
teotihuacan-reason-take-printed = Якщо не здобуваєте плитку, візьміть зображену винагороду
teotihuacan-reason-none-locked = Жоден ваш робітник не заблокований
teotihuacan-reason-none-locked-there = Тут немає вашого заблокованого робітника: { $board-name }
teotihuacan-reason-whole-turn = Безплатне розблокування займає весь хід: тепер уже запізно
teotihuacan-reason-no-such-tile = У вас немає такої невикористаної плитки відкриття
teotihuacan-reason-from-first-turn = Плитки відкриттів можна використовувати від вашого першого ходу
teotihuacan-reason-instead-of-a-payment = Цю плитку використовують замість сплати какао
teotihuacan-reason-only-in-own-turn = Плитки відкриттів можна використовувати лише у свій хід
teotihuacan-reason-nothing-to-gain = Це нічого не змінить
teotihuacan-reason-within-a-decision = Спершу завершіть цей вибір
teotihuacan-reason-enough-workers = Ще один робітник тут нічого не змінить
teotihuacan-reason-with-a-main-action = Цю плитку використовують під час головної дії планшетів «Алхімія», «Знать» або «Будівництво»
teotihuacan-reason-with-a-move = Цю плитку використовують під час переміщення робітника
teotihuacan-reason-one-is-enough = Для цього переміщення досить однієї такої плитки
teotihuacan-reason-weaker-first = Із двох робітників, що йдуть разом, спершу вибирають слабшого
teotihuacan-reason-no-other-worker-there = Там немає іншого вашого розблокованого робітника
teotihuacan-reason-not-laid-out = Цієї плитки немає серед викладених
teotihuacan-reason-not-on-your-tiles = На ваших стартових плитках немає цього планшета
teotihuacan-reason-already-kept = Цю плитку вже вибрано
teotihuacan-reason-not-among-your-tiles = Цієї плитки немає серед ваших
teotihuacan-reason-one-worker-moves = Цього ходу переміщується лише вибраний робітник
teotihuacan-reason-worker-first = Спершу виберіть робітника
teotihuacan-reason-too-far = Задалеко: найдовше переміщення — { $most }, а відстань до цього планшета — { $distance }
teotihuacan-reason-locked = Цей робітник заблокований
teotihuacan-reason-no-worker-there = Там немає такого вашого робітника
teotihuacan-reason-move-first = Спершу перемістіть робітника
teotihuacan-reason-not-on-this-board = Ваш робітник на іншому планшеті
teotihuacan-reason-own-worker-there = У цій комірці стоїть ваш робітник
teotihuacan-reason-not-alone-at-the-palace = У Палаці не можна здобути плитку відкриття без ефекту комірки
teotihuacan-reason-no-tile-there = Тут немає такої плитки
teotihuacan-reason-top-reached = Ви вже на найвищій сходинці
teotihuacan-reason-top-step-taken = Найвища сходинка зайнята
teotihuacan-reason-no-step-there = Зараз ви не піднімаєтеся в цьому храмі
teotihuacan-reason-pay-a-resource = Для цієї плитки потрібен ресурс, а не какао
teotihuacan-reason-fixed-price = Ціна цієї плитки стала
teotihuacan-reason-no-main-action = Палац не має головної дії
teotihuacan-reason-second-row-needs-two-workers = Для другого ряду потрібні два робітники або один із силою 4 чи 5
teotihuacan-reason-all-yours = Ви вже маєте всі технології цієї партії
teotihuacan-reason-not-in-this-game = Цієї технології немає в цій партії
teotihuacan-reason-already-yours = Ви вже маєте цю технологію
teotihuacan-reason-no-building-left = Будівель більше немає
teotihuacan-reason-row-full = Тут немає для вас вільної комірки
teotihuacan-reason-not-enough-workers = На цьому планшеті замало ваших робітників: потрібно { $need }, у вас { $have }
teotihuacan-reason-other-row-first = { $row ->
    [top] Спершу верхній ряд, поки в ньому є вільна комірка
    [middle] Спершу середній ряд, поки в ньому є вільна комірка
   *[bottom] Спершу нижній ряд, поки в ньому є вільна комірка
}
teotihuacan-reason-needs-tiles-below = Бракує плиток, які мають лежати внизу
teotihuacan-reason-none-on-display = Викладених плиток немає
teotihuacan-reason-side-full = Цей бік заповнено
teotihuacan-reason-pyramid-finished = Піраміду завершено
teotihuacan-reason-no-other-tile = Знижку не можна зберегти: іншої плитки вже не буде
teotihuacan-reason-not-in-the-cost = Цього ресурсу немає у вартості
teotihuacan-reason-one-for-each-worker = По одній плитці на робітника: { $workers }
teotihuacan-reason-place-taken = Це місце зайняте
teotihuacan-reason-all-in-play = Усі ваші робітники у грі
teotihuacan-reason-more-than-owed = Платня становить лише { $owed } какао

## Where points come from

teotihuacan-source-temples = Храми
teotihuacan-source-boards = Планшети дій
teotihuacan-source-royal-tiles = Плитки палацу
teotihuacan-source-technologies = Технології
teotihuacan-source-others-technologies = Технології інших гравців
teotihuacan-source-buildings = Будівлі
teotihuacan-source-decorations = Плитки оздоблення
teotihuacan-source-pyramid = Плитки піраміди
teotihuacan-source-icons = Однакові символи
teotihuacan-source-ascension = Вознесіння
teotihuacan-source-discovery-tiles = Плитки відкриттів
teotihuacan-source-avenue = Дорога мертвих
teotihuacan-source-pyramid-lead = Найдалі на треку піраміди
teotihuacan-source-pyramid-track = Трек піраміди
teotihuacan-source-masks = Маски
teotihuacan-source-unpaid-salary = Невиплачене какао
teotihuacan-source-temple-bonus = Плитки прихильності богів
teotihuacan-source-cocoa-exchange = Повернене какао
teotihuacan-source-goods-left = Залишок ресурсів і какао

## Options

teotihuacan-option-setup = Початок
teotihuacan-option-setup-help = Звідки беруться стартові плитки. У першій партії планшети, плитки й ресурси завжди однакові.
teotihuacan-option-setup-dealt = роздача стартових плиток
teotihuacan-option-setup-draft = драфт стартових плиток
teotihuacan-option-setup-first-game = перша партія
teotihuacan-option-dark-eclipse = Чорне Затемнення
teotihuacan-option-dark-eclipse-help = Очки за Затемнення підраховують одразу, без додаткових ходів.
teotihuacan-option-dark-eclipse-true = так
teotihuacan-option-dark-eclipse-false = ні
teotihuacan-option-difficulty = Складність
teotihuacan-option-difficulty-help = Наскільки важко перемогти Теотібота. Окремі його риси можна змінити нижче.
teotihuacan-option-difficulty-easier = легша
teotihuacan-option-difficulty-as-printed = за правилами
teotihuacan-option-difficulty-harder = важча
teotihuacan-option-bot-worker-4 = Робітник бота: Поклади золота
teotihuacan-option-bot-worker-4-help = Сила початкового робітника Теотібота на цьому планшеті.
teotihuacan-option-bot-worker-4-as-set = за рівнем складності
teotihuacan-option-bot-worker-6 = Робітник бота: Знать
teotihuacan-option-bot-worker-6-help = Сила початкового робітника Теотібота на цьому планшеті.
teotihuacan-option-bot-worker-6-as-set = за рівнем складності
teotihuacan-option-bot-worker-8 = Робітник бота: Будівництво
teotihuacan-option-bot-worker-8-help = Сила початкового робітника Теотібота на цьому планшеті.
teotihuacan-option-bot-worker-8-as-set = за рівнем складності
teotihuacan-option-bot-wood = Деревина бота
teotihuacan-option-bot-wood-help = Скільки деревини Теотібот має на початку.
teotihuacan-option-bot-wood-as-set = за рівнем складності
teotihuacan-option-bot-stone = Камінь бота
teotihuacan-option-bot-stone-help = Скільки каменю Теотібот має на початку.
teotihuacan-option-bot-stone-as-set = за рівнем складності
teotihuacan-option-bot-gold = Золото бота
teotihuacan-option-bot-gold-help = Скільки золота Теотібот має на початку.
teotihuacan-option-bot-gold-as-set = за рівнем складності
teotihuacan-option-bot-exchange = Какао бота
teotihuacan-option-bot-exchange-help = Скільки ПО Теотібот набирає за 10 какао.
teotihuacan-option-bot-exchange-as-set = за рівнем складності
teotihuacan-option-bot-worship = Поклоніння бота
teotihuacan-option-bot-worship-help = На скільки сходинок в храмі Теотібот піднімається завдяки плитці дії «Поклоніння».
teotihuacan-option-bot-worship-as-set = за рівнем складності
teotihuacan-option-bot-bonus = Прихильність богів до бота
teotihuacan-option-bot-bonus-help = Скільки ПО Теотібот набирає за кожну плитку прихильності богів.
teotihuacan-option-bot-bonus-as-set = за рівнем складності
teotihuacan-option-bot-technology = Технології бота
teotihuacan-option-bot-technology-help = Скільки ПО Теотібот набирає за кожну технологію.
teotihuacan-option-bot-technology-as-set = за рівнем складності
