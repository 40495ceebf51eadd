import type { DemoAnswer } from './demo-answer.ts'

export const checkout: readonly DemoAnswer[] = [
  {
    question: ['Do I need an account to buy?', 'Нужно ли регистрироваться?', 'Катталуу керекпи?'],
    answer: [
      '<p>No. Name, address, phone and e-mail are enough; the order opens by the link in our letter. With an account you see all your orders in one place.</p>',
      '<p>Нет. Достаточно имени, адреса, телефона и почты; заказ открывается по ссылке из нашего письма. С регистрацией все заказы видны в одном месте.</p>',
      '<p>Жок. Аты-жөнүңүз, дарек, телефон жана почта жетиштүү; буйрутма каттагы шилтеме аркылуу ачылат. Катталсаңыз, бардык буйрутмаларыңызды бир жерден көрөсүз.</p>',
    ],
  },
  {
    question: ['How can I pay?', 'Как можно заплатить?', 'Кантип төлөсө болот?'],
    answer: [
      '<p>With PayPal, KKB, KICB or YooKassa. You pay on the bank’s own page; the number of your card never reaches us.</p>',
      '<p>Через PayPal, KKB, KICB или ЮKassa. Вы платите на странице банка; номер карты к нам не попадает.</p>',
      '<p>PayPal, KKB, KICB же ЮKassa аркылуу. Төлөмдү банктын өз барагында жасайсыз; картаңыздын номери бизге келбейт.</p>',
    ],
  },
  {
    question: [
      'In which currency am I charged?',
      'В какой валюте спишут деньги?',
      'Акча кайсы валютада алынат?',
    ],
    answer: [
      '<p>Prices are in som (KGS). Another currency beside a price is there for reading, at the rate of the day it names. Your bank converts by its own rate, so the sum on your statement may differ a little.</p>',
      '<p>Цены в сомах (KGS). Другая валюта рядом с ценой дана для удобства, по курсу указанного дня. Банк пересчитает по своему курсу, поэтому сумма в выписке может немного отличаться.</p>',
      '<p>Баалар сом менен (KGS). Баанын жанындагы башка валюта көрсөтүлгөн күндүн курсу боюнча, окуу үчүн гана берилген. Банк өз курсу менен эсептейт, ошондуктан көчүрмөдөгү сумма бир аз айырмаланышы мүмкүн.</p>',
    ],
  },
  {
    question: [
      'I did not manage to pay. Is my order lost?',
      'Я не успел заплатить. Заказ пропал?',
      'Төлөөгө үлгүргөн жокмун. Буйрутмам жоголдубу?',
    ],
    answer: [
      '<p>The goods wait for you for 30 minutes, then they go back on the shelf. The order itself stays: by the link in our letter you can still pay as long as the goods are there.</p>',
      '<p>Вещи ждут вас 30 минут, потом возвращаются на полку. Сам заказ остаётся: по ссылке из нашего письма его можно оплатить и позже, пока вещи есть.</p>',
      '<p>Товар сизди 30 мүнөт күтөт, анан текчеге кайтат. Буйрутманын өзү калат: товар бар болсо, каттагы шилтеме аркылуу кийин да төлөй аласыз.</p>',
    ],
  },
  {
    question: [
      'Can I change an order that I have paid?',
      'Можно ли изменить оплаченный заказ?',
      'Төлөнгөн буйрутманы өзгөртсө болобу?',
    ],
    answer: [
      '<p>As long as it has not left the workshop, yes: write to us with its number. The address can be changed within a day, a size as long as the other one is on the shelf.</p>',
      '<p>Пока он не уехал из мастерской, да: напишите нам и назовите номер. Адрес меняем в течение дня, размер — если нужный есть на полке.</p>',
      '<p>Устаканадан чыга элек болсо, болот: номерин айтып, бизге жазыңыз. Даректи бир күндүн ичинде, өлчөмдү текчеде керектүүсү бар болсо алмаштырабыз.</p>',
    ],
  },
]
