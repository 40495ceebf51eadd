import { formatCount, formatNumber } from '@shyrdak/sdk/format'
import type { Language } from '@shyrdak/sdk/contract'

export interface ListingMessages {
  allGoods: string
  allGoodsText: string
  subcategories: string
  filters: string
  showGoods: string
  reset: string
  remove: (filter: string) => string
  group: string
  technique: string
  model: string
  color: string
  price: string
  from: string
  to: string
  priceFrom: (amount: string) => string
  priceTo: (amount: string) => string
  sort: string
  found: (count: number) => string
  /** Beside a count that is only the best of what was found. */
  foundMore: (count: number) => string
  pages: string
  previous: string
  next: string
  page: (page: number) => string
  /** Source: spec §8, exact in English. */
  nothingMatches: string
  nothingMatchesHint: string
  nothingHere: string
  searchTitle: string
  searchFor: (text: string) => string
  searchEmpty: string
  searchEmptyHint: string
  searchNothing: (text: string) => string
  searchNothingHint: string
  perhaps: string
}

export const listingMessages: Record<Language, ListingMessages> = {
  en: {
    allGoods: 'All goods',
    allGoodsText: 'Slippers, boots, rugs and small things, each rolled or stitched by hand in Kyrgyzstan.',
    subcategories: 'In this section',
    filters: 'Filters',
    showGoods: 'Show goods',
    reset: 'Clear all',
    remove: (filter) => `Remove the filter: ${filter}`,
    group: 'For whom',
    technique: 'Technique',
    model: 'Model',
    color: 'Colour',
    price: 'Price, som',
    from: 'From',
    to: 'To',
    priceFrom: (amount) => `from ${amount} KGS`,
    priceTo: (amount) => `up to ${amount} KGS`,
    sort: 'Sort',
    found: (count) => formatCount('en', count, { one: 'item', other: 'items' }),
    foundMore: (count) => `More than ${formatCount('en', count, { one: 'item', other: 'items' })}`,
    pages: 'Pages',
    previous: 'Back',
    next: 'Next',
    page: (page) => `Page ${page}`,
    nothingMatches: 'There are no products matching the selected filters',
    nothingMatchesHint: 'Take one of the filters away, or start anew.',
    nothingHere: 'Nothing from this section is sold in your country yet',
    searchTitle: 'Search',
    searchFor: (text) => `Search: ${text}`,
    searchEmpty: 'What are you looking for?',
    searchEmptyHint: 'Type a name, a kind or a colour. A typo does no harm.',
    searchNothing: (text) => `Nothing was found for “${text}”`,
    searchNothingHint: 'Try a shorter word or another one, or look into the sections.',
    perhaps: 'Perhaps you will like these',
  },
  ru: {
    allGoods: 'Все товары',
    allGoodsText: 'Тапочки, валенки, ковры и мелочи: каждую вещь сваляли или сшили руками в Кыргызстане.',
    subcategories: 'В этом разделе',
    filters: 'Фильтры',
    showGoods: 'Показать товары',
    reset: 'Сбросить всё',
    remove: (filter) => `Убрать фильтр: ${filter}`,
    group: 'Кому',
    technique: 'Техника',
    model: 'Модель',
    color: 'Цвет',
    price: 'Цена, сом',
    from: 'От',
    to: 'До',
    priceFrom: (amount) => `от ${amount} KGS`,
    priceTo: (amount) => `до ${amount} KGS`,
    sort: 'Порядок',
    found: (count) => formatCount('ru', count, { one: 'товар', few: 'товара', many: 'товаров' }),
    // The genitive that follows «более»: one form for 1, another for all others.
    foundMore: (count) =>
      `Более ${formatCount('ru', count, { one: 'товара', few: 'товаров', many: 'товаров' })}`,
    pages: 'Страницы',
    previous: 'Назад',
    next: 'Дальше',
    page: (page) => `Страница ${page}`,
    nothingMatches: 'Нет товаров, подходящих под выбранные фильтры',
    nothingMatchesHint: 'Уберите один из фильтров или начните заново.',
    nothingHere: 'Из этого раздела в вашей стране пока ничего не продаётся',
    searchTitle: 'Поиск',
    searchFor: (text) => `Поиск: ${text}`,
    searchEmpty: 'Что вы ищете?',
    searchEmptyHint: 'Напишите название, вид или цвет. Опечатка не помешает.',
    searchNothing: (text) => `По запросу «${text}» ничего не нашлось`,
    searchNothingHint: 'Попробуйте слово короче или другое, или загляните в разделы.',
    perhaps: 'Возможно, вам понравится',
  },
  kg: {
    allGoods: 'Бардык товарлар',
    allGoodsText:
      'Тапичкелер, өтүктөр, килемдер жана майда буюмдар: ар бири Кыргызстанда кол менен басылган же тигилген.',
    subcategories: 'Бул бөлүмдө',
    filters: 'Чыпкалар',
    showGoods: 'Товарларды көрсөтүү',
    reset: 'Баарын тазалоо',
    remove: (filter) => `Чыпканы алып салуу: ${filter}`,
    group: 'Кимге',
    technique: 'Ыкмасы',
    model: 'Түрү',
    color: 'Түсү',
    price: 'Баасы, сом',
    from: 'Баштап',
    to: 'Чейин',
    priceFrom: (amount) => `${amount} KGS баштап`,
    priceTo: (amount) => `${amount} KGS чейин`,
    sort: 'Ирээти',
    found: (count) => `${formatNumber(count, 'kg')} товар`,
    foundMore: (count) => `${formatNumber(count, 'kg')} товардан көп`,
    pages: 'Барактар',
    previous: 'Артка',
    next: 'Алга',
    page: (page) => `${page}-барак`,
    nothingMatches: 'Тандалган чыпкаларга ылайык товар жок',
    nothingMatchesHint: 'Чыпкалардын бирин алып салыңыз же башынан баштаңыз.',
    nothingHere: 'Бул бөлүмдөн сиздин өлкөдө азырынча эч нерсе сатылбайт',
    searchTitle: 'Издөө',
    searchFor: (text) => `Издөө: ${text}`,
    searchEmpty: 'Эмне издеп жатасыз?',
    searchEmptyHint: 'Атын, түрүн же түсүн жазыңыз. Ката кетсе да табабыз.',
    searchNothing: (text) => `«${text}» боюнча эч нерсе табылган жок`,
    searchNothingHint: 'Кыскараак же башка сөз менен издеңиз, болбосо бөлүмдөрдү карап көрүңүз.',
    perhaps: 'Балким, сизге булар жагар',
  },
}
