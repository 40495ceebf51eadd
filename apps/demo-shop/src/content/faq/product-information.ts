import type { DemoAnswer } from './demo-answer.ts'

export const productInformation: readonly DemoAnswer[] = [
  {
    question: [
      'What are your products made of?',
      'Из чего сделаны ваши вещи?',
      'Буюмдарыңыз эмнеден жасалган?',
    ],
    answer: [
      '<p>Sheep’s wool, water and soap. Rugs and boots are made of the coarse wool of Kyrgyz fat-tailed sheep: it is strong and springy. Slippers have merino on the inside, because it doesn’t itch. Soles are felt, leather or rubber; see the page of each pair.</p>',
      '<p>Из овечьей шерсти, воды и мыла. На ковры и валенки идёт грубая шерсть местных курдючных овец: она крепкая и упругая. Внутри тапочек меринос, он не колется. Подошва бывает войлочная, кожаная или резиновая; какая именно, написано на странице каждой пары.</p>',
      '<p>Койдун жүнүнөн, суудан жана самындан. Килем менен өтүккө жергиликтүү куйруктуу койдун кылчык жүнү кетет: ал бекем да, серпилгич да. Тапичкенин ичи меринос, ал чагышпайт. Таманы кийизден, булгаарыдан же резинадан болот; кайсынысы экени ар бир жуптун барагында жазылган.</p>',
    ],
  },
  {
    question: ['How do I find my size?', 'Как узнать свой размер?', 'Өз өлчөмүмдү кантип билем?'],
    answer: [
      '<p>Stand on a sheet of paper in the evening, mark the heel and the longest toe, and measure between the marks. The size chart on each page tells you your size. If you are between two sizes, take the smaller for slippers: felt gives by about half a centimetre in the first week. Take the larger for boots, to leave room for a sock.</p>',
      '<p>Вечером встаньте на лист бумаги, отметьте пятку и самый длинный палец и измерьте расстояние. Таблица рядом с каждой парой скажет, какой это размер. Если вы между двумя, тапочки берите меньше: за первую неделю войлок уступит около полусантиметра. Валенки берите больше, внутри будет носок.</p>',
      '<p>Кечинде кагаздын үстүнө туруп, согончогуңуз менен эң узун бармагыңызды белгилеңиз да, арасын өлчөңүз. Кайсы өлчөм экенин ар бир жуптун жанындагы таблица айтат. Эки өлчөмдүн ортосунда болсо, тапичкенин кичинесин алыңыз: биринчи жумада кийиз жарым сантиметрдей ачылат. Өтүктүн чоңун алыңыз, ичинен байпак кийилет.</p>',
    ],
  },
  {
    question: ['How do I wash felt?', 'Как стирать войлок?', 'Кийизди кантип жууйт?'],
    answer: [
      '<p>Rarely. Air it, brush it along the nap, and remove stains with cool water and a drop of wool soap. If you have to wash it, do it by hand below 30 °C, press the water out in a towel without wringing, shape it and dry it flat, away from heat. A washing machine turns size 42 into size 36.</p>',
      '<p>Редко. Проветрите, почистите щёткой по ворсу, пятно снимите прохладной водой с каплей средства для шерсти. Если нужно постирать целиком, то руками, не горячее 30 °C; отожмите в полотенце, не выкручивая, расправьте и сушите лёжа, подальше от печки. Стиральная машина делает из сорок второго размера тридцать шестой.</p>',
      '<p>Сейрек. Шамалдатып, түгүн жатыкы щётка менен тазалаңыз, тагын жүн самынынын бир тамчысы кошулган салкын суу менен кетириңиз. Бүтүндөй жууш керек болсо, кол менен, 30 °C’тан ысык эмес сууда; толгобой, сүлгүгө ороп сыгып, калыбына келтирип, мештен алыс жаткырып кургатыңыз. Кир жуугуч машина 42-өлчөмдү 36га айлантат.</p>',
    ],
  },
  {
    question: [
      'Why does my rug look different from the picture?',
      'Почему мой ковёр не совсем такой, как на снимке?',
      'Эмнеге килемим сүрөттөгүдөй так эмес?',
    ],
    answer: [
      '<p>Because it was cut, sewn and dyed by hand. A vat of madder never gives the same red twice, and each maker draws the pattern her own way. The size may differ by two or three per cent. If you don’t like the difference, send it back: we understand.</p>',
      '<p>Потому что его кроили, сшивали и красили руками. Чан с мареной не даёт один и тот же красный дважды, и каждая мастерица ведёт рог по-своему. Размер может отличаться на два-три процента. Если разница вам не по душе, верните: мы поймём.</p>',
      '<p>Анткени аны кол менен кесип, тигип, боёгон. Бир казан уруң эки жолу бирдей кызыл бербейт, мүйүздү да ар бир уз өзүнчө жүргүзөт. Өлчөмү эки-үч пайызга айырмаланышы мүмкүн. Айырмасы көңүлүңүзгө жакпаса, кайра жибериңиз: түшүнөбүз.</p>',
    ],
  },
  {
    question: ['Does felt smell of sheep?', 'Войлок пахнет овцой?', 'Кийизден кой жыттанабы?'],
    answer: [
      '<p>New felt smells faintly of wool and soap, more so when it is damp. It is gone within a week of wear. If yours smells of anything else, write to us.</p>',
      '<p>Новый войлок чуть пахнет шерстью и мылом, сырой сильнее. За неделю носки это уходит. Если ваш пахнет чем-то ещё, напишите нам.</p>',
      '<p>Жаңы кийизден бир аз жүн менен самын жыттанат, нымдуу болсо көбүрөөк. Бир жума кийсеңиз, кетет. Башка жыт чыкса, бизге жазыңыз.</p>',
    ],
  },
]
