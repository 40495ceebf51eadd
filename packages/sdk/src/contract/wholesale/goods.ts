import * as z from 'zod/mini'
import { wholesaleClient } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Color } from '../retail-catalogue/colors.ts'
import { SizeChart, VariationSize } from '../retail-catalogue/products.ts'
import { Day, Id, MediaPath, Slug } from '../scalars.ts'

/**
 * `sole` goods are priced and ordered with a sole, `reyestr` goods are not. Source: spec §3, wholesale cart
 * item.
 */
export const PriceType = z.enum(['reyestr', 'sole'])
export type PriceType = z.infer<typeof PriceType>

/** Where a line was selected. Source: spec §3, wholesale cart item. */
export const WholesaleSource = z.enum(['price_list', 'catalog'])
export type WholesaleSource = z.infer<typeof WholesaleSource>

/** A price list by name. */
export const PriceListName = z.object({ id: Id, name: LocalizedText })
export type PriceListName = z.infer<typeof PriceListName>

/**
 * The price of one item from a count on. The count is that of all items of one product and sole in an order,
 * whatever their colours and sizes. `list` is the price list that sets the price, null for the store's own
 * price; `valid_until` is its last day.
 */
export const PriceTier = z.object({
  from_count: z.int().check(z.minimum(1)),
  price: Money,
  list: z.nullable(PriceListName),
  valid_until: z.nullable(Day),
})
export type PriceTier = z.infer<typeof PriceTier>

/** A sole of a product, with the client's prices. Source: spec §3, wholesale cart item. */
export const Sole = z.object({
  id: Id,
  name: LocalizedText,
  photo_path: z.nullable(MediaPath),
  prices: z.array(PriceTier),
})
export type Sole = z.infer<typeof Sole>

/** A wholesale product in a list. `prices` is for `reyestr` goods; `sole` goods have prices for each sole. */
export const WholesaleEntry = z.object({
  id: Id,
  slug: Slug,
  price_type: PriceType,
  name: LocalizedText,
  photo: MediaPath,
  category_id: Id,
  prices: z.array(PriceTier),
  soles: z.array(Sole),
})
export type WholesaleEntry = z.infer<typeof WholesaleEntry>

export const WholesalePage = paginated(WholesaleEntry)
export type WholesalePage = z.infer<typeof WholesalePage>

/** A size of a colour. `id` is unique among all goods; `stock` is the number of items in stock. */
export const WholesaleSize = z.object({
  id: z.string(),
  name: VariationSize.shape.size,
  stock: z.int(),
})

/** A wholesale product with everything needed to order it. */
export const WholesaleProduct = z.extend(WholesaleEntry, {
  description: LocalizedText,
  details: z.array(z.object({ name: LocalizedText, text: LocalizedText })),
  /** Weight of one packed item, in grams. */
  weight: z.int(),
  /** Days until items beyond the stock are ready; null if only items in stock are sold. */
  made_to_order_days: z.nullable(z.int()),
  size_chart_id: z.nullable(Id),
  breadcrumbs: z.array(z.object({ id: Id, title: LocalizedText })),
  colors: z.array(
    z.object({
      id: Id,
      variation_id: Id,
      name: LocalizedText,
      hex: z.string(),
      photos: z.array(MediaPath),
      sizes: z.array(WholesaleSize),
    }),
  ),
})
export type WholesaleProduct = z.infer<typeof WholesaleProduct>

/** A category of wholesale goods with its subcategories. */
export const WholesaleCategory = z.object({
  id: Id,
  title: LocalizedText,
  get children() {
    return z.array(WholesaleCategory)
  },
})
export type WholesaleCategory = z.infer<typeof WholesaleCategory>

const ById = z.object({ id: Id })

/** Words of a name or category in any language, a category with its subcategories, a colour. */
const goodsFilters = {
  text: z.optional(z.string().check(z.maxLength(200))),
  category: z.optional(Id),
  color: z.optional(Id),
  ...PageQuery,
}

export const wholesaleCatalog = {
  list: endpoint({
    method: 'GET',
    path: '/wholesale/catalog',
    summary: 'List wholesale goods with the client’s prices, newest first.',
    access: wholesaleClient(),
    query: z.object(goodsFilters),
    response: WholesalePage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/wholesale/catalog/:id',
    summary: 'Retrieve wholesale goods with colours, sizes, soles, stock and the client’s prices.',
    access: wholesaleClient(),
    params: ById,
    response: WholesaleProduct,
    errors: { NOT_FOUND: {} },
  }),
}

export const priceList = {
  list: endpoint({
    method: 'GET',
    path: '/wholesale/price-list',
    summary: 'List the client’s prices with their count tiers, by category and name.',
    access: wholesaleClient(),
    query: z.object(goodsFilters),
    response: WholesalePage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/wholesale/price-list/:id',
    summary: 'Retrieve goods of the client’s price list.',
    access: wholesaleClient(),
    params: ById,
    response: WholesaleProduct,
    errors: { NOT_FOUND: {} },
  }),
}

export const wholesaleCategories = {
  list: endpoint({
    method: 'GET',
    path: '/wholesale/category',
    summary: 'List wholesale categories as a tree.',
    access: wholesaleClient(),
    response: z.array(WholesaleCategory),
  }),
}

export const wholesaleColors = {
  list: endpoint({
    method: 'GET',
    path: '/wholesale/color',
    summary: 'List the colours of wholesale goods.',
    access: wholesaleClient(),
    response: z.array(Color),
  }),
}

export const wholesaleSizeCharts = {
  read: endpoint({
    method: 'GET',
    path: '/wholesale/size-chart/:id',
    summary: 'Retrieve the size chart of wholesale goods.',
    access: wholesaleClient(),
    params: ById,
    response: SizeChart,
    errors: { NOT_FOUND: {} },
  }),
}
