import type { Language, OrderKind } from '@shyrdak/sdk/contract'

/** Texts of account pages around their widgets. */
export interface AccountPageMessages {
  menu: string
  hello: (name: string) => string
  logOut: string
  opening: string
  main: string
  profile: string
  /** The two parts of a craftsman's profile. */
  workshop: string
  person: string
  orders: string
  specialOrders: string
  /** The two kinds of orders, as a pair of links. */
  orderKinds: string
  ordersOf: Readonly<Record<OrderKind, string>>
  order: (number: string) => string
  description: string
  empty: string
  toShop: string
  toWorkshops: string
  number: string
  placed: string
  status: string
  payment: string
  total: string
  pages: string
  previous: string
  next: string
  page: (number: number) => string
  buyAgain: string
  backToOrders: string
  waits: string
  refused: string
  active: string
  /** Above a checkout whose session has ended. */
  ended: string
  endedText: string
  endedLogIn: string
  endedGuest: string
}

export const accountPageMessages: Record<Language, AccountPageMessages> = {
  en: {
    menu: 'Your account',
    hello: (name) => (name ? `Hello, ${name}` : 'Your account'),
    logOut: 'Log out',
    opening: 'Opening your account',
    main: 'Main',
    profile: 'Profile',
    workshop: 'Page of the workshop',
    person: 'You and your account',
    orders: 'Retail Order History',
    specialOrders: 'Special Order history',
    orderKinds: 'Kinds of orders',
    ordersOf: { retail: 'Retail orders', special: 'Special orders' },
    order: (number) => `Order ${number}`,
    description: 'Your account in the store.',
    empty: 'Here will be what you have ordered. So far there is nothing.',
    toShop: 'To the goods',
    toWorkshops: 'To the workshops',
    number: 'Order',
    placed: 'Placed',
    status: 'Status',
    payment: 'Payment',
    total: 'Total',
    pages: 'Pages of orders',
    previous: 'Newer',
    next: 'Older',
    page: (number) => `Page ${number}`,
    buyAgain: 'Buy again',
    backToOrders: 'All orders',
    waits: 'A manager is looking at your application. Wholesale prices appear when it is approved.',
    refused: 'Your application was not approved.',
    active: 'You are a wholesale client.',
    ended: 'Your session has ended',
    endedText: 'Nothing is lost. Log in again and go on where you were, or buy as a guest.',
    endedLogIn: 'Log in and go on',
    endedGuest: 'Go on as a guest',
  },
  ru: {
    menu: 'Ваш аккаунт',
    hello: (name) => (name ? `Здравствуйте, ${name}` : 'Ваш аккаунт'),
    logOut: 'Выйти',
    opening: 'Открываем ваш аккаунт',
    main: 'Главная',
    profile: 'Профиль',
    workshop: 'Страница мастерской',
    person: 'Вы и ваш аккаунт',
    orders: 'История розничных заказов',
    specialOrders: 'История особых заказов',
    orderKinds: 'Виды заказов',
    ordersOf: { retail: 'Розничные заказы', special: 'Особые заказы' },
    order: (number) => `Заказ ${number}`,
    description: 'Ваш аккаунт в магазине.',
    empty: 'Здесь будут ваши заказы. Пока их нет.',
    toShop: 'К товарам',
    toWorkshops: 'К мастерским',
    number: 'Заказ',
    placed: 'Оформлен',
    status: 'Статус',
    payment: 'Оплата',
    total: 'Сумма',
    pages: 'Страницы заказов',
    previous: 'Новее',
    next: 'Раньше',
    page: (number) => `Страница ${number}`,
    buyAgain: 'Купить ещё раз',
    backToOrders: 'Все заказы',
    waits: 'Менеджер рассматривает вашу заявку. Оптовые цены появятся, когда он её одобрит.',
    refused: 'Ваша заявка не одобрена.',
    active: 'Вы оптовый клиент.',
    ended: 'Сеанс закончился',
    endedText: 'Ничего не потеряно. Войдите снова и продолжите с того же места или купите как гость.',
    endedLogIn: 'Войти и продолжить',
    endedGuest: 'Продолжить как гость',
  },
  kg: {
    menu: 'Аккаунтуңуз',
    hello: (name) => (name ? `Саламатсызбы, ${name}` : 'Аккаунтуңуз'),
    logOut: 'Чыгуу',
    opening: 'Аккаунтуңуз ачылууда',
    main: 'Башкы бет',
    profile: 'Профиль',
    workshop: 'Устакананын барагы',
    person: 'Сиз жана аккаунтуңуз',
    orders: 'Чекене буйрутмалардын тарыхы',
    specialOrders: 'Өзгөчө буйрутмалардын тарыхы',
    orderKinds: 'Буйрутмалардын түрлөрү',
    ordersOf: { retail: 'Чекене', special: 'Өзгөчө' },
    order: (number) => `${number} буйрутмасы`,
    description: 'Дүкөндөгү аккаунтуңуз.',
    empty: 'Бул жерде буйрутмаларыңыз турат. Азырынча эч нерсе жок.',
    toShop: 'Товарларга',
    toWorkshops: 'Устаканаларга',
    number: 'Буйрутма',
    placed: 'Берилген күнү',
    status: 'Абалы',
    payment: 'Төлөм',
    total: 'Суммасы',
    pages: 'Буйрутмалардын барактары',
    previous: 'Жаңылары',
    next: 'Мурункулары',
    page: (number) => `${number}-барак`,
    buyAgain: 'Кайра сатып алуу',
    backToOrders: 'Бардык буйрутмалар',
    waits: 'Менеджер арызыңызды карап жатат. Жактырылгандан кийин дүң баалар көрүнөт.',
    refused: 'Арызыңыз жактырылган жок.',
    active: 'Сиз дүңүнөн сатып алуучусуз.',
    ended: 'Сеансыңыз аяктады',
    endedText: 'Эч нерсе жоголгон жок. Кайра кирип, ошол жерден улантыңыз же конок катары сатып алыңыз.',
    endedLogIn: 'Кирип, улантуу',
    endedGuest: 'Конок катары улантуу',
  },
}
