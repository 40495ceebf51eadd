import type { Language } from '@shyrdak/sdk/contract'
import { formatCount } from '@shyrdak/sdk/format'
import type { GoodsKind } from './goods-kind.ts'

/** What the lists and pages of stock and prices say. */
export interface GoodsMessages {
  title: string
  kinds: Readonly<Record<GoodsKind, string>>
  kindsLabel: string
  find: string
  section: string
  sections: Readonly<Record<'all' | 'sold_out' | 'in_stock', string>>
  empty: string
  product: string
  in_stock: (count: number) => string
  none: (count: number) => string
  allThere: string
  countries: (count: number) => string
  notSold: string
  back: string
  inShop: string
  stock: string
  stockLead: string
  sizesOf: (color: string) => string
  was: (count: number) => string
  meanwhile: (before: number, now: number) => string
  noStock: string
  prices: string
  pricesLead: string
  country: string
  price: string
  discount: string
  sale: string
  leaveOut: (country: string) => string
  putBack: (country: string) => string
  putBackShort: string
  leftOut: string
  /** `discount` is null where there is none. */
  news: (price: string, discount: string | null) => string
  newsGone: string
  added: string
  addLabel: string
  choose: string
  add: string
  nowhere: string
  save: string
  undo: string
  changes: (count: number) => string
  saved: string
  saving: string
  stale: string
  staleStock: (count: number) => string
  stalePrices: (count: number) => string
  failed: string
  typedIsSaved: string
}

