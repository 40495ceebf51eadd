import type { DemoAnswer } from './demo-answer.ts'

export const returnPolicy: readonly DemoAnswer[] = [
  {
    question: [
      'How long can I think it over?',
      'Сколько времени можно передумать?',
      'Канча убакыт ойлонсо болот?',
    ],
    answer: [
      '<p>Fourteen days from the day you receive it. Try the slippers on at home, on a carpet; do not go out in them.</p>',
      '<p>Четырнадцать дней с того дня, как вы её получили. Тапочки примеряйте дома, на ковре, и не выходите в них на улицу.</p>',
      '<p>Колуңузга тийген күндөн тартып он төрт күн. Тапичкени үйдө, килемдин үстүндө кийип көрүңүз, эшикке чыкпаңыз.</p>',
    ],
  },
  {
    question: ['Who pays for the way back?', 'Кто платит за обратную дорогу?', 'Кайра жөнөтүүнү ким төлөйт?'],
    answer: [
      '<p>If it did not fit or please, you do. If it has a fault or we sent the wrong thing, we pay both ways.</p>',
      '<p>Если вещь не подошла или не понравилась — вы. Если она с изъяном или мы прислали не то — обе дороги оплачиваем мы.</p>',
      '<p>Туура келбесе же жакпаса — сиз. Кемчилиги болсо же биз башканы жөнөтсөк, эки жолун тең биз төлөйбүз.</p>',
    ],
  },
  {
    question: ['When do I get my money?', 'Когда вернутся деньги?', 'Акча качан кайтат?'],
    answer: [
      '<p>Within three working days of the parcel reaching us, by the way you paid. How long the bank takes then is up to the bank: usually three to ten days.</p>',
      '<p>В течение трёх рабочих дней после того, как посылка дошла до нас, тем же способом, каким вы платили. Дальше дело за банком, обычно это от трёх до десяти дней.</p>',
      '<p>Посылка бизге жеткенден кийин үч жумуш күнүнүн ичинде, кандай төлөсөңүз, ошондой. Андан ары банктын иши, адатта үч күндөн он күнгө чейин.</p>',
    ],
  },
  {
    question: [
      'Can I return what was made to order?',
      'Можно ли вернуть сделанное на заказ?',
      'Буйрутма менен жасалганды кайтарса болобу?',
    ],
    answer: [
      '<p>If it is as you agreed with the workshop, no: it was made for you and nobody else has a room of that size. If it is not, yes, and the workshop makes it anew or returns the money, as you like.</p>',
      '<p>Если она такая, как вы договорились с мастерской, — нет: её делали для вас, и комнаты такого размера ни у кого больше нет. Если не такая — да, и мастерская сделает заново или вернёт деньги, как вам удобнее.</p>',
      '<p>Устакана менен сүйлөшкөндөй болсо — жок: ал сизге деп жасалган, андай өлчөмдөгү бөлмө башкада жок. Андай эмес болсо — болот, устакана кайра жасайт же акчасын кайтарат, өзүңүз тандайсыз.</p>',
    ],
  },
  {
    question: [
      'A seam came apart after a year. What now?',
      'Через год разошёлся шов. Что делать?',
      'Бир жылдан кийин тигиши сөгүлдү. Эмне кылам?',
    ],
    answer: [
      '<p>Send us a picture. A seam is mended without charge for two years; after that for the price of the yarn. Most people can do it themselves, and we send the thread.</p>',
      '<p>Пришлите снимок. Два года швы чиним бесплатно, потом — за цену нитки. Чаще всего справиться можно и самим, а нить мы пришлём.</p>',
      '<p>Сүрөтүн жибериңиз. Тигишти эки жыл акысыз оңдойбуз, андан кийин жиптин баасына. Көбүнчө өзүңүз да тигип алсаңыз болот, жибин биз жөнөтөбүз.</p>',
    ],
  },
]
