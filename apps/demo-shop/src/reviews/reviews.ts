import type { Language } from '@shyrdak/sdk/contract'

/** A review of a demo product, written `age` days ago. */
export interface DemoReview {
  /** The slug of the product. */
  of: string
  author: string
  rating: number
  text: string
  language: Language
  age: number
}

type Shown = readonly [
  author: string,
  rating: 1 | 2 | 3 | 4 | 5,
  language: Language,
  age: number,
  text: string,
]

const WRITTEN: Readonly<Record<string, readonly Shown[]>> = {
  'naryn-mules': [
    ['Азамат', 5, 'ru', 9, 'Ношу вторую зиму, даже не сносились. Отцу взял такие же.'],
    [
      'Peter',
      4,
      'en',
      30,
      'Warm without making my feet sweat. One size up would have been better with socks.',
    ],
    ['Бакыт', 5, 'kg', 44, 'Атама алып бердим, күндө кийет. Жылуу, жеңил, рахмат.'],
    ['Олег', 4, 'ru', 61, 'Неделю привыкал к высокому своду, теперь другие носить не могу.'],
  ],
  'song-kol-mules-with-horns': [
    ['Гүлнара', 5, 'kg', 3, 'Оюусу сүрөттөгүдөн да сулуу экен. Күйөөм кубанып калды.'],
    [
      'Marie',
      5,
      'en',
      12,
      'A present for my husband. The pattern really is part of the felt, you can see it on the inside too.',
    ],
    ['Дмитрий', 5, 'ru', 18, 'Красный на белом смотрится очень достойно. Гости спрашивают, где взял.'],
  ],
  'bishkek-closed-slippers': [
    ['Кирилл', 5, 'ru', 8, 'Работаю из дома, пол холодный. Эти спасли. Подошва не стучит, соседи довольны.'],
    ['Айбек', 4, 'kg', 22, 'Жакшы, бирок биринчи күнү бир аз тар болду. Анан кеңейди.'],
    [
      'Tom',
      5,
      'en',
      37,
      'Third pair in the family. The indigo is deeper than in the picture, in a good way.',
    ],
  ],
  'at-bashy-two-tone': [
    ['Нурлан', 5, 'ru', 15, 'Сам из Ат-Башы, подтверждаю: горы такие и есть.'],
    ['Elke', 4, 'en', 40, 'Lovely, though light grey shows every crumb. Brushing helps.'],
  ],
  'suusamyr-booties': [
    [
      'Сергей',
      5,
      'ru',
      20,
      'На даче в октябре самое то. Отворачиваю, когда печь раскочегарится, всё как написано.',
    ],
    ['Эмил', 5, 'kg', 33, 'Балтырды да жылытат. Кышында чечпейм.'],
  ],
  'arslanbob-mules-fur': [
    ['Виктор', 5, 'ru', 6, 'Овчина не лезет и не колется. Брал 44 на свой 44, подошли.'],
    ['James', 4, 'en', 14, 'Almost too warm for a heated flat, perfect for the workshop.'],
  ],
  'tash-rabat-stitched': [
    ['Марат', 5, 'ru', 25, 'Строгие, без лишнего. Шов ровный, видно, что руками, но аккуратно.'],
    ['Акыл', 4, 'kg', 70, 'Бекем тигилген. Таманы полдо тайбайт.'],
  ],
  'kochkor-village-slippers': [
    [
      'Anna',
      5,
      'en',
      4,
      'You can tell that the people who made these also make rugs. The cord along the seam is beautiful.',
    ],
    ['Жылдыз', 5, 'kg', 10, 'Кочкордун кызымын, апамдын колундай эле иш. Ыраазымын.'],
    ['Павел', 3, 'ru', 13, 'Красивые, но маломерят: пришлось менять на размер больше. Поменяли быстро.'],
  ],
  'aksakal-slippers': [
    ['Зарина', 5, 'ru', 35, 'Дедушке 84, он ворчал на все тапки. На эти не ворчит.'],
    ['Нурбек', 5, 'kg', 80, 'Тумшугу кенен экен, атамдын бутуна так келди.'],
  ],
  'chyngyz-two-tone-mules': [['Ирина', 4, 'ru', 11, 'Взяла мужу, забрала себе: 40 размер сел как надо.']],
  'dolon-pass-boots': [
    ['Талант', 5, 'ru', 7, 'Дальнобойщик. Минус 32, шесть часов на перевале. Ноги сухие и тёплые.'],
    ['Bjørn', 5, 'en', 15, 'I live north of Tromsø and did not think I needed advice on boots. I did.'],
    ['Медер', 5, 'kg', 29, 'Малга чыкканда кийем. Мындай жылуу өтүк кийген эмесмин.'],
  ],
  'eki-naryn-ankle-boots': [
    ['Андрей', 4, 'ru', 24, 'Слякоть держат, но в луже стоять не советую: войлок есть войлок.'],
    ['Нурзат', 5, 'kg', 31, 'Күйөөмө алдым, шаарга кийет. Бутум тоңбойт дейт.'],
  ],
  'chabans-boots': [
    ['Улан', 5, 'kg', 41, 'Чоң атамдын өтүгүн көргөндөй болдум. Так өзү.'],
    ['Игорь', 4, 'ru', 50, 'Тяжеловаты для города, для рыбалки лучше нет.'],
  ],
  'khan-tengri-boots': [
    [
      'Алексей',
      5,
      'ru',
      16,
      'Снимал рассвет на Иссык-Куле, три часа без движения. Пальцы рук замёрзли, ног нет.',
    ],
  ],
  'osh-bazaar-laced-boots': [
    ['Тимур', 5, 'ru', 5, 'Ношу с пальто в офис. Никто не верит, что это войлок.'],
    ['Lukas', 4, 'en', 6, 'Stylish and surprisingly light. The laces are a bit long.'],
  ],
  'kara-keche-ankle-boots': [['Данияр', 5, 'kg', 52, 'Ичиндеги кызылы мага эле көрүнөт, ошонусу жакты.']],
  'manas-boots': [
    ['Кубанычбек', 5, 'kg', 20, 'Тойго кийип бардым, баары сурашты. Оюусу укмуш.'],
    [
      'Robert',
      5,
      'en',
      34,
      'These are closer to a work of art than to footwear, and yet I shovel snow in them.',
    ],
  ],
  'issyk-kul-mules': [
    ['Елена', 5, 'ru', 2, 'Невесомые. Бирюзовый точно как вода у Чолпон-Аты утром.'],
    ['Айзада', 5, 'kg', 3, 'Төртөөнү тең алгым келди. Азырынча экөөнү алдым.'],
    ['Claire', 5, 'en', 4, 'I forget I am wearing them. That is the review.'],
    ['Наталья', 4, 'ru', 4, 'Красивые, мягкие. За первую неделю чуть растянулись, как и обещали.'],
  ],
  'ak-kula-fur-mules': [
    ['Мээрим', 5, 'kg', 9, 'Таш полубуз муздак эле, эми эртең менен буттарым тоңбойт.'],
    ['Светлана', 5, 'ru', 11, 'Взяла кремовые, боялась, что испачкаются. Чищу щёткой, как новые.'],
  ],
  'tulip-of-greig': [
    ['Ольга', 5, 'ru', 19, 'Цвет живой, не кричащий. Как раз тот апрельский тюльпан.'],
    ['Sofia', 4, 'en', 30, 'Gorgeous colour. The sole is thin, keep them indoors.'],
  ],
  'pompom-of-jeti-oguz': [
    ['Камила', 5, 'ru', 8, 'Помпоны пережили кота. Это о многом говорит.'],
    ['Бегимай', 5, 'kg', 17, 'Кызыма алдым, пампондоруна аябай кубанды.'],
  ],
  'chon-kemin-closed': [
    ['Hannah', 5, 'en', 14, 'Plain and perfect. Bought grey, came back for sage.'],
    ['Людмила', 5, 'ru', 26, 'Вторая пара, первой пять лет. Протёрлась только стелька.'],
    ['Сайкал', 4, 'kg', 43, 'Жөнөкөй, бирок абдан ыңгайлуу.'],
  ],
  'kel-suu-booties': [
    ['Асель', 5, 'ru', 5, 'Как носки, только теплее. Хожу в них по квартире с ноября.'],
    ['Ingrid', 5, 'en', 9, 'My feet are always cold. Were.'],
  ],
  'first-snow-booties': [['Вера', 4, 'ru', 47, 'Белые, конечно, маркие, зато какие нежные.']],
  'ala-archa-fur-booties': [
    ['Надежда', 5, 'ru', 60, 'Мёрзну всегда и везде. В этих перестала.'],
    ['Нургүл', 5, 'kg', 75, 'Апама белек кылдым, «эми чечпейм» деди.'],
  ],
  'kurmanjan-mules': [
    ['Чынара', 5, 'kg', 12, 'Датканын урматына жасалганы жакты. Түсү кочкул, сулуу.'],
    [
      'Юлия',
      4,
      'ru',
      21,
      'Сливовые с шафраном, глаз не оторвать. Подошва скользит на плитке, на паркете нет.',
    ],
  ],
  'cholpon-stitched': [
    ['Emma', 5, 'en', 2, 'That one bright stitch makes me happy every morning.'],
    ['Жанна', 5, 'ru', 5, 'Простые и весёлые. Цена приятная.'],
  ],
  'apas-chest': [
    ['Айнура', 5, 'kg', 6, 'Апамдын сандыгында ушундай эле оюу бар эле. Көзүмө жаш келди.'],
    ['Catherine', 5, 'en', 9, 'The story made me buy them, the workmanship made me write this.'],
    ['Татьяна', 5, 'ru', 12, 'Тончайшая работа. Жалко ходить, но хожу.'],
  ],
  'aigul-slippers': [['Айгуль', 5, 'ru', 20, 'Купила из-за имени, осталась из-за тепла.']],
  'two-banks-mules': [['Перизат', 4, 'kg', 39, 'Эки түсү жарашыктуу. Сол жагы бир аз кенен.']],
  'tokmok-workshop-slippers': [
    ['Галина', 5, 'ru', 55, 'Швы изнутри такие же ровные, как снаружи. Привет шести мастерицам!'],
  ],
  'snow-leopard-boots': [
    ['Динара', 5, 'ru', 3, 'Сидят по ноге, голенище не болтается. Тепло в минус двадцать.'],
    ['Grace', 5, 'en', 5, 'Quiet on snow indeed. I scared my own dog.'],
  ],
  'karakol-winter-boots': [
    ['Назгүл', 5, 'kg', 10, 'Караколдо эң керектүү нерсе. Күндө жумушка ушуну кийип барам.'],
    ['Екатерина', 5, 'ru', 18, 'Соль их не берёт, проверено московской зимой.'],
    ['Алина', 4, 'ru', 22, 'Очень тёплые, но надевать без ложки трудновато.'],
  ],
  'burana-fur-boots': [
    ['Марина', 5, 'ru', 27, 'Терракотовые, в жизни ещё лучше. Овчина плотная, не лысеет.'],
  ],
  'tien-shan-band-boots': [['Керемет', 5, 'kg', 30, 'Терме боосу чыныгы экен, колго согулган.']],
  'bride-of-naryn-boots': [
    ['Айпери', 5, 'kg', 8, 'Тоюмда кийдим! Кийин дүкөнгө да кийип барып жүрөм, жазгандай эле.'],
    ['Louise', 5, 'en', 13, 'Wore them at my winter wedding in the Alps. Everyone else had cold feet.'],
  ],
  'erkindik-laced-boots': [
    ['Мария', 4, 'ru', 7, 'Стильные, на каблучке удобно. Хотелось бы ещё чёрные.'],
    ['Мээрбүбү', 5, 'kg', 9, 'Эркиндикте күндө басам, эми бутум жылуу.'],
  ],
  'altyn-arashan-ankle-boots': [['Полина', 4, 'ru', 64, 'Ничего не жмёт, даже после целого дня. Лёгкие.']],
  'kozu-slippers': [
    ['Айдай', 5, 'kg', 4, 'Уулум ушуну менен басканды үйрөндү. Такыр түшпөйт.'],
    ['Анастасия', 5, 'ru', 6, 'Первые тапочки дочки. Сохраню на память.'],
    ['Rachel', 5, 'en', 7, 'He refuses all shoes except these.'],
  ],
  'kindergarten-slippers': [
    ['Жибек', 5, 'ru', 12, 'Разные помпоны — гениально. Воспитательница просила адрес.'],
    ['Чолпон', 4, 'kg', 18, 'Баламдыкы эртең менен кургак болот, ыңгайлуу.'],
  ],
  'little-rider-booties': [['Ben', 5, 'en', 20, 'Approved by a rider of four and a half.']],
  'two-snowballs-booties': [
    ['Виктория', 5, 'ru', 10, 'Дёргает каждый день, шарики на месте.'],
    ['Айжан', 5, 'kg', 14, 'Кызым уктаганда да чечпейт.'],
  ],
  'ordo-slippers': [['Рустам', 5, 'ru', 33, 'Сын протирает всё за месяц. Этим уже третий.']],
  'strap-slippers-for-school': [['Асель', 4, 'kg', 28, 'Мектепке ылайык. Кайышын өзү эле тагат.']],
  'bear-cub-fur-mules': [['Julia', 5, 'en', 31, 'She growls when she wears them. Ten out of ten.']],
  'sledge-boots': [
    ['Максим', 5, 'ru', 5, 'Два часа на горке, ноги сухие. Подошву тормозами пока не стёр.'],
    ['Гүлзат', 5, 'kg', 7, 'Баламдын буту терлебейт да, тоңбойт да.'],
  ],
  'bobo-fur-boots': [['Евгения', 5, 'ru', 19, 'Правда, не затихает. Гуляем, пока я сама не замёрзну.']],
  'jigit-boots': [['Бектур', 5, 'kg', 24, 'Чоң атасы менен бирдей кийип алышты, сүрөткө түшүрдүм.']],
  'puddle-ankle-boots': [
    ['Лариса', 4, 'ru', 41, 'Мартовские лужи прошли, войлок сухой. Шнурки заменили на липучки сами.'],
  ],
  'four-seasons-shyrdak': [
    ['Ирина и Михаил', 5, 'ru', 2, 'Ждали доставку две недели, не зря. Комната стала другой.'],
    [
      'Gerhard',
      5,
      'en',
      3,
      'I collect textiles. The line is indeed unbroken; I followed it with a finger for half an hour.',
    ],
  ],
  'eagle-wing-shyrdak': [
    ['Сагын', 5, 'kg', 16, 'Боёксуз жүндөн болгону жакты. Төргө салдык.'],
    ['Вячеслав', 5, 'ru', 20, 'Тяжёлый, плотный, лежит как влитой. Сын прыгает, ковёр не едет.'],
  ],
  'hearth-shyrdak': [
    ['Лейла', 5, 'ru', 28, 'Терракотовый с кремовым. По вечерам вся семья и правда на нём.'],
  ],
  'winter-camp-shyrdak': [
    ['Amélie', 5, 'en', 8, 'Small enough for a Paris flat, and everybody asks about it.'],
    ['Толкун', 5, 'kg', 10, 'Бешиктин алдына салдым. Жылуу, калың.'],
    ['Роман', 4, 'ru', 11, 'Первые дни пахло овцой, проветрили, прошло.'],
  ],
  'dog-tail-shyrdak': [['Сабина', 5, 'ru', 36, 'Про собачий хвост рассказываю всем гостям.']],
  'jailoo-ala-kiyiz': [
    ['Айгерим', 5, 'kg', 7, 'Жайлоодо өскөм, түстөрү так өзүндөй.'],
    ['David', 5, 'en', 9, 'Like owning a watercolour you may walk on.'],
  ],
  'sun-of-saimaluu-tash': [['Артём', 5, 'ru', 21, 'Был у петроглифов в августе. Солнце то самое.']],
  'red-hills-ala-kiyiz': [['Nora', 4, 'en', 26, 'The red is strong. Give it a quiet room.']],
  'tunduk-round-shyrdak': [
    ['Данара', 5, 'kg', 12, 'Түндүктүн тегереги бузулбай, бүтүн бычылыптыр.'],
    ['Константин', 5, 'ru', 15, 'Под круглый стол сел идеально, 160.'],
  ],
  'moon-over-tash-rabat': [['Eva', 5, 'en', 30, 'It glows in the evening. I did not expect that of wool.']],
  'cradle-round-rug': [['Айсулуу', 5, 'kg', 5, 'Балам үстүндө ойноп отуруп уктап калат.']],
  'silk-road-runner': [['Борис', 5, 'ru', 14, 'Три метра в коридоре, края не загибаются. Пылесос любит.']],
  'bench-runner': [['Алмаз', 4, 'kg', 58, 'Верандага ылайык. Бир аз кыскараак экен, кийинки жолу 160 алам.']],
  'kochkor-cushion': [
    ['Ольга', 5, 'ru', 3, 'Взяла пару: красную на белом и белую на красном. Близнецы нашлись.'],
    ['Simon', 5, 'en', 6, 'Two years on the sofa, two children, no damage.'],
    ['Асел', 5, 'kg', 8, 'Диваныбыз жанданып калды.'],
  ],
  'plain-felt-cushion': [
    ['Нина', 4, 'ru', 40, 'Спокойная, плотная. Наполнитель сначала твёрдый, потом разлежался.'],
  ],
  'diamond-cushion': [['Alice', 5, 'en', 17, 'Knowing that it is made of leftovers makes it better.']],
  'round-floor-cushion': [['Эркин', 5, 'kg', 30, 'Жүз он кило болсом да жалпайган жок.']],
  'ak-kalpak': [
    ['Чингиз', 5, 'ru', 2, 'Подарил тестю-немцу. Носит по воскресеньям в церковь.'],
    ['Эльдар', 5, 'kg', 4, 'Чыныгы ак калпак, кийизи таза, сызыгы түз.'],
    ['Hiroshi', 5, 'en', 5, 'Beautifully packed, with a note on how to treat it. I will.'],
  ],
  'bai-kalpak': [['Турдубек', 5, 'kg', 33, 'Элүүгө чыкканда балдарым белек кылышты. Саймасы өзүнчө.']],
  'childs-kalpak': [['Самат', 5, 'ru', 12, 'Сын первый раз сел на лошадь в нём. Фото на стене.']],
  'boulevard-beret': [
    ['Софья', 5, 'ru', 4, 'Сложила в карман, достала — как новый.'],
    ['Charlotte', 5, 'en', 8, 'French, living in Lyon, wearing a Kyrgyz beret. Nobody has complained.'],
  ],
  'actress-cloche': [['Алла', 5, 'ru', 22, 'В театр только в ней. Поля держат форму.']],
  'wild-poppy-cloche': [['Бермет', 5, 'kg', 31, 'Кызгалдагын чечип, пальтого да тагып жүрөм.']],
  'chunkurchak-sauna-hat': [
    ['Геннадий', 5, 'ru', 6, 'Пахла два раза, как и написано. Дальше только пар.'],
    ['Mikko', 5, 'en', 9, 'I am Finnish. It passes.'],
  ],
  'bell-sauna-hat': [['Жанара', 5, 'kg', 25, 'Мончодо баары менден сурашат кайдан алдың деп.']],
  'fathers-sauna-hat': [['Степан', 5, 'ru', 50, 'Выгнал из парной всех кумовьёв. Сидел один, счастливый.']],
  'bazaar-tote': [
    ['Нургуль', 5, 'ru', 4, 'Дыню проверила. Две лепёшки тоже.'],
    ['Olivia', 4, 'en', 6, 'Sturdy. I wish it had an inside pocket.'],
  ],
  'kochkor-tote': [['Сезим', 5, 'kg', 9, 'Бир бети кооз, бир бети жөнөкөй, ошонусу мыкты.']],
  'laptop-sleeve': [
    ['Mark', 5, 'en', 2, 'Fits a 14 inch machine like a glove. No zip to scratch it.'],
    ['Егор', 5, 'ru', 3, 'Ноутбук упал в нём со стола. Живой.'],
  ],
  'patterned-laptop-sleeve': [['Алтынай', 5, 'kg', 19, 'Кеңседе баары мактады.']],
  'pass-backpack': [['Вадим', 4, 'ru', 30, 'Спина дышит. В ливень промокает, накрывайте.']],
  'sheep-from-suusamyr': [
    ['Айпери', 5, 'kg', 3, 'Балам аны менен уктайт, атын «Бырпыш» койду.'],
    ['Helen', 5, 'en', 5, 'Stands by itself, judges silently.'],
  ],
  'snow-leopard-toy': [
    ['Денис', 5, 'ru', 7, 'Хвост!!! Дочка спит, держась за хвост.'],
    ['Fatima', 5, 'en', 8, 'The most charming face. Worth the wait.'],
  ],
  'kula-horse': [['Нурсултан', 5, 'kg', 22, 'Терлиги чечилгени балдарга абдан жакты.']],
  'doll-aisuluu': [['Инна', 5, 'ru', 20, 'Элечек разматывали всей семьёй, наматывали по видео. Чудо.']],
  'lamb-in-a-pocket': [['Кристина', 5, 'ru', 44, 'Был с нами у зубного. Справились втроём.']],
  'tea-coasters': [
    ['Жаныл', 5, 'kg', 4, 'Конокко чай куйганда ар бирине бирден. Жарашат.'],
    ['Wei', 4, 'en', 6, 'Thick and tidy. I use them for espresso.'],
  ],
  'bread-basket': [['Тамара', 5, 'ru', 15, 'Лепёшки и правда тёплые до конца ужина.']],
  'chair-pad': [['Maja', 4, 'en', 12, 'Soft, and the ties hold. Order one more than you have chairs.']],
  'felt-ball-garland': [['Айдана', 5, 'ru', 24, 'Висит на окне с ноября, снимать не собираюсь.']],
  'kazan-trivet': [['Мирлан', 5, 'kg', 18, 'Казанды оттон түшүрүп эле койдум, эч нерсе болгон жок.']],
  'window-seat-pad': [['Кошка Муся и Лена', 5, 'ru', 37, 'Муся передаёт, что теперь это её подоконник.']],
}

export const REVIEWS: readonly DemoReview[] = Object.entries(WRITTEN).flatMap(([of, told]) =>
  told.map(([author, rating, language, age, text]) => ({ of, author, rating, text, language, age })),
)
