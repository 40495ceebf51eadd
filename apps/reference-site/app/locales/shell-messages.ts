import type { Language } from '@shyrdak/sdk/contract'

export interface ShellMessages {
  /** The store's name and what it sells, for titles and social links. */
  tagline: string
  skipToContent: string
  home: string
  mainMenu: string
  openMenu: string
  close: string
  allOf: string
  allGoods: string
  search: string
  searchAgain: string
  searchPlaceholder: string
  cart: string
  logIn: string
  preferences: string
  language: string
  country: string
  deliverTo: string
  /** The headings of the list of countries. */
  deliverToTitle: string
  otherCountries: string
  save: string
  footer: string
  delivery: string
  deliveryNote: string
  payment: string
  paymentNote: string
  craft: string
  /** Read aloud before the amounts of a discounted price. */
  priceNow: string
  priceBefore: string
  addToCart: string
  breadcrumbs: string
}

export const shellMessages: Record<Language, ShellMessages> = {
  en: {
    tagline: 'felt made by hand in Kyrgyzstan',
    skipToContent: 'Skip to the content',
    home: 'Home',
    mainMenu: 'Goods',
    openMenu: 'Menu',
    close: 'Close',
    allOf: 'See all',
    allGoods: 'All goods',
    search: 'Search',
    searchAgain: 'Search again',
    searchPlaceholder: 'Slippers, rug, kalpak…',
    cart: 'Basket',
    logIn: 'Log in',
    preferences: 'Language and country',
    language: 'Language',
    country: 'Country',
    deliverToTitle: 'We deliver to',
    otherCountries: 'Other countries',
    deliverTo: 'Prices, goods and delivery are shown for the country you choose.',
    save: 'Save',
    footer: 'About the store',
    delivery: 'Delivery',
    deliveryNote:
      'To Kyrgyzstan, Kazakhstan, Russia, Belarus and Ukraine. You see the cost and the days before you pay.',
    payment: 'Payment',
    paymentNote: 'PayPal, KKB, KICB or YooKassa. Everything is charged in som.',
    craft: 'Wool, water and hands. Nothing else.',
    priceNow: 'Price now',
    priceBefore: 'before',
    addToCart: 'Add to cart',
    breadcrumbs: 'You are here',
  },
  ru: {
    tagline: 'войлок ручной работы из Кыргызстана',
    skipToContent: 'К содержанию',
    home: 'Главная',
    mainMenu: 'Товары',
    openMenu: 'Меню',
    close: 'Закрыть',
    allOf: 'Смотреть всё',
    allGoods: 'Все товары',
    search: 'Найти',
    searchAgain: 'Искать ещё раз',
    searchPlaceholder: 'Тапочки, ковёр, калпак…',
    cart: 'Корзина',
    logIn: 'Войти',
    preferences: 'Язык и страна',
    language: 'Язык',
    country: 'Страна',
    deliverToTitle: 'Куда доставляем',
    otherCountries: 'Другие страны',
    deliverTo: 'Цены, товары и доставка показаны для выбранной страны.',
    save: 'Сохранить',
    footer: 'О магазине',
    delivery: 'Доставка',
    deliveryNote: 'В Кыргызстан, Казахстан, Россию, Беларусь и Украину. Стоимость и срок видны до оплаты.',
    payment: 'Оплата',
    paymentNote: 'PayPal, KKB, KICB или ЮKassa. Всё списывается в сомах.',
    craft: 'Шерсть, вода и руки. Больше ничего.',
    priceNow: 'Цена сейчас',
    priceBefore: 'раньше',
    addToCart: 'В корзину',
    breadcrumbs: 'Вы здесь',
  },
  kg: {
    tagline: 'Кыргызстанда кол менен жасалган кийиз буюмдар',
    skipToContent: 'Мазмунга өтүү',
    home: 'Башкы бет',
    mainMenu: 'Товарлар',
    openMenu: 'Меню',
    close: 'Жабуу',
    allOf: 'Баарын көрүү',
    allGoods: 'Бардык товарлар',
    search: 'Издөө',
    searchAgain: 'Кайра издөө',
    searchPlaceholder: 'Тапичке, килем, калпак…',
    cart: 'Себет',
    logIn: 'Кирүү',
    preferences: 'Тил жана өлкө',
    language: 'Тил',
    country: 'Өлкө',
    deliverToTitle: 'Бул өлкөлөргө жеткиребиз',
    otherCountries: 'Башка өлкөлөр',
    deliverTo: 'Баалар, товарлар жана жеткирүү сиз тандаган өлкө боюнча көрсөтүлөт.',
    save: 'Сактоо',
    footer: 'Дүкөн жөнүндө',
    delivery: 'Жеткирүү',
    deliveryNote:
      'Кыргызстанга, Казакстанга, Россияга, Беларуска жана Украинага. Баасын жана мөөнөтүн төлөгөнгө чейин көрөсүз.',
    payment: 'Төлөм',
    paymentNote: 'PayPal, KKB, KICB же ЮKassa. Төлөм сом менен гана алынат.',
    craft: 'Жүн, суу жана кол. Башка эч нерсе жок.',
    priceNow: 'Азыркы баасы',
    priceBefore: 'мурунку баасы',
    addToCart: 'Себетке салуу',
    breadcrumbs: 'Сиз бул жердесиз',
  },
}
