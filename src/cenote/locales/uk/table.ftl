# The pages around the boards, and what every game has in common.

## Everywhere

ui-skip = Перейти до вмісту
ui-navigation = Сторінки
ui-home = На головну сторінку
ui-rules = Правила
ui-credits = Автори
ui-language = Мова
ui-settings = Налаштування
ui-theme = Вигляд
ui-theme-system = як у системі
ui-theme-light = світлий
ui-theme-dark = темний
ui-reduce-motion = Менше анімації
ui-confirm-end = Запитувати перед завершенням ходу
ui-shortcuts = Клавіатурні скорочення
ui-key-moves = Перейти до списку всіх кроків
ui-key-arrows = Переходити цим списком
ui-key-board = Перейти до наступного можливого кроку на полі
ui-key-help = Показати цей список
ui-close = Закрити
ui-cancel = Скасувати
ui-loading = Завантаження…
ui-no-page = Такої сторінки немає
ui-no-table = Такого столу немає
ui-no-server = Сервер не відповідає. Спробуйте ще раз за мить.
ui-refused = Зараз це неможливо.
ui-unofficial = Неофіційна версія
ui-unofficial-text = Cenote — неофіційна версія. Ігри належать їхнім авторам і видавцям, які не мають стосунку до цієї програми. Правила викладено нашими словами, а всі поля — наші малюнки.

## The first page

ui-welcome = Дві глибокі гри, один тихий стіл
ui-welcome-text = Сенот — це глибока чиста вода під вапняком. Грайте проти комп’ютера, з друзями за посиланням, на одному екрані або соло.
ui-choose-game = Виберіть гру
ui-for-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
ui-for-players-range = { $least }–{ $n } гравців
ui-new-game = Нова гра
ui-start = Почати гру
ui-guide-start = Перша гра крок за кроком
ui-more-choices = Більше параметрів
ui-not-opened = Не вдалося відкрити стіл.
ui-players-are = Гравці: { $players }
ui-with-you = ви
ui-with-here = { $n ->
    [one] ще { $n } гравець за цим екраном
    [few] ще { $n } гравці за цим екраном
    [many] ще { $n } гравців за цим екраном
   *[other] ще { $n } гравця за цим екраном
}
ui-with-open = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
    [many] { $n } вільних місць
   *[other] { $n } вільного місця
}
ui-with-bots = { $n ->
    [one] { $n } бот ({ $level })
    [few] { $n } боти ({ $level })
    [many] { $n } ботів ({ $level })
   *[other] { $n } бота ({ $level })
}
ui-number-of-players = Кількість гравців
ui-seats = Місця за столом
ui-seat-kind = Хто займає місце { $n }
ui-seat-name = Ім’я на місці { $n }
ui-seat-level = Складність на місці { $n }
ui-kind-me = Ви
ui-kind-here = Хтось за цим екраном
ui-kind-open = За посиланням-запрошенням
ui-kind-bot = Комп’ютерний гравець
ui-name = Ім’я
ui-shuffle-seats = Випадковий порядок місць
ui-allow-hints = Дозволити підказки
ui-variants = Варіанти
ui-level-random = Випадкова
ui-level-novice = Легка
ui-level-player = Середня
ui-level-expert = Важка
ui-level-master = Експертна
ui-my-tables = Мої столи
ui-continue = Продовжити
ui-look-again = Переглянути знову
ui-forget = Прибрати зі списку

## Invitations, and the table before the game

ui-invited = Вас запрошено
ui-invited-to = За столом на вас чекає місце: { $game }
ui-take-seat = Зайняти місце
ui-watch = Спостерігати
ui-invitation-void = Це посилання вже не дійсне або місце вже зайняте.
ui-free-seat = Вільне місце
ui-lobby-host = Гра почнеться, коли не залишиться вільних місць. Надішліть друзям посилання на вільні місця або додайте бота.
ui-lobby-guest = Гра почнеться, коли не залишиться вільних місць.
ui-seat-here = (за столом)
ui-seat-bot = (комп’ютерний гравець)
ui-seat-stands-in = (поки що грає бот)
ui-invitation-for = Посилання-запрошення на місце { $n }
ui-new-invitation = Створити нове посилання
ui-copy-link = Копіювати посилання
ui-link-copied = Посилання скопійовано
ui-spectator-link = Посилання для глядачів
ui-add-bot = Додати бота
ui-remove-bot = Прибрати бота
ui-close-table = Закрити цей стіл

## Who sits there

ui-players = Гравці
ui-points = Очки
ui-you-mark = (ви)
ui-away = (немає за столом)
ui-thinks = думає…
ui-bot-name = Бот { $letter }
ui-seat = Місце { $n }

## The turn

