import type { Language, ManagedOrderEvent, OrderKind, OrderStatus } from '@shyrdak/sdk/contract'

type By = Pick<ManagedOrderEvent, 'mover' | 'actor'>

/** What the list and the page of orders say. */
export interface OrdersMessages {
  title: string
  statuses: string
  all: string
  find: string
  empty: string
  /** Where nothing was narrowed down. */
  none: string
  number: string
  order: (number: string) => string
  kinds: Readonly<Record<OrderKind, string>>
  placed: string
  buyer: string
  status: string
  payment: string
  total: string
  back: string
  stock: string
  goods: string
  parcel: string
  parcelOf: (name: string) => string
  parcelForAll: string
  saveParcels: string
  parcelsSaved: string
  reads: (language: string) => string
  by: (event: By) => string
  comment: string
  print: string
  move: string
  moveLead: string
  noMoves: string
  noMovesText: string
  meaning: Readonly<Record<OrderStatus, string>>
  warnings: Readonly<Record<'unpaid' | 'takes_stock', string>>
  chooseMove: string
  note: string
  noteHint: (language: string) => string
  holdHint: (language: string) => string
  moveTo: (status: string) => string
  sure: Readonly<Record<'completed' | 'on_hold', { title: string; text: string; yes: string }>>
  cancel: string
  close: string
  moved: (status: string) => string
  stale: string
  staleText: string
  happened: (event: By & { status: string; when: string }) => string
  soldOut: string
  soldOutText: string
  parcelsFirst: string
  failed: string
  typedIsSaved: string
}

