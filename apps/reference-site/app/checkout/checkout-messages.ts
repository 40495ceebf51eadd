import type { Language } from '@shyrdak/sdk/contract'
import { formatCount } from '@shyrdak/sdk/format'

/** Texts of checkout pages around their widgets. */
export interface CheckoutPageMessages {
  cartTitle: string
  checkoutTitle: string
  orderTitle: (number: string) => string
  paymentTitle: (number: string) => string
  description: string
  placedOn: (when: string) => string
  status: string
  payment: string
  /** An address that opens the order: the person should know it does. */
  saveAddress: (email: string) => string
  goods: string
  delivery: string
  total: string
  color: string
  size: string
  lineSum: string
  free: string
  recipient: string
  address: string
  country: string
  comment: string
  parcel: (number: string) => string
  timeline: string
  print: string
  /** For a browser without scripts. */
  needsScript: string
  toShop: string
  toOrder: string
  /** Other goods are still in the cart. */
  waiting: (items: number) => string
  toCart: string
  /** The browser stores nothing, or has no room. */
  temporaryCart: string
  temporaryCartText: string
  paymentLead: string
  orderLead: string
  findingTitle: string
  finding: string
  /** The same for a browser without scripts. */
  findingNeedsScript: string
}

export const checkoutMessages: Record<Language, CheckoutPageMessages> = {
  en: {
    cartTitle: 'Basket',
    checkoutTitle: 'Checkout',
    orderTitle: (number) => `Order ${number}`,
    paymentTitle: (number) => `Payment of order ${number}`,
    description: 'A purchase of felt made by hand in Kyrgyzstan.',
    placedOn: (when) => `Placed on ${when} (Bishkek)`,
    status: 'Status',
    payment: 'Payment',
    saveAddress: (email) =>
      `The address of this page opens your order without a password. It is also in the letter to ${email}.`,
    goods: 'Goods',
    delivery: 'Delivery',
    total: 'Total',
    color: 'Colour',
    size: 'Size',
    lineSum: 'Sum',
    free: 'free',
    recipient: 'Recipient',
    address: 'Address',
    country: 'Country',
    comment: 'Your comment',
    parcel: (number) => `Parcel number: ${number}`,
    timeline: 'How it went so far',
    print: 'Print',
    needsScript: 'The basket and the checkout need JavaScript. Please switch it on in your browser.',
    toShop: 'Back to the goods',
    toOrder: 'Everything about the order',
    waiting: (items) =>
      `Your other goods wait in the basket: ${formatCount('en', items, { one: 'item', other: 'items' })}.`,
    toCart: 'To the basket',
    temporaryCart: 'Your browser could not save your basket',
    temporaryCartText:
      'Your basket stays until you close this tab. To save it for longer, allow this site to store data (cookies), or free up some space.',
    paymentLead: 'The goods wait for you. Look once more at what is in the parcel and choose how to pay.',
    orderLead: 'What is in the parcel',
    findingTitle: 'Order',
    finding: 'Looking for your order on this device',
    findingNeedsScript:
      'Open the order by the link in our letter: finding it on this device needs JavaScript.',
  },
  ru: {
    cartTitle: 'Корзина',
    checkoutTitle: 'Оформление заказа',
    orderTitle: (number) => `Заказ ${number}`,
    paymentTitle: (number) => `Оплата заказа ${number}`,
    description: 'Покупка войлока ручной работы из Кыргызстана.',
    placedOn: (when) => `Оформлен ${when} (Бишкек)`,
    status: 'Статус',
    payment: 'Оплата',
    saveAddress: (email) =>
      `Адрес этой страницы открывает ваш заказ без пароля. Он есть и в письме на ${email}.`,
    goods: 'Товары',
    delivery: 'Доставка',
    total: 'Всего',
    color: 'Цвет',
    size: 'Размер',
    lineSum: 'Сумма',
    free: 'бесплатно',
    recipient: 'Получатель',
    address: 'Адрес',
    country: 'Страна',
    comment: 'Ваш комментарий',
    parcel: (number) => `Номер отправления: ${number}`,
    timeline: 'Как идёт заказ',
    print: 'Напечатать',
    needsScript: 'Корзине и оформлению заказа нужен JavaScript. Включите его, пожалуйста, в браузере.',
    toShop: 'Вернуться к товарам',
    toOrder: 'Всё о заказе',
    waiting: (items) =>
      `Остальные товары ждут вас в корзине: ${formatCount('ru', items, { one: 'товар', few: 'товара', many: 'товаров' })}.`,
    toCart: 'В корзину',
    temporaryCart: 'Браузер не смог сохранить корзину',
    temporaryCartText:
      'Она останется, пока открыта эта вкладка. Чтобы корзина не пропала, разрешите сайту хранить данные (cookie) или освободите место.',
    paymentLead:
      'Товары отложены для вас. Посмотрите ещё раз, что будет в посылке, и выберите, как заплатить.',
    orderLead: 'Что в посылке',
    findingTitle: 'Заказ',
    finding: 'Ищем ваш заказ на этом устройстве',
    findingNeedsScript:
      'Откройте заказ по ссылке из нашего письма: чтобы найти его на этом устройстве, нужен JavaScript.',
  },
  kg: {
    cartTitle: 'Себет',
    checkoutTitle: 'Буйрутма берүү',
    orderTitle: (number) => `${number} буйрутмасы`,
    paymentTitle: (number) => `${number} буйрутмасын төлөө`,
    description: 'Кыргызстанда кол менен жасалган кийиз буюмдарды сатып алуу.',
    placedOn: (when) => `Берилген убактысы: ${when} (Бишкек)`,
    status: 'Абалы',
    payment: 'Төлөм',
    saveAddress: (email) =>
      `Бул барактын дареги буйрутмаңызды сырсөзсүз ачат. Ал ${email} дарегине жөнөтүлгөн катта да бар.`,
    goods: 'Буюмдар',
    delivery: 'Жеткирүү',
    total: 'Баары',
    color: 'Түсү',
    size: 'Өлчөмү',
    lineSum: 'Суммасы',
    free: 'акысыз',
    recipient: 'Алуучу',
    address: 'Дарек',
    country: 'Өлкө',
    comment: 'Кошумча сөзүңүз',
    parcel: (number) => `Посылканын номери: ${number}`,
    timeline: 'Буйрутма кантип жүрүп жатат',
    print: 'Басып чыгаруу',
    needsScript: 'Себет менен буйрутма үчүн JavaScript керек. Браузериңизден күйгүзүп коюңуз.',
    toShop: 'Буюмдарга кайтуу',
    toOrder: 'Буйрутма жөнүндө баары',
    waiting: (items) =>
      `Калган буюмдарыңыз себетте күтүп турат: ${formatCount('kg', items, { one: 'буюм', other: 'буюм' })}.`,
    toCart: 'Себетке өтүү',
    temporaryCart: 'Браузериңиз себетти сактай албай калды',
    temporaryCartText:
      'Себет ушул өтмөк жабылганча турат. Андан ары да сакталсын десеңиз, сайтка маалымат (cookie) сактоого уруксат бериңиз же орун бошотуңуз.',
    paymentLead:
      'Буюмдар сиз үчүн сакталып турат. Посылкада эмне болорун дагы бир карап, төлөө жолун тандаңыз.',
    orderLead: 'Посылкада эмне бар',
    findingTitle: 'Буйрутма',
    finding: 'Буйрутмаңызды ушул түзмөктөн издеп жатабыз',
    findingNeedsScript:
      'Буйрутманы биздин каттагы шилтеме менен ачыңыз: аны ушул түзмөктөн табуу үчүн JavaScript керек.',
  },
}