ui-bar = Хід
ui-your-turn = Ваш хід
ui-thinking = { $player } думає…
ui-waiting-for = Очікуємо: { $player }
ui-waiting-for-players = Очікуємо на гравців
ui-game-over = Кінець гри
ui-steps-this-turn = { $n ->
    [one] { $n } крок цього ходу
    [few] { $n } кроки цього ходу
    [many] { $n } кроків цього ходу
   *[other] { $n } кроку цього ходу
}
ui-since-your-turn = { $n ->
    [one] Після вашого останнього ходу: { $n } хід
    [few] Після вашого останнього ходу: { $n } ходи
    [many] Після вашого останнього ходу: { $n } ходів
   *[other] Після вашого останнього ходу: { $n } ходу
}
ui-undo = Відмінити
ui-undo-turn = Відмінити весь хід
ui-undo-stops = Не можна відмінити: відкрито приховану інформацію
ui-nothing-to-undo = Цього ходу немає чого відміняти
ui-end-turn = Завершити хід
ui-end-turn-ask = Завершити хід?
ui-hint = Підказка
ui-wanted = Запам’ятовано: { $move }. Виконається після наступного вибору.
ui-press-anyway = Порядок не має значення: натисніть, і хід стане на своє місце
ui-hint-says = Пропозиція:
ui-all-moves = Усі кроки: { $n }
ui-ask-undo = Попросити відмінити мій останній хід
ui-takeback-asked = { $n ->
    [one] { $player } просить відмінити { $n } крок.
    [few] { $player } просить відмінити { $n } кроки.
    [many] { $player } просить відмінити { $n } кроків.
   *[other] { $player } просить відмінити { $n } кроку.
}
ui-agree = Погодитися
ui-refuse = Відмовити
ui-bot-failed = Бот не встиг і зробив простий дозволений крок

## The table

ui-table = Стіл
ui-table-menu = Стіл, посилання, запис…
ui-connection-lost = З’єднання втрачено
ui-reconnecting = Відновлюємо з’єднання…
ui-reconnected = З’єднання відновлено
ui-moved-on = Ситуація змінилася, перевірте ще раз
ui-board-failed = Не вдалося намалювати поле. Грати далі можна зі списку всіх кроків нижче.
ui-practice = Тренування: частину розкладу вибрано, а не роздано навмання.
ui-watching = Ви спостерігаєте.
ui-hand-over = До екрана переходить: { $player }
ui-hand-over-text = До того часу стіл приховано.
ui-hand-over-take = Показати мій вигляд

## The log

ui-log = Журнал гри
ui-round = Раунд { $n }
ui-setup = Приготування до гри
ui-points-change = { $points } ПО
ui-show-moment = Показати

## The end

ui-wins = Перемагає { $player }
ui-you-win = Ви перемогли!
ui-shared-victory = Спільна перемога: { $players }
ui-place = { $n }.
ui-score-by-source = Фінальний рахунок за джерелами
ui-total = Разом
ui-points-over-rounds = Очки за раундами
ui-as-numbers = Числами
ui-round-column = Раунд
ui-play-again = Зіграти ще раз
ui-to-rematch = До наступної гри
ui-save-record = Зберегти запис

## Looking back

ui-replay = Перегляд партії
ui-look-back = Переглянути попередні кроки
ui-timeline = Момент гри
ui-moment = Крок { $n } із { $of }
ui-go-first = На початок
ui-go-previous = Попередній крок
ui-play = Відтворити
ui-pause = Призупинити
ui-go-next = Наступний крок
ui-go-last = У кінець
ui-back-to-game = До поточної гри
ui-to-result = До результату
ui-link-to-moment = Посилання на цей момент

## Learning

ui-guide = Провідник
ui-guide-step = { $n } із { $of }
ui-guide-next = Далі
ui-guide-stop = Грати без провідника
ui-guide-text = Показати текст провідника
ui-rules-of = Правила: { $game }
ui-search-rules = Шукати в правилах
ui-sections-found = Знайдено розділів: { $n }
ui-contents = Зміст

## Credits

ui-credits-icons = Піктограми
ui-credits-icons-text = Автори піктограм: { $authors }. Зі збірки game-icons.net за ліцензією CC BY 3.0; перефарбовано й додано до наших малюнків.
ui-credits-drawings = Поля та малюнки
ui-credits-drawings-text = Усі поля, плитки та інші малюнки створено для Cenote. Літери — з вашої системи; жодних шрифтів не надсилаємо.
ui-credits-software = Програми
ui-credits-software-text = Cenote — вільна програма за ліцензією Apache 2.0. Ці сторінки містять і вільні програми інших авторів.
ui-credits-licences = Їхні ліцензії

## Why not: what is the same in every game

ui-reason-no-such-move = Такого кроку немає
ui-reason-not-now = Зараз неможливо
ui-reason-game-over = Гру завершено
ui-reason-not-started = Гра ще не почалася
ui-reason-not-your-turn = Зараз не ваш хід
ui-reason-nothing-secret-now = Зараз нічого не вибирають таємно
