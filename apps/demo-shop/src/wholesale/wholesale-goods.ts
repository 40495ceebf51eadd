import type { PriceListSeed, WholesaleGoodsSeed } from '@shyrdak/api/seeding'
import { formatDate } from '@shyrdak/sdk/format'
import { localized, type Good } from '../good.ts'
import { goodRows } from '../good-rows.ts'
import { GOODS } from '../goods/index.ts'
import { SPECIAL_GOODS } from '../special-goods/index.ts'
import { HATS_AND_GIFTS, WHOLESALE_CATEGORIES } from './categories.ts'
import { SOLES } from './soles.ts'

const FOOTWEAR = 48
const OTHERS = 12
/** The wholesale price without a price list, as a fraction of the retail price. */
const SHARE = 0.7
const DAYS_TO_MAKE = 30

/** Wholesale stock: a multiple of the retail stock. */
const STOCK = 12

const isSlipper = ({ model }: Good) => model === 'slippers'
const hasSoles = isSlipper

const categoryOf = ({ model }: Good): number =>
  WHOLESALE_CATEGORIES.find(({ from }) => model !== undefined && from.includes(model))?.id ?? HATS_AND_GIFTS

const isHatOrGift = ({ category }: Good) =>
  WHOLESALE_CATEGORIES.some(({ id, from }) => id === HATS_AND_GIFTS && from.includes(category))

/** Footwear first, since shops order it by the hundred. Hats and gifts are sold only from stock. */
const MODELS: readonly Good[] = [
  ...GOODS.filter(({ model }) => model !== undefined).slice(0, FOOTWEAR),
  ...GOODS.filter(isHatOrGift).slice(0, OTHERS),
]

/** Rounds to ten som. */
const tens = (som: number) => Math.round(som / 10) * 10

const priced = (good: Good): Good => ({ ...good, som: tens(good.som * SHARE), off: 0 })

/** The id of the product at a position: after all retail and special goods. */
const idAt = (place: number) => GOODS.length + SPECIAL_GOODS.length + place + 1

/** Wholesale goods for shops and hotels, with models, colours and photos of the retail shop. */
export function demoWholesaleGoods(now: Date): WholesaleGoodsSeed {
  const goods = MODELS.map((model, place) => goodRows(priced(model), idAt(place), 0, now))
  return {
    categories: WHOLESALE_CATEGORIES.map(({ id, parent, title }, place) => ({
      id,
      parentId: parent,
      title: localized(title),
      place,
    })),
    soles: SOLES.map(({ id, name }) => ({ id, name: localized(name) })),
    products: MODELS.map((model, place) => {
      const { id, slug, name, description, details, weightG, sizeChartId, createdAt } = goods[place]!.product // a row of each model
      return {
        id,
        slug,
        name,
        description,
        details,
        weightG,
        sizeChartId,
        createdAt,
        categoryId: categoryOf(model),
        priceType: hasSoles(model) ? ('sole' as const) : ('reyestr' as const),
        madeToOrderDays: model.model === undefined ? null : DAYS_TO_MAKE,
      }
    }),
    productSoles: MODELS.flatMap((model, place) =>
      hasSoles(model)
        ? SOLES.map(({ id }, position) => ({ productId: idAt(place), soleId: id, position }))
        : [],
    ),
    variations: goods.flatMap(({ variations }) => variations),
    stock: goods.flatMap(({ stock }) => stock.map((row) => ({ ...row, quantity: row.quantity * STOCK }))),
    prices: goods.flatMap(({ prices }) => prices),
  }
}

const DAY = 86_400_000
/** The calendar day in Bishkek that many days from now, as the store counts the days of prices. */
const dayOf = (now: Date, days: number) =>
  formatDate(new Date(now.getTime() + days * DAY).toISOString(), 'en', 'iso')

/** Two price lists: one by quantity, and one for partners with a seasonal price for leather soles. */
export function demoPriceLists(now: Date): PriceListSeed {
  const from = dayOf(now, -90)
  return {
    lists: [
      {
        id: 1,
        name: localized(['By quantity', 'По количеству', 'Санына жараша']),
      },
      { id: 2, name: localized(['Partners', 'Партнёры', 'Өнөктөштөр']) },
    ],
    prices: MODELS.flatMap((model, place) => {
      const base = priced(model).som
      const productId = idAt(place)
      const row = (priceListId: number, fromCount: number, share: number, soleId?: number) => ({
        priceListId,
        productId,
        fromCount,
        amountMinor: tens((base + (SOLES.find(({ id }) => id === soleId)?.som ?? 0)) * share) * 100,
        validFrom: from,
        ...(soleId !== undefined && { soleId }),
      })
      const soles = hasSoles(model) ? SOLES.map(({ id }) => id) : [undefined]
      return soles.flatMap((sole) => [
        // A row from the first pair, so that the sole's surcharge applies.
        ...(sole === undefined ? [] : [row(1, 1, 1, sole)]),
        row(1, 20, 0.94, sole),
        row(1, 100, 0.88, sole),
        row(2, 1, 0.9, sole),
        { ...row(2, 50, 0.82, sole), validUntil: dayOf(now, 60) },
      ])
    }),
  }
}

/** The model at a position among the wholesale goods, in the form orders need. */
export function modelAt(place: number) {
  const [model, id] = [MODELS[place], idAt(place)]
  if (!model) throw new Error(`There is no wholesale model at ${place}.`)
  const { variations, stock } = goodRows(priced(model), id, 0, new Date(0))
  return { id, hasSoles: hasSoles(model), colors: variations.map(({ colorId }) => colorId), stock }
}
