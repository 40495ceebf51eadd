export type Language = 'en' | 'ru' | 'kg'

/** The texts people read during a purchase, as expected by the tests. */
export interface Messages {
  add: string
  cart: string
  emptyCart: string
  checkout: string
  remove: string
  soldOutHere: string
  name: string
  surname: string
  email: string
  phone: string
  city: string
  postcode: string
  street: string
  toDelivery: string
  toPayment: string
  terms: RegExp
  place: RegExp
  soldOut: RegExp
  changeCart: string
  notPlaced: string
  retry: string
  nothingLost: string
  payAgain: RegExp
  bankPays: string
  bankRefuses: string
  bankCancels: string
  backToStore: string
  paid: RegExp
  refused: string
  canceled: string
  order: RegExp
  emailOfOrder: RegExp
  emailOfPayment: RegExp
  notFound: string
  search: string
  filters: string
  showGoods: string
  save: string
}

export const MESSAGES: Record<Language, Messages> = {
  en: {
    add: 'Add to cart',
    cart: 'Basket',
    emptyCart: 'Your basket is empty',
    checkout: 'Go to checkout',
    remove: 'Remove',
    soldOutHere: 'Sold out since you added it.',
    name: 'First name',
    surname: 'Last name',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    postcode: 'Postcode',
    street: 'Street, house, flat',
    toDelivery: 'Continue to delivery',
    toPayment: 'Continue to payment',
    terms: /I accept the/,
    place: /^Order and pay/,
    soldOut: /: sold out/,
    changeCart: 'Edit basket',
    notPlaced: 'Your order hasn’t been placed yet',
    retry: 'Try again',
    nothingLost: 'Everything you typed is still here.',
    payAgain: /^Pay again [\d\s]/,
    bankPays: 'Pay',
    bankRefuses: 'Refuse as the bank',
    bankCancels: 'Cancel and go back',
    backToStore: 'Back to the store',
    paid: /^Paid/,
    refused: 'Unfortunately, there was an error in processing the payment. Please try again.',
    canceled: 'You cancelled the payment',
    order: /^Order \S+$/,
    emailOfOrder: /^Order .+ received$/,
    emailOfPayment: /^Order .+ is paid$/,
    notFound: 'Oops, This Page Not Found',
    search: 'Search',
    filters: 'Filters',
    showGoods: 'Show products',
    save: 'Save',
  },
  ru: {
    add: 'Добавить в корзину',
    cart: 'Корзина',
    emptyCart: 'Корзина пуста',
    checkout: 'Оформить заказ',
    remove: 'Убрать',
    soldOutHere: 'Распродано, пока вы выбирали.',
    name: 'Имя',
    surname: 'Фамилия',
    email: 'Электронная почта',
    phone: 'Телефон',
    city: 'Город',
    postcode: 'Почтовый индекс',
    street: 'Улица, дом, квартира',
    toDelivery: 'Перейти к доставке',
    toPayment: 'Перейти к оплате',
    terms: /Я принимаю/,
    place: /^Заказать и оплатить/,
    soldOut: /: распродано/,
    changeCart: 'Изменить корзину',
    notPlaced: 'Заказ пока не оформлен',
    retry: 'Попробовать ещё раз',
    nothingLost: 'Всё, что вы ввели, на месте.',
    payAgain: /^Оплатить ещё раз: [\d\s]/,
    bankPays: 'Оплатить',
    bankRefuses: 'Отказать от имени банка',
    bankCancels: 'Отменить и вернуться',
    backToStore: 'Вернуться в магазин',
    paid: /^Оплачено/,
    refused: 'К сожалению, при обработке платежа произошла ошибка. Попробуйте ещё раз.',
    canceled: 'Вы отменили оплату',
    order: /^Заказ \S+$/,
    emailOfOrder: /^Мы получили ваш заказ/,
    emailOfPayment: /^Заказ .+ оплачен$/,
    notFound: 'Ой, такой страницы нет',
    search: 'Найти',
    filters: 'Фильтры',
    showGoods: 'Показать товары',
    save: 'Сохранить',
  },
  kg: {
    add: 'Себетке салуу',
    cart: 'Себет',
    emptyCart: 'Себетиңиз бош',
    checkout: 'Буйрутма берүү',
    remove: 'Алып салуу',
    soldOutHere: 'Сиз тандап жатканда сатылып бүттү.',
    name: 'Аты',
    surname: 'Фамилиясы',
    email: 'Электрондук почта',
    phone: 'Телефону',
    city: 'Шаары',
    postcode: 'Почта индекси',
    street: 'Көчө, үй, батир',
    toDelivery: 'Жеткирүүгө өтүү',
    toPayment: 'Төлөмгө өтүү',
    terms: /Сатуу шарттарын кабыл алам/,
    place: /^Буйрутма берип, .+ төлөө$/,
    soldOut: /: сатылып бүттү/,
    changeCart: 'Себетти өзгөртүү',
    notPlaced: 'Буйрутма азырынча кабыл алына элек',
    retry: 'Кайра аракет кылуу',
    nothingLost: 'Жазгандарыңыздын баары ордунда.',
    payAgain: /[\d\s].+ кайра төлөө$/,
    bankPays: 'Төлөө',
    bankRefuses: 'Банктын атынан баш тартуу',
    bankCancels: 'Жокко чыгарып, артка кайтуу',
    backToStore: 'Дүкөнгө кайтуу',
    paid: /^Төлөндү/,
    refused: 'Тилекке каршы, төлөмдү иштетүүдө ката кетти. Дагы бир жолу аракет кылыңыз.',
    canceled: 'Төлөмдү жокко чыгардыңыз',
    order: /^\S+ буйрутмасы$/,
    emailOfOrder: /буйрутмаңызды алдык$/,
    emailOfPayment: /буйрутмасы төлөндү$/,
    notFound: 'Кап, мындай барак табылган жок',
    search: 'Издөө',
    filters: 'Чыпкалар',
    showGoods: 'Буюмдарды көрсөтүү',
    save: 'Сактоо',
  },
}
