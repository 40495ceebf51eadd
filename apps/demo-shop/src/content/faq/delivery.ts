import type { DemoAnswer } from './demo-answer.ts'

export const delivery: readonly DemoAnswer[] = [
  {
    question: ['Where do you deliver?', 'Куда вы доставляете?', 'Кайда жеткиресиздер?'],
    answer: [
      '<p>To Kyrgyzstan, Kazakhstan, Russia, Belarus and Ukraine. If you live elsewhere, write to us: for a rug we can usually find a way.</p>',
      '<p>В Кыргызстан, Казахстан, Россию, Беларусь и Украину. Из других стран нам пишут, и для ковра мы обычно находим дорогу.</p>',
      '<p>Кыргызстанга, Казакстанга, Россияга, Беларуска жана Украинага. Башка өлкөлөрдөн бизге жазышат, килем болсо, көбүнчө жолун табабыз.</p>',
    ],
  },
  {
    question: ['How long does it take?', 'Сколько идёт посылка?', 'Посылка канча убакытта жетет?'],
    answer: [
      '<p>Within Kyrgyzstan one to six working days, to Kazakhstan three to fourteen, to Russia five to twenty, to Belarus six to twenty-two, to Ukraine nine to thirty. The exact time is shown for each delivery method before you pay.</p>',
      '<p>По Кыргызстану от одного до шести рабочих дней, в Казахстан от трёх до четырнадцати, в Россию от пяти до двадцати, в Беларусь от шести до двадцати двух, в Украину от девяти до тридцати. Точный срок виден до оплаты рядом с каждым способом доставки.</p>',
      '<p>Кыргызстан боюнча бир күндөн алты жумуш күнүнө чейин, Казакстанга үчтөн он төрткө, Россияга бештен жыйырмага, Беларуска алтыдан жыйырма экиге, Украинага тогуздан отузга чейин. Так мөөнөтү төлөмдөн мурун жеткирүүнүн ар бир түрүнүн жанында көрүнөт.</p>',
    ],
  },
  {
    question: ['What does delivery cost?', 'Сколько стоит доставка?', 'Жеткирүү канча турат?'],
    answer: [
      '<p>It depends on the weight. A pair of slippers costs from 110 som by post within Kyrgyzstan and from 560 to Russia. Picking up from our workshop in Bishkek is free.</p>',
      '<p>Зависит от веса. Пара тапочек по стране почтой стоит от 110 сомов, в Россию — от 560. Забрать самим из мастерской в Бишкеке можно бесплатно.</p>',
      '<p>Салмагына жараша. Бир жуп тапичке өлкө ичинде почта менен 110 сомдон, Россияга 560 сомдон башталат. Бишкектеги устаканадан өзүңүз алып кетсеңиз, акысыз.</p>',
    ],
  },
  {
    question: ['How are rugs sent?', 'Как отправляют ковёр?', 'Килем кантип жөнөтүлөт?'],
    answer: [
      '<p>Rolled with the pattern inside, in paper and a cotton cover, never folded. Unroll it right away and lay it face down overnight; it will be flat in the morning.</p>',
      '<p>Свёрнутым узором внутрь, в бумаге и полотняном чехле, никогда не сложенным. Сразу разверните, положите на ночь лицом вниз, и утром он ровный.</p>',
      '<p>Оюусун ичине каратып түрүлгөн бойдон, кагазга жана кездеме капка салып, эч качан бүктөбөй. Дароо жазып, бир түнгө бетин төмөн каратып койсоңуз, эртең менен тептегиз болот.</p>',
    ],
  },
  {
    question: [
      'Can items from two workshops come in one parcel?',
      'Могут ли вещи из двух мастерских прийти одной посылкой?',
      'Эки устакананын буюмдары бир посылка болуп келе алабы?',
    ],
    answer: [
      '<p>Items in stock come together. What a workshop makes to order is sent separately when it is ready: a shyrdak may take four months, and your slippers shouldn’t wait for it.</p>',
      '<p>Товары магазина приходят вместе. То, что мастерская делает на заказ, отправляют отдельно, когда готово: шырдак могут шить четыре месяца, и тапочкам ждать его незачем.</p>',
      '<p>Дүкөндүн буюмдары чогуу келет. Устакана буйрутма менен жасаган нерсе даяр болгондо өзүнчө жөнөтүлөт: шырдак төрт айда бүтүшү мүмкүн, тапичкеңиз аны күтүп отурбасын.</p>',
    ],
  },
]