export const ordersMessages: Record<Language, OrdersMessages> = {
  en: {
    title: 'Orders',
    statuses: 'Statuses',
    all: 'All',
    find: 'Number, name, email or phone',
    empty: 'No order fits the filter.',
    none: 'There are no orders yet.',
    number: 'Order',
    order: (number) => `Order ${number}`,
    kinds: { retail: 'Retail', special: 'Special' },
    placed: 'Placed',
    buyer: 'Buyer',
    status: 'Status',
    payment: 'Payment',
    total: 'Total',
    back: 'All orders',
    stock: 'Stock',
    goods: 'Goods and parcels',
    parcel: 'Parcel number',
    parcelOf: (name) => `Parcel number: ${name}`,
    parcelForAll: 'One parcel for all',
    saveParcels: 'Save parcel numbers',
    parcelsSaved: 'Saved. The buyer sees the numbers.',
    reads: (language) => `Reads ${language}`,
    by: ({ mover, actor }) =>
      mover === 'manager'
        ? (actor ?? 'A manager')
        : mover === 'craftsman'
          ? (actor ?? 'The craftsman')
          : 'The store',
    comment: 'Words of the buyer',
    print: 'Print a packing slip',
    move: 'What next?',
    moveLead: 'Where the order can go from here.',
    noMoves: 'The order is closed',
    noMovesText: 'Everything is done, it cannot be moved any more.',
    meaning: {
      Processing: 'The order has just been placed.',
      payment_waiting: 'The buyer is to pay.',
      in_production: 'Work begins, the pieces stay off the shelf.',
      on_hold: 'Work stops until somebody lets it go on.',
      packaging: 'The goods are ready and are being packed.',
      shipping: 'The parcel is handed over. Write its number beside the goods.',
      on_way: 'The carrier has the parcel.',
      completed: 'The buyer has everything.',
    },
    warnings: {
      unpaid: 'No bank has confirmed a payment. Go on only if the money came in another way.',
      takes_stock: 'The pieces of this order are back on sale and will be taken off the shelf again.',
    },
    chooseMove: 'Choose where the order goes',
    note: 'Note for the buyer',
    noteHint: (language) => `The buyer reads it on the page of the order, in ${language}. It may stay empty.`,
    holdHint: (language) => `Say why. The buyer reads it on the page of the order, in ${language}.`,
    moveTo: (status) => `Move to “${status}”`,
    sure: {
      completed: {
        title: 'Complete the order?',
        text: 'The buyer has received everything. A completed order cannot be moved any more.',
        yes: 'Complete the order',
      },
      on_hold: {
        title: 'Put the order on hold?',
        text: 'Work stops, and the buyer sees it in red with your note.',
        yes: 'Put on hold',
      },
    },
    cancel: 'Cancel',
    close: 'Close',
    moved: (status) => `The order is now “${status}”. The buyer sees it too.`,
    stale: 'Somebody was quicker',
    staleText: 'Below is the order as it is now. Your note is still here.',
    happened: ({ status, when, mover, actor }) =>
      `${when}: ${mover === 'manager' ? (actor ?? 'a manager') : mover === 'craftsman' ? (actor ?? 'the craftsman') : 'the store'} moved it to “${status}”`,
    soldOut: 'Not everything is on the shelf',
    soldOutText:
      'The pieces of this order had gone back on sale and some are gone. The order stays where it was: count the stock anew or agree with the buyer.',
    parcelsFirst:
      'The parcel numbers beside the goods could not be saved, so the order stays where it was. Everything you typed is still here.',
    failed: 'The order was not changed',
    typedIsSaved: 'Everything you typed is still here.',
  },
  ru: {
    title: 'Заказы',
    statuses: 'Статусы',
    all: 'Все',
    find: 'Номер, имя, почта или телефон',
    empty: 'По этому фильтру заказов нет.',
    none: 'Заказов пока нет.',
    number: 'Заказ',
    order: (number) => `Заказ ${number}`,
    kinds: { retail: 'Розничный', special: 'Особый' },
    placed: 'Оформлен',
    buyer: 'Покупатель',
    status: 'Статус',
    payment: 'Оплата',
    total: 'Сумма',
    back: 'Все заказы',
    stock: 'Остатки',
    goods: 'Товары и посылки',
    parcel: 'Номер отправления',
    parcelOf: (name) => `Номер отправления: ${name}`,
    parcelForAll: 'Одна посылка на всё',
    saveParcels: 'Сохранить номера',
    parcelsSaved: 'Сохранено. Покупатель видит номера.',
    reads: (language) => `Язык покупателя: ${language}`,
    by: ({ mover, actor }) =>
      mover === 'manager' ? (actor ?? 'Менеджер') : mover === 'craftsman' ? (actor ?? 'Мастер') : 'Магазин',
    comment: 'Комментарий покупателя',
    print: 'Напечатать упаковочный лист',
    move: 'Что дальше?',
    moveLead: 'Куда заказ может перейти отсюда.',
    noMoves: 'Заказ закрыт',
    noMovesText: 'Всё сделано, перевести его больше нельзя.',
    meaning: {
      Processing: 'Заказ только что оформлен.',
      payment_waiting: 'Покупатель должен заплатить.',
      in_production: 'Работа начинается, товары остаются отложенными.',
      on_hold: 'Работа останавливается, пока её не возобновят.',
      packaging: 'Товары готовы, их упаковывают.',
      shipping: 'Посылку передают в доставку. Впишите её номер рядом с товарами.',
      on_way: 'Посылка у перевозчика.',
      completed: 'Покупатель всё получил.',
    },
    warnings: {
      unpaid: 'Банк не подтвердил оплату. Продолжайте, только если деньги пришли другим путём.',
      takes_stock: 'Товары этого заказа вернулись в продажу и будут снова сняты с полки.',
    },
    chooseMove: 'Выберите, куда перевести заказ',
    note: 'Заметка для покупателя',
    noteHint: (language) =>
      `Покупатель прочитает её на странице заказа. Его язык: ${language}. Можно оставить пустой.`,
    holdHint: (language) =>
      `Напишите почему. Покупатель прочитает это на странице заказа. Его язык: ${language}.`,
    moveTo: (status) => `Перевести в «${status}»`,
    sure: {
      completed: {
        title: 'Завершить заказ?',
        text: 'Покупатель всё получил. Завершённый заказ больше нельзя перевести.',
        yes: 'Завершить заказ',
      },
      on_hold: {
        title: 'Приостановить заказ?',
        text: 'Работа остановится, покупатель увидит это красным вместе с вашей заметкой.',
        yes: 'Приостановить',
      },
    },
    cancel: 'Отмена',
    close: 'Закрыть',
    moved: (status) => `Статус заказа теперь «${status}». Покупатель тоже это видит.`,
    stale: 'Вас опередили',
    staleText: 'Ниже заказ, каким он стал. Ваша заметка на месте.',
    happened: ({ status, when, mover, actor }) =>
      `${when}: «${status}», ${mover === 'manager' ? (actor ?? 'менеджер') : mover === 'craftsman' ? (actor ?? 'мастер') : 'магазин'}`,
    soldOut: 'На полке есть не всё',
    soldOutText:
      'Товары этого заказа вернулись в продажу, и часть уже купили. Заказ остался на месте: пересчитайте остатки или договоритесь с покупателем.',
    parcelsFirst:
      'Номера отправлений рядом с товарами не сохранились, поэтому заказ остался на месте. Всё, что вы ввели, цело.',
    failed: 'Заказ не изменён',
    typedIsSaved: 'Всё, что вы ввели, на месте.',
  },
  kg: {
    title: 'Буйрутмалар',
    statuses: 'Абалдары',
    all: 'Баары',
    find: 'Номери, аты, почтасы же телефону',
    empty: 'Бул чыпкага ылайык буйрутма жок.',
    none: 'Азырынча буйрутма жок.',
    number: 'Буйрутма',
    order: (number) => `${number} буйрутмасы`,
    kinds: { retail: 'Чекене', special: 'Өзгөчө' },
    placed: 'Берилген убактысы',
    buyer: 'Сатып алуучу',
    status: 'Абалы',
    payment: 'Төлөм',
    total: 'Суммасы',
    back: 'Бардык буйрутмалар',
    stock: 'Калдык',
    goods: 'Буюмдар жана посылкалар',
    parcel: 'Посылканын номери',
    parcelOf: (name) => `Посылканын номери: ${name}`,
    parcelForAll: 'Баары бир посылкада',
    saveParcels: 'Номерлерди сактоо',
    parcelsSaved: 'Сакталды. Сатып алуучу номерлерди көрүп турат.',
    reads: (language) => `Окуган тили: ${language}`,
    by: ({ mover, actor }) =>
      mover === 'manager' ? (actor ?? 'Менеджер') : mover === 'craftsman' ? (actor ?? 'Уста') : 'Дүкөн',
    comment: 'Сатып алуучунун сөзү',
    print: 'Таңгак баракчасын басып чыгаруу',
    move: 'Андан ары эмне?',
    moveLead: 'Буйрутма азыркы абалынан кайда өтө алат.',
    noMoves: 'Буйрутма жабылды',
    noMovesText: 'Баары аткарылды, аны мындан ары өткөрүүгө болбойт.',
    meaning: {
      Processing: 'Буйрутма жаңы эле берилди.',
      payment_waiting: 'Сатып алуучу төлөшү керек.',
      in_production: 'Иш башталат, буюмдар сакталып турат.',
      on_hold: 'Кайра улантылганга чейин иш токтойт.',
      packaging: 'Буюмдар даяр, таңгакталып жатат.',
      shipping: 'Посылка жеткирүүгө берилет. Номерин буюмдардын жанына жазыңыз.',
      on_way: 'Посылка ташуучуда.',
      completed: 'Сатып алуучу баарын алды.',
    },
    warnings: {
      unpaid: 'Банк төлөмдү ырастаган жок. Акча башка жол менен келсе гана улантыңыз.',
      takes_stock: 'Бул буйрутманын буюмдары кайра сатыкка чыккан, алар текчеден кайрадан алынат.',
    },
    chooseMove: 'Буйрутма кайда өтөрүн тандаңыз',
    note: 'Сатып алуучуга кат',
    noteHint: (language) =>
      `Сатып алуучу муну буйрутманын барагынан окуйт. Анын тили: ${language}. Бош калса да болот.`,
    holdHint: (language) =>
      `Себебин жазыңыз. Сатып алуучу муну буйрутманын барагынан окуйт. Анын тили: ${language}.`,
    moveTo: (status) => `«${status}» абалына өткөрүү`,
    sure: {
      completed: {
        title: 'Буйрутманы аяктайсызбы?',
        text: 'Сатып алуучу баарын алды. Аяктаган буйрутманы мындан ары өткөрүүгө болбойт.',
        yes: 'Буйрутманы аяктоо',
      },
      on_hold: {
        title: 'Буйрутманы токтотосузбу?',
        text: 'Иш токтойт, сатып алуучу муну кызыл түстө сиздин катыңыз менен көрөт.',
        yes: 'Токтотуу',
      },
    },
    cancel: 'Жокко чыгаруу',
    close: 'Жабуу',
    moved: (status) => `Буйрутма эми «${status}» абалында. Муну сатып алуучу да көрөт.`,
    stale: 'Сизден мурда өзгөртүштү',
    staleText: 'Төмөндө буйрутма азыркы абалында. Катыңыз ордунда турат.',
    happened: ({ status, when, mover, actor }) =>
      `${when}: «${status}», ${mover === 'manager' ? (actor ?? 'менеджер') : mover === 'craftsman' ? (actor ?? 'уста') : 'дүкөн'}`,
    soldOut: 'Текчеде баары эле бар эмес',
    soldOutText:
      'Бул буйрутманын буюмдары кайра сатыкка чыгып, бир бөлүгү сатылып кеткен. Буйрутма ордунда калды: калдыкты кайра санаңыз же сатып алуучу менен сүйлөшүңүз.',
    parcelsFirst:
      'Буюмдардын жанындагы посылка номерлери сакталган жок, ошондуктан буйрутма ордунда калды. Жазганыңыздын баары ордунда.',
    failed: 'Буйрутма өзгөргөн жок',
    typedIsSaved: 'Жазганыңыздын баары ордунда.',
  },
}
