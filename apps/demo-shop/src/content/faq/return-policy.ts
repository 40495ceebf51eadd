import type { DemoAnswer } from './demo-answer.ts'

export const returnPolicy: readonly DemoAnswer[] = [
  {
    question: [
      'How long do I have to return something?',
      'Сколько времени есть на возврат?',
      'Кайтарууга канча убакыт бар?',
    ],
    answer: [
      '<p>Fourteen days from the day you receive it. Try slippers on at home, on a carpet; please don’t wear them outside.</p>',
      '<p>Четырнадцать дней с того дня, как вы получили заказ. Тапочки примеряйте дома, на ковре, и не выходите в них на улицу.</p>',
      '<p>Колуңузга тийген күндөн тартып он төрт күн. Тапичкени үйдө, килемдин үстүндө кийип көрүңүз, эшикке чыкпаңыз.</p>',
    ],
  },
  {
    question: ['Who pays for returns?', 'Кто платит за возврат?', 'Кайра жөнөтүүнү ким төлөйт?'],
    answer: [
      '<p>You do, if it doesn’t fit or you don’t like it. If it is faulty or we sent the wrong item, we pay both ways.</p>',
      '<p>Если вещь не подошла или не понравилась — вы. Если она с изъяном или мы прислали не то — доставку в обе стороны оплачиваем мы.</p>',
      '<p>Туура келбесе же жакпаса — сиз. Кемчилиги болсо же биз башканы жөнөтсөк, эки жолун тең биз төлөйбүз.</p>',
    ],
  },
  {
    question: ['When do I get my refund?', 'Когда вернутся деньги?', 'Акча качан кайтат?'],
    answer: [
      '<p>Within three working days of the parcel reaching us, the same way you paid. Your bank may take another three to ten days.</p>',
      '<p>В течение трёх рабочих дней после того, как посылка дошла до нас, тем же способом, каким вы платили. Дальше дело за банком, обычно это от трёх до десяти дней.</p>',
      '<p>Посылка бизге жеткенден кийин үч жумуш күнүнүн ичинде, кандай төлөсөңүз, ошондой. Андан ары банктын иши, адатта үч күндөн он күнгө чейин.</p>',
    ],
  },
  {
    question: [
      'Can I return a made-to-order piece?',
      'Можно ли вернуть сделанное на заказ?',
      'Буйрутма менен жасалганды кайтарса болобу?',
    ],
    answer: [
      '<p>Not if it is what you agreed with the workshop: it was made just for you. If it isn’t, yes, and the workshop makes it again or refunds you, whichever you prefer.</p>',
      '<p>Если вещь такая, как вы договорились с мастерской, — нет: её делали специально для вас. Если не такая — да, и мастерская сделает заново или вернёт деньги, как вам удобнее.</p>',
      '<p>Устакана менен сүйлөшкөндөй болсо — жок: ал атайын сиз үчүн жасалган. Андай эмес болсо — болот, устакана кайра жасайт же акчасын кайтарат, өзүңүз тандайсыз.</p>',
    ],
  },
  {
    question: [
      'A seam came apart after a year. What can I do?',
      'Через год разошёлся шов. Что делать?',
      'Бир жылдан кийин тигиши сөгүлдү. Эмне кылам?',
    ],
    answer: [
      '<p>Send us a picture. We mend seams free of charge for two years, and after that for the price of the yarn. You can also mend it yourself: we’ll send you the thread.</p>',
      '<p>Пришлите снимок. Два года швы чиним бесплатно, потом — за цену нитки. Чаще всего справиться можно и самим, а нить мы пришлём.</p>',
      '<p>Сүрөтүн жибериңиз. Тигишти эки жыл акысыз оңдойбуз, андан кийин жиптин баасына. Көбүнчө өзүңүз да тигип алсаңыз болот, жибин биз жөнөтөбүз.</p>',
    ],
  },
]
