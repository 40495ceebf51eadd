import type { DemoAnswer } from './demo-answer.ts'

export const delivery: readonly DemoAnswer[] = [
  {
    question: ['Where do you deliver?', 'Куда вы доставляете?', 'Кайда жеткиресиздер?'],
    answer: [
      '<p>Choose your country at the top of any page: those we deliver to come first. If yours is not among them, write to us: for a rug we can usually find a way.</p>',
      '<p>Откройте выбор страны вверху любой страницы: первыми стоят те, куда мы доставляем. Если вашей среди них нет, напишите нам: для ковра мы обычно находим дорогу.</p>',
      '<p>Каалаган барактын жогору жагынан өлкө тандоону ачыңыз: биз жеткирген өлкөлөр биринчи турат. Сиздики жок болсо, бизге жазыңыз: килем болсо, көбүнчө жолун табабыз.</p>',
    ],
  },
  {
    question: ['How long does it take?', 'Сколько идёт посылка?', 'Посылка канча убакытта жетет?'],
    answer: [
      '<p>Within Kyrgyzstan one to six working days, abroad three to thirty-five, depending on the country and the way. The exact time is shown for each delivery method before you pay.</p>',
      '<p>По Кыргызстану от одного до шести рабочих дней, за границу от трёх до тридцати пяти, смотря куда и чем. Точный срок виден до оплаты рядом с каждым способом доставки.</p>',
      '<p>Кыргызстан боюнча бир күндөн алты жумуш күнүнө чейин, чет өлкөгө үч күндөн отуз беш жумуш күнүнө чейин: өлкөгө жана жеткирүүнүн түрүнө жараша. Так мөөнөтү төлөмдөн мурун жеткирүүнүн ар бир түрүнүн жанында көрүнөт.</p>',
    ],
  },
  {
    question: ['What does delivery cost?', 'Сколько стоит доставка?', 'Жеткирүү канча турат?'],
    answer: [
      '<p>It depends on the weight. A pair of slippers costs from 110 som by post within Kyrgyzstan and from 480 abroad. Picking up from our workshop in Bishkek is free.</p>',
      '<p>Зависит от веса. Пара тапочек почтой по стране стоит от 110 сомов, за границу — от 480. Забрать самим из мастерской в Бишкеке можно бесплатно.</p>',
      '<p>Салмагына жараша. Бир жуп тапичке өлкө ичинде почта менен 110 сомдон, чет өлкөгө 480 сомдон башталат. Бишкектеги устаканадан өзүңүз алып кетсеңиз, акысыз.</p>',
    ],
  },
  {
    question: ['How are rugs sent?', 'Как отправляют ковёр?', 'Килем кантип жөнөтүлөт?'],
    answer: [
      '<p>Rolled with the pattern inside, in paper and a cotton cover, never folded. Unroll it right away and lay it face down overnight; it will be flat in the morning.</p>',
      '<p>Свёрнутым узором внутрь, в бумаге и полотняном чехле, никогда не сложенным. Сразу разверните, положите на ночь лицом вниз, и к утру он станет ровным.</p>',
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
