import type { DemoAnswer } from './demo-answer.ts'

export const checkout: readonly DemoAnswer[] = [
  {
    question: ['Do I need an account to buy?', 'Нужно ли регистрироваться?', 'Катталуу керекпи?'],
    answer: [
      '<p>No. Your name, address, phone and email are enough; you can open your order with the link in our email. With an account you see all your orders in one place.</p>',
      '<p>Нет. Достаточно имени, адреса, телефона и почты; заказ открывается по ссылке из нашего письма. С регистрацией все заказы видны в одном месте.</p>',
      '<p>Жок. Аты-жөнүңүз, дарек, телефон жана почта жетиштүү; буйрутма каттагы шилтеме аркылуу ачылат. Катталсаңыз, бардык буйрутмаларыңызды бир жерден көрөсүз.</p>',
    ],
  },
  {
    question: ['How can I pay?', 'Как можно заплатить?', 'Кантип төлөсө болот?'],
    answer: [
      '<p>With PayPal, KKB, KICB or YooKassa. You pay on the bank’s own page; we never see your card number.</p>',
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
      '<p>Prices are in som (KGS), and KICB charges som. PayPal charges US dollars, YooKassa roubles and KKB tenge, at the rate of the National Bank: you see the exact sum and the rate before you pay. If your card is in yet another currency, your bank converts it at its own rate.</p>',
      '<p>Цены в сомах (KGS), и KICB списывает сомы. PayPal списывает доллары США, ЮKassa — рубли, KKB — тенге, по курсу Национального банка: точную сумму и курс вы видите до оплаты. Если ваша карта в другой валюте, банк пересчитает сумму по своему курсу.</p>',
      '<p>Баалар сом менен (KGS), KICB да сом менен алат. PayPal АКШ доллары, ЮKassa рубль, KKB теңге менен Улуттук банктын курсу боюнча алат: так сумманы жана курсту төлөгөнгө чейин көрөсүз. Картаңыз башка валютада болсо, банк өз курсу менен эсептейт.</p>',
    ],
  },
  {
    question: [
      'I didn’t manage to pay. Is my order lost?',
      'Я не успел заплатить. Заказ пропал?',
      'Төлөөгө үлгүргөн жокмун. Буйрутмам жоголдубу?',
    ],
    answer: [
      '<p>No. We hold your items for 30 minutes, then they go back on sale. You can still pay with the link in our email as long as the items are in stock.</p>',
      '<p>Нет. Товары отложены для вас на 30 минут, потом возвращаются в продажу. По ссылке из нашего письма заказ можно оплатить и позже, пока товары есть в наличии.</p>',
      '<p>Жок. Буюмдар сизге 30 мүнөт сакталып турат, анан кайра сатыкка чыгат. Алар бар болсо, каттагы шилтеме аркылуу кийин да төлөй аласыз.</p>',
    ],
  },
  {
    question: [
      'Can I change an order I have paid for?',
      'Можно ли изменить оплаченный заказ?',
      'Төлөнгөн буйрутманы өзгөртсө болобу?',
    ],
    answer: [
      '<p>Yes, as long as it has not shipped: write to us with its number. We can change the address within a day, and the size if the other one is in stock.</p>',
      '<p>Пока он не уехал из мастерской, да: напишите нам и назовите номер. Адрес меняем в течение дня, размер — если нужный есть в наличии.</p>',
      '<p>Устаканадан чыга элек болсо, болот: номерин айтып, бизге жазыңыз. Даректи бир күндүн ичинде, өлчөмдү керектүүсү бар болсо алмаштырабыз.</p>',
    ],
  },
]
