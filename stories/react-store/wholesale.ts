import type { Brand, LocalizedText, PriceTier, WholesaleProduct } from '@shyrdak/sdk/contract'
import type { CellCount, Logo } from '@shyrdak/state-machines/wholesale-cart'
import { slippersEntry } from '../goods.ts'

const byCount: PriceTier['list'] = {
  id: 1,
  name: { en: 'By the count', ru: 'По количеству', kg: 'Санына жараша' },
}
const tiers = (...prices: readonly [number, string][]): PriceTier[] =>
  prices.map(([from_count, price]) => ({
    from_count,
    price,
    list: from_count === 1 ? null : byCount,
    valid_until: null,
  }))

const COLORS: readonly (readonly [LocalizedText, string])[] = [
  [{ en: 'Cream', ru: 'Кремовый', kg: 'Каймак түс' }, '#e8d9b5'],
  [{ en: 'Rose', ru: 'Розовый', kg: 'Кызгылт' }, '#c9808c'],
  [{ en: 'Sky', ru: 'Небесный', kg: 'Көк асман' }, '#7fa6c9'],
  [{ en: 'Grey', ru: 'Серый', kg: 'Боз' }, '#a8a6a0'],
]
const SIZES = Array.from({ length: 12 }, (_, place) => String(22 + place))

/** Slippers in four colours and twelve sizes, on three soles. */
export const wholesaleSlippers: WholesaleProduct = {
  id: 217,
  slug: 'lambkin',
  price_type: 'sole',
  name: slippersEntry.product.name,
  photo: slippersEntry.product.photo,
  category_id: 2,
  prices: [],
  soles: [
    {
      id: 1,
      name: { en: 'Felt sole', ru: 'Войлочная подошва', kg: 'Кийиз таман' },
      photo_path: null,
      prices: tiers([1, '1010.00'], [20, '950.00'], [100, '890.00']),
    },
    {
      id: 2,
      name: { en: 'Leather sole', ru: 'Кожаная подошва', kg: 'Булгаары таман' },
      photo_path: null,
      prices: tiers([1, '1180.00'], [20, '1120.00'], [100, '1050.00']),
    },
  ],
  description: { en: '', ru: '', kg: '' },
  details: [],
  weight: 400,
  made_to_order_days: 30,
  size_chart_id: null,
  breadcrumbs: [],
  colors: COLORS.map(([name, hex], place) => ({
    id: place + 1,
    variation_id: 70 + place,
    name,
    hex,
    photos: [slippersEntry.product.photo],
    sizes: SIZES.map((size, step) => ({
      id: `${70 + place}:${size}`,
      name: size,
      stock: ((place * 7 + step * 5) % 13) * 12,
    })),
  })),
}

const kit = (id: number, name: string, remainder: number, count: number): Brand => ({
  id,
  name,
  brandPrice: '2400.00',
  brandsPrice: '0.00',
  count,
  remainder,
  starter_remainder: remainder,
  selected_count: 0,
  boughtBrandsKit: remainder,
  isEnough: true,
  status: 'added',
})

export const kits: readonly Brand[] = [kit(1, 'Ак-Кийиз', 300, 50), kit(3, 'Бишкек 150', 50, 25)]

/** A count of the slippers; `color` and `size` are indexes. */
export function slippersCell(
  color: number,
  size: number,
  count: number,
  brand: Logo | null = null,
): CellCount {
  const { colors, soles, id, price_type, name, photo } = wholesaleSlippers
  const own = colors[color]!
  const sole = soles[0]!
  return {
    count,
    cell: {
      id,
      price_type,
      name,
      photo,
      from: 'catalog',
      variation_id: own.variation_id,
      color: { id: own.id, name: own.name },
      size: own.sizes[size]!,
      sole: { id: sole.id, name: sole.name, photo_path: null },
      brand,
      sole_brand: null,
      prices: sole.prices,
    },
  }
}

export const CURRENTS = 'GET /wholesale/branding/currents/'
