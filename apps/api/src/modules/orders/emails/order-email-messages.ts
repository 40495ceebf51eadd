import type { LocalizedText } from '@shyrdak/sdk/contract'

/** What an order letter says. `{number}` and `{name}` are the order's. */
export const ORDER_EMAIL_MESSAGES = {
  placedSubject: {
    en: 'We have your order {number}',
    ru: 'Мы получили ваш заказ {number}',
    kg: '{number} буйрутмаңызды алдык',
  },
  paidSubject: {
    en: 'Order {number} is paid',
    ru: 'Заказ {number} оплачен',
    kg: '{number} буйрутмасы төлөндү',
  },
  greeting: { en: 'Hello, {name}!', ru: 'Здравствуйте, {name}!', kg: 'Саламатсызбы, {name}!' },
  placed: {
    en: 'Thank you for your order. Your felt things are set aside until {until} (Bishkek time); pay by then and we will start.',
    ru: 'Спасибо за заказ. Ваши войлочные вещи отложены до {until} (время Бишкека): оплатите заказ, и мы начнём работу.',
    kg: 'Буйрутмаңыз үчүн рахмат. Кийиз буюмдарыңыз сизге сакталып турат. Төлөөнүн акыркы мөөнөтү: {until} (Бишкек убактысы).',
  },
  placedToMake: {
    en: 'Thank you for your order. Please pay by {until} (Bishkek time): until then what is ready is set aside for you, and what is made to order will be begun once it is paid for.',
    ru: 'Спасибо за заказ. Оплатите его до {until} (время Бишкека): готовые вещи до тех пор отложены для вас, а к тем, что делаются на заказ, мастера приступят после оплаты.',
    kg: 'Буйрутмаңыз үчүн рахмат. Төлөөнүн акыркы мөөнөтү: {until} (Бишкек убактысы). Даяр буюмдар ага чейин сизге сакталып турат, буйрутма менен жасалчуларын усталар төлөмдөн кийин баштайт.',
  },
  placedLate: {
    en: 'Thank you for your order. It can be paid by the link below.',
    ru: 'Спасибо за заказ. Его можно оплатить по ссылке ниже.',
    kg: 'Буйрутмаңыз үчүн рахмат. Аны төмөнкү шилтеме аркылуу төлөсөңүз болот.',
  },
  paid: {
    en: 'The money has arrived, thank you. We are getting your order ready and will write when it leaves.',
    ru: 'Деньги пришли, спасибо. Мы готовим ваш заказ и напишем, когда отправим его.',
    kg: 'Акча келип түштү, рахмат. Буйрутмаңызды даярдап жатабыз, жөнөткөндө кат жазабыз.',
  },
  paidToCollect: {
    en: 'The money has arrived, thank you. We are getting your order ready and will write when it is ready to collect.',
    ru: 'Деньги пришли, спасибо. Мы готовим ваш заказ и напишем, когда его можно будет забрать.',
    kg: 'Акча келип түштү, рахмат. Буйрутмаңызды даярдап жатабыз, алып кетүүгө даяр болгондо кат жазабыз.',
  },
  size: { en: 'size', ru: 'размер', kg: 'өлчөмү' },
  items: { en: 'pc.', ru: 'шт.', kg: 'даана' },
  delivery: { en: 'Delivery', ru: 'Доставка', kg: 'Жеткирүү' },
  free: { en: 'free', ru: 'бесплатно', kg: 'акысыз' },
  goods: { en: 'Goods', ru: 'Товары', kg: 'Товарлар' },
  total: { en: 'Total', ru: 'Итого', kg: 'Жалпы' },
  address: { en: 'We will send it to', ru: 'Отправим по адресу', kg: 'Жөнөтүлүүчү дарек' },
  collect: { en: 'Where to collect it', ru: 'Где забрать', kg: 'Алып кетүүчү жер' },
  pay: { en: 'Pay for the order', ru: 'Оплатить заказ', kg: 'Буйрутманы төлөө' },
  look: { en: 'Look at the order', ru: 'Посмотреть заказ', kg: 'Буйрутманы көрүү' },
  secret: {
    en: 'The link opens your order without a password, so keep it to yourself.',
    ru: 'Ссылка открывает ваш заказ без пароля, поэтому не передавайте её другим.',
    kg: 'Бул шилтеме буйрутмаңызды сырсөзсүз ачат, ошондуктан аны башкаларга бербеңиз.',
  },
  farewell: {
    en: 'Shyrdak, handmade felt from Kyrgyzstan',
    ru: 'Shyrdak, войлок ручной работы из Кыргызстана',
    kg: 'Shyrdak, Кыргызстандан кол менен жасалган кийиз',
  },
} as const satisfies Record<string, LocalizedText>