export const goodsMessages: Record<Language, GoodsMessages> = {
  en: {
    title: 'Stock and prices',
    kinds: { goods: 'Retail goods', 'special-goods': 'Special goods' },
    kindsLabel: 'Kinds of goods',
    find: 'Name, number or address of a product',
    section: 'What is on the shelf',
    sections: { all: 'All', sold_out: 'Something sold out', in_stock: 'All in stock' },
    empty: 'Nothing here fits the filter.',
    product: 'Product',
    in_stock: (count) => formatCount('en', count, { one: 'piece', other: 'pieces' }),
    none: (count) => `${formatCount('en', count, { one: 'size', other: 'sizes' })} sold out`,
    allThere: 'All in stock',
    countries: (count) => formatCount('en', count, { one: 'country', other: 'countries' }),
    notSold: 'Sold nowhere',
    back: 'All goods',
    inShop: 'See it in the shop',
    stock: 'Stock',
    stockLead: 'How many pieces lie on the shelf now. Orders take theirs by themselves.',
    sizesOf: (color) => `${color}, pieces by size`,
    was: (count) => `was ${count}`,
    meanwhile: (before, now) => `changed meanwhile: ${before} → ${now}`,
    noStock: 'This product has no colours and sizes yet.',
    prices: 'Prices',
    pricesLead: 'In som, for each country where it is sold.',
    country: 'Country',
    price: 'Price',
    discount: 'Discount',
    sale: 'Sold for',
    leaveOut: (country) => `Stop selling in ${country}`,
    putBack: (country) => `Go on selling in ${country}`,
    putBackShort: 'Put back',
    leftOut: 'Not sold here once saved',
    news: (price, discount) =>
      `A colleague has set ${price}${discount === null ? '' : `, discount ${discount},`} meanwhile`,
    newsGone: 'A colleague has stopped selling here meanwhile',
    added: 'New',
    addLabel: 'Another country',
    choose: 'Choose a country',
    add: 'Add',
    nowhere: 'It is sold nowhere so far.',
    save: 'Save',
    undo: 'Undo',
    changes: (count) => `${formatCount('en', count, { one: 'change', other: 'changes' })} not saved`,
    saved: 'Saved. The shop shows it already.',
    saving: 'Saving',
    stale: 'Something changed while you were at it',
    staleStock: (count) =>
      `Pieces of ${formatCount('en', count, { one: 'size', other: 'sizes' })} have been sold or counted. What you typed is still here, the new number stands beside it. Look again and save.`,
    stalePrices: (count) =>
      count === 0
        ? 'A colleague has saved the prices. What you typed is still here. Look again and save.'
        : `A colleague has changed ${formatCount('en', count, { one: 'price', other: 'prices' })}. What you typed is still here, theirs stands beside it. Look again and save.`,
    failed: 'Not saved',
    typedIsSaved: 'Everything you typed is still here.',
  },
  ru: {
    title: 'Остатки и цены',
    kinds: { goods: 'Розничные товары', 'special-goods': 'Особые товары' },
    kindsLabel: 'Виды товаров',
    find: 'Название, номер или адрес товара',
    section: 'Что на полке',
    sections: { all: 'Все', sold_out: 'Что-то распродано', in_stock: 'Всё в наличии' },
    empty: 'По этому фильтру ничего нет.',
    product: 'Товар',
    in_stock: (count) => formatCount('ru', count, { one: 'штука', few: 'штуки', many: 'штук' }),
    none: (count) =>
      `Распродано: ${formatCount('ru', count, { one: 'размер', few: 'размера', many: 'размеров' })}`,
    allThere: 'Всё в наличии',
    countries: (count) => formatCount('ru', count, { one: 'страна', few: 'страны', many: 'стран' }),
    notSold: 'Нигде не продаётся',
    back: 'Все товары',
    inShop: 'Посмотреть в магазине',
    stock: 'Остатки',
    stockLead: 'Сколько штук лежит на полке сейчас. Заказы списывают своё сами.',
    sizesOf: (color) => `${color}, штук по размерам`,
    was: (count) => `было ${count}`,
    meanwhile: (before, now) => `тем временем изменилось: ${before} → ${now}`,
    noStock: 'У этого товара пока нет цветов и размеров.',
    prices: 'Цены',
    pricesLead: 'В сомах, для каждой страны, где товар продаётся.',
    country: 'Страна',
    price: 'Цена',
    discount: 'Скидка',
    sale: 'Цена продажи',
    leaveOut: (country) => `Больше не продавать: ${country}`,
    putBack: (country) => `Продавать дальше: ${country}`,
    putBackShort: 'Вернуть',
    leftOut: 'После сохранения здесь не продаётся',
    news: (price, discount) =>
      `Тем временем коллега поставил ${price}${discount === null ? '' : `, скидка ${discount}`}`,
    newsGone: 'Тем временем коллега убрал эту страну',
    added: 'Новая',
    addLabel: 'Ещё одна страна',
    choose: 'Выберите страну',
    add: 'Добавить',
    nowhere: 'Пока нигде не продаётся.',
    save: 'Сохранить',
    undo: 'Отменить',
    changes: (count) =>
      `Не сохранено: ${formatCount('ru', count, { one: 'изменение', few: 'изменения', many: 'изменений' })}`,
    saved: 'Сохранено. В магазине уже видно.',
    saving: 'Сохраняем',
    stale: 'Пока вы работали, кое-что изменилось',
    staleStock: (count) =>
      `Продано или пересчитано: ${formatCount('ru', count, { one: 'размер', few: 'размера', many: 'размеров' })}. Всё, что вы ввели, на месте, новое число стоит рядом. Посмотрите ещё раз и сохраните.`,
    stalePrices: (count) =>
      count === 0
        ? 'Коллега сохранил цены. Всё, что вы ввели, на месте. Посмотрите ещё раз и сохраните.'
        : `Коллега изменил ${formatCount('ru', count, { one: 'цену', few: 'цены', many: 'цен' })}. Всё, что вы ввели, на месте, его цена стоит рядом. Посмотрите ещё раз и сохраните.`,
    failed: 'Не сохранено',
    typedIsSaved: 'Всё, что вы ввели, на месте.',
  },
  kg: {
    title: 'Калдык жана баалар',
    kinds: { goods: 'Чекене товарлар', 'special-goods': 'Өзгөчө товарлар' },
    kindsLabel: 'Товарлардын түрлөрү',
    find: 'Товардын аты, номери же дареги',
    section: 'Текчеде эмне бар',
    sections: { all: 'Баары', sold_out: 'Түгөнгөнү бар', in_stock: 'Баары бар' },
    empty: 'Бул чыпкага ылайык эч нерсе жок.',
    product: 'Товар',
    in_stock: (count) => formatCount('kg', count, { one: 'даана', other: 'даана' }),
    none: (count) => `${formatCount('kg', count, { one: 'өлчөм', other: 'өлчөм' })} түгөндү`,
    allThere: 'Баары бар',
    countries: (count) => formatCount('kg', count, { one: 'өлкө', other: 'өлкө' }),
    notSold: 'Эч жерде сатылбайт',
    back: 'Бардык товарлар',
    inShop: 'Дүкөндөн көрүү',
    stock: 'Калдык',
    stockLead: 'Азыр текчеде канча даана бар. Буйрутмалар өзүнүкүн өздөрү алат.',
    sizesOf: (color) => `${color}, өлчөмү боюнча даанасы`,
    was: (count) => `${count} болчу`,
    meanwhile: (before, now) => `бул аралыкта өзгөрдү: ${before} → ${now}`,
    noStock: 'Бул товардын азырынча түсү да, өлчөмү да жок.',
    prices: 'Баалар',
    pricesLead: 'Сом менен, товар сатылган ар бир өлкө үчүн.',
    country: 'Өлкө',
    price: 'Баасы',
    discount: 'Арзандатуу',
    sale: 'Сатуу баасы',
    leaveOut: (country) => `Мындан ары сатпоо: ${country}`,
    putBack: (country) => `Сатууну улантуу: ${country}`,
    putBackShort: 'Кайтаруу',
    leftOut: 'Сакталгандан кийин бул жерде сатылбайт',
    news: (price, discount) =>
      `Бул аралыкта кесиптешиңиз ${price}${discount === null ? '' : `, арзандатуу ${discount}`} деп койду`,
    newsGone: 'Бул аралыкта кесиптешиңиз бул өлкөнү алып салды',
    added: 'Жаңы',
    addLabel: 'Дагы бир өлкө',
    choose: 'Өлкөнү тандаңыз',
    add: 'Кошуу',
    nowhere: 'Азырынча эч жерде сатылбайт.',
    save: 'Сактоо',
    undo: 'Жокко чыгаруу',
    changes: (count) => `${formatCount('kg', count, { one: 'өзгөртүү', other: 'өзгөртүү' })} сактала элек`,
    saved: 'Сакталды. Дүкөндө көрүнүп калды.',
    saving: 'Сакталууда',
    stale: 'Сиз иштеп жатканда бир нерсе өзгөрдү',
    staleStock: (count) =>
      `${formatCount('kg', count, { one: 'өлчөм', other: 'өлчөм' })} сатылды же кайра саналды. Жазганыңыздын баары ордунда, жаңы сан жанында турат. Дагы бир карап, сактаңыз.`,
    stalePrices: (count) =>
      count === 0
        ? 'Кесиптешиңиз бааларды сактады. Жазганыңыздын баары ордунда. Дагы бир карап, сактаңыз.'
        : `Кесиптешиңиз ${formatCount('kg', count, { one: 'бааны', other: 'бааны' })} өзгөрттү. Жазганыңыздын баары ордунда, анын баасы жанында турат. Дагы бир карап, сактаңыз.`,
    failed: 'Сакталган жок',
    typedIsSaved: 'Жазганыңыздын баары ордунда.',
  },
}
