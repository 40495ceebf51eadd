import type { ModelOf } from './images/index.ts'
import type { Texts } from './good.ts'

/** A category of the demo shop with its subcategories. `scene` is what its image shows. */
export interface DemoCategory {
  id: number
  url: string
  title: Texts
  text: Texts
  scene?: ModelOf<'scene'>
  below?: readonly DemoCategory[]
}

/** The category tree of the demo shop. Ids are fixed, so that links stay valid. */
export const CATEGORIES: readonly DemoCategory[] = [
  {
    id: 1,
    url: 'men',
    title: ['For men', 'Мужчинам', 'Эркектерге'],
    text: [
      'Slippers for the evening and boots for the frost, in sizes 40 to 46.',
      'Тапочки на вечер и валенки на мороз, размеры с 40 по 46.',
      'Кечинде кийе турган тапичкелер жана аязга чыдаган өтүктөр, 40тан 46га чейинки өлчөмдөр.',
    ],
    scene: 'slippers',
    below: [
      {
        id: 2,
        url: 'men-slippers-solid-rolled',
        title: [
          'Men’s solid-rolled slippers',
          'Мужские цельноваляные тапочки',
          'Эркектердин бүтүн басылган тапичкелери',
        ],
        text: [
          'Rolled on the last from a single layer of wool, without one seam.',
          'Свалены на колодке из одного слоя шерсти, без единого шва.',
          'Бир катмар жүндөн калыпта басылган, бир да тигиши жок.',
        ],
      },
      {
        id: 3,
        url: 'men-slippers-stitched',
        title: ['Men’s stitched slippers', 'Мужские сшивные тапочки', 'Эркектердин тигилген тапичкелери'],
        text: [
          'Cut from thick felt and sewn with yarn: strict lines, a firm heel.',
          'Выкроены из плотного войлока и сшиты шерстяной нитью: строгие линии, крепкий задник.',
          'Калың кийизден бычылып, жүн жип менен тигилген: так сызыктар, бекем согончок.',
        ],
      },
      {
        id: 4,
        url: 'men-boots',
        title: ['Men’s boots', 'Мужские валенки и ботинки', 'Эркектердин өтүктөрү'],
        text: [
          'Felt boots that have been through Naryn winters.',
          'Валенки, которые прошли нарынскую зиму.',
          'Нарындын кышын көргөн кийиз өтүктөр.',
        ],
        scene: 'boots',
      },
    ],
  },
  {
    id: 5,
    url: 'women',
    title: ['For women', 'Женщинам', 'Аялдарга'],
    text: [
      'From light mules to high boots with embroidery, sizes 36 to 41.',
      'От лёгких шлёпанцев до высоких валенок с узором, размеры с\u00a036\u00a0по\u00a041.',
      'Жеңил сүйрөтмөдөн оюулуу бийик өтүккө чейин, 36дан 41ге чейинки өлчөмдөр.',
    ],
    scene: 'felt-stack',
    below: [
      {
        id: 6,
        url: 'women-slippers-solid-rolled',
        title: [
          'Women’s solid-rolled slippers',
          'Женские цельноваляные тапочки',
          'Аялдардын бүтүн басылган тапичкелери',
        ],
        text: [
          'Seamless, thin at the toe and thick under the heel.',
          'Без швов, тонкие в носке и плотные под пяткой.',
          'Тигишсиз, тумшугу жука, согончогунун алды калың.',
        ],
      },
      {
        id: 7,
        url: 'women-slippers-stitched',
        title: ['Women’s stitched slippers', 'Женские сшивные тапочки', 'Аялдардын тигилген тапичкелери'],
        text: [
          'Mosaic, contrast stitches, ornaments from our grandmothers’ chests.',
          'Мозаика, контрастная строчка, узоры из бабушкиных сундуков.',
          'Мозаика, башка түстөгү жээк, чоң энелердин сандыгындагы оюулар.',
        ],
      },
      {
        id: 8,
        url: 'women-boots',
        title: ['Women’s boots', 'Женские валенки и ботинки', 'Аялдардын өтүктөрү'],
        text: [
          'Warm to minus thirty and still good to look at.',
          'Тепло до минус тридцати и при этом красиво.',
          'Минус отузга чейин жылуу, ошол эле учурда сулуу.',
        ],
      },
    ],
  },
  {
    id: 9,
    url: 'children',
    title: ['For children', 'Детям', 'Балдарга'],
    text: [
      'Slippers that do not fall off and boots they can put on by themselves, sizes 22 to 35.',
      'Тапочки, которые не слетают, и валенки, которые надевают сами, размеры с 22 по 35.',
      'Буттан түшпөгөн тапичкелер жана бала өзү кийе алган өтүктөр, 22ден 35ке чейинки өлчөмдөр.',
    ],
    scene: 'shelf',
    below: [
      {
        id: 10,
        url: 'children-slippers',
        title: ['Children’s slippers', 'Детские тапочки', 'Балдардын тапичкелери'],
        text: [
          'For kindergarten and for running down the corridor.',
          'В детский сад и чтобы бегать по коридору.',
          'Бала бакчага жана коридордо чуркоого.',
        ],
      },
      {
        id: 11,
        url: 'children-boots',
        title: ['Children’s boots', 'Детские валенки', 'Балдардын өтүктөрү'],
        text: [
          'For sledging until dark.',
          'Чтобы кататься на санках до темноты.',
          'Күүгүмгө чейин чана тебүү үчүн.',
        ],
      },
    ],
  },
  {
    id: 12,
    url: 'rugs',
    title: ['Rugs', 'Ковры', 'Килемдер'],
    text: [
      'Felt rugs as yurts have had them for centuries, made by families in Naryn and At-Bashy.',
      'Войлочные ковры, какие веками лежат в юртах; их делают семьи в Нарыне и Ат-Башы.',
      'Кылымдар бою боз үйдү көрктөгөн кийиз килемдер; аларды Нарын менен Ат-Башыдагы үй-бүлөлөр жасашат.',
    ],
    scene: 'rugs',
    below: [
      {
        id: 13,
        url: 'shyrdaks',
        title: ['Shyrdaks', 'Шырдаки', 'Шырдактар'],
        text: [
          'The felt mosaic that gave us our name: cut, swapped, stitched and quilted.',
          'Войлочная мозаика, давшая нам имя: выкроена, сложена, сшита и простёгана.',
          'Бизге ат берген кийиз мозаика: оюлуп, алмашып, тигилип, сырылган.',
        ],
      },
      {
        id: 14,
        url: 'ala-kiyiz',
        title: ['Ala-kiyiz', 'Ала-кийизы', 'Ала кийиздер'],
        text: [
          'Patterns rolled into the felt, with edges like watercolour.',
          'Узор закатан в войлок, края как у акварели.',
          'Кийизге кошо басылган, четтери акварелдей оюулар.',
        ],
      },
      {
        id: 15,
        url: 'round-rugs',
        title: ['Round rugs', 'Круглые ковры', 'Тегерек килемдер'],
        text: [
          'Like the tunduk, the ring that crowns a yurt.',
          'Как тундук, венчающий юрту.',
          'Боз үйдүн түндүгү сыяктуу тегерек.',
        ],
      },
      {
        id: 16,
        url: 'runners',
        title: ['Runners', 'Дорожки', 'Узун килемдер'],
        text: [
          'For corridors, bedsides and benches.',
          'Для коридоров, к кровати и на лавку.',
          'Коридорго, керебеттин жанына жана отургучка.',
        ],
      },
    ],
  },
  {
    id: 17,
    url: 'cushions',
    title: ['Cushions', 'Подушки', 'Жаздыктар'],
    text: [
      'Covers of felt with wool inside, for sofas, windowsills and the floor.',
      'Войлочные чехлы с шерстью внутри: на диван, подоконник и пол.',
      'Диванга, терезе текчесине жана полго: ичи жүн, тышы кийиз.',
    ],
    scene: 'cushions',
  },
  {
    id: 18,
    url: 'hats',
    title: ['Hats', 'Головные уборы', 'Баш кийимдер'],
    text: [
      'Kalpaks, berets, cloches and sauna hats.',
      'Калпаки, береты, клоши и банные шапки.',
      'Калпактар, береттер, шляпалар жана мончо калпактары.',
    ],
    scene: 'hats',
    below: [
      {
        id: 19,
        url: 'kalpaks',
        title: ['Kalpaks', 'Калпаки', 'Калпактар'],
        text: [
          'The white hat of the mountains, four wedges and a tassel.',
          'Белая шапка гор: четыре клина и кисточка.',
          'Тоолуктардын ак баш кийими: төрт кыюу жана чачык.',
        ],
      },
      {
        id: 20,
        url: 'berets-and-cloches',
        title: ['Berets and cloches', 'Береты и клоши', 'Береттер жана клош шляпалар'],
        text: [
          'For town, from autumn to spring.',
          'Для города, с осени до весны.',
          'Шаарга, күздөн жазга чейин.',
        ],
      },
      {
        id: 21,
        url: 'sauna-hats',
        title: ['Sauna hats', 'Банные шапки', 'Мончо калпактары'],
        text: [
          'They keep your head cool in the heat.',
          'Голове не жарко в самом жарком пару.',
          'Ысык бууда баш ысыбайт.',
        ],
      },
    ],
  },
  {
    id: 22,
    url: 'bags',
    title: ['Bags', 'Сумки', 'Сумкалар'],
    text: [
      'Totes, clutches and laptop sleeves of felt that keeps its shape.',
      'Шоперы, клатчи и чехлы для ноутбуков из войлока, который держит форму.',
      'Формасын сактаган кийизден жасалган сумкалар, клатчтар жана ноутбук каптары.',
    ],
    scene: 'bags',
  },
  {
    id: 23,
    url: 'toys',
    title: ['Toys', 'Игрушки', 'Оюнчуктар'],
    text: [
      'The animals of the pasture, the size of a palm.',
      'Звери с жайлоо размером с ладонь.',
      'Алакандай болгон жайлоонун жаныбарлары.',
    ],
    scene: 'toys',
  },
  {
    id: 24,
    url: 'home',
    title: ['For the home', 'Для дома', 'Үйгө'],
    text: [
      'Felt accessories for the table, the chair and the wall.',
      'Войлочные мелочи для стола, стула и стены.',
      'Дасторконго, отургучка жана дубалга кийизден жасалган майда буюмдар.',
    ],
    scene: 'home',
  },
]
