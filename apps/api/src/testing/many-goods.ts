import type { Group, LocalizedText, Model } from '@shyrdak/sdk/contract'
import type { GoodsSeed } from '#modules/catalogue/index.ts'
import { inAll, NO_GOODS } from './goods.ts'
import { TEST_DAY } from './open-store-context.ts'

interface Kind {
  name: LocalizedText
  model?: Model
  /** Percentage of goods of this kind. */
  share: number
}

const KINDS: readonly Kind[] = [
  {
    name: { en: 'Felt slippers', ru: 'Войлочные тапочки', kg: 'Кийиз тапичке' },
    model: 'slippers',
    share: 40,
  },
  { name: { en: 'Red slippers', ru: 'Красные тапочки', kg: 'Кызыл тапичке' }, model: 'slippers', share: 10 },
  { name: { en: 'Felt boots', ru: 'Валенки', kg: 'Кийиз өтүк' }, model: 'boots', share: 26 },
  { name: { en: 'Shyrdak rug', ru: 'Ковёр шырдак', kg: 'Шырдак килем' }, share: 14 },
  { name: { en: 'Kochkor cushion', ru: 'Подушка «Кочкор»', kg: 'Кочкор жаздык' }, share: 10 },
]
const GROUPS: readonly Group[] = ['male', 'female', 'children', 'unisex']
const CATEGORIES: readonly LocalizedText[] = [
  { en: 'For men', ru: 'Мужские', kg: 'Эркектерге' },
  { en: 'For others', ru: 'Для остальных', kg: 'Башкаларга' },
]
const COLORS: readonly LocalizedText[] = [
  { en: 'red', ru: 'красный', kg: 'кызыл' },
  { en: 'white', ru: 'белый', kg: 'ак' },
  { en: 'indigo', ru: 'индиго', kg: 'көк' },
]

const kindOf = (number: number): Kind => {
  let place = number % 100
  const found = KINDS.find(({ share }) => (place -= share) < 0)
  if (!found) throw new Error('The shares of the kinds are less than a hundred.')
  return found
}

/**
 * A large catalogue of few kinds. Each product has a unique word in its name, as the vocabulary of a real
 * shop keeps growing.
 */
export function manyGoods(count: number): GoodsSeed {
  const numbers = Array.from({ length: count }, (_, place) => place + 1)
  return {
    ...NO_GOODS,
    categories: CATEGORIES.map((title, place) => ({
      id: place + 1,
      url: `category-${place + 1}`,
      title,
      description: inAll(''),
      position: place,
    })),
    colors: COLORS.map((name, place) => ({ id: place + 1, name, hex: '#a3302b', position: place })),
    products: numbers.map((id) => {
      const { name, model } = kindOf(id * 37)
      const own = `Q${id.toString(36).replaceAll(/[0-9]/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`
      return {
        id,
        slug: `goods-${id}`,
        name: { en: `${own} ${name.en}`, ru: `${own} ${name.ru}`, kg: `${own} ${name.kg}` },
        description: inAll(''),
        details: [],
        categoryId: id % GROUPS.length === 0 ? 1 : 2,
        group: GROUPS[id % GROUPS.length] ?? 'unisex',
        model: model ?? null,
        weightG: 400,
        createdAt: new Date(TEST_DAY.getTime() - id * 420_000),
      }
    }),
    variations: numbers.map((id) => ({
      id,
      productId: id,
      colorId: 1 + (id % COLORS.length),
      photos: [],
      position: 0,
    })),
    stock: numbers.map((id) => ({ variationId: id, size: '38', quantity: 5, position: 0 })),
    prices: numbers.map((id) => ({
      productId: id,
      country: 'KG',
      amountMinor: 100_000 + (id % 997) * 1_000,
    })),
  }
}
