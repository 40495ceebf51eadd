import type {
  DeliveryService,
  ProductButton,
  RetailProduct,
  RetailProductEntry,
  Review,
} from '@shyrdak/sdk/contract'
import { compareMoney } from '@shyrdak/sdk/rules'
import type { Visit } from '../visit.ts'

export interface ProductDelivery {
  delivers: boolean
  /** Ways to send one piece, cheapest first. */
  services: DeliveryService[]
}

/** A product and all that stands around it on its page. */
export interface LoadedProduct {
  product: RetailProduct
  buttons: ProductButton[]
  reviews: Review[]
  delivery: ProductDelivery | null
  related: RetailProductEntry[]
}

const RELATED = 4

/** Loads what a product's page shows beside it. */
export async function loadAround(visit: Visit, product: RetailProduct): Promise<LoadedProduct> {
  const { products, reviews } = visit.sdk.retailCatalogue
  const params = { id: product.id }
  const category = product.breadcrumbs.at(-1)?.url
  const [buttons, written, delivery, beside] = await Promise.all([
    products.buttons({ params }),
    reviews.ofProduct({ params }),
    deliveryOf(visit, product),
    category ? products.list({ query: { category, per_page: RELATED + 1 } }) : null,
  ])
  const related = (beside?.data ?? []).filter(({ id }) => id !== product.id).slice(0, RELATED)
  return { product, buttons, reviews: written, delivery, related }
}

/** What it costs to send one piece to the shopper's country, and how long it takes. Null where it is not sold. */
async function deliveryOf(
  { sdk }: Visit,
  { id, sold_here, variations }: RetailProduct,
): Promise<ProductDelivery | null> {
  if (!sold_here) return null
  const pieces = variations.flatMap(({ id: variation_id, sizes }) =>
    sizes.map(({ size, stock }) => ({ variation_id, size, stock })),
  )
  const piece = pieces.find(({ stock }) => stock > 0) ?? pieces[0]
  if (!piece) return null
  const { variation_id, size } = piece
  const quote = await sdk.retailOrders.delivery.services({
    body: { items: [{ product_id: id, variation_id, size, count: 1, is_special: false }] },
  })
  const services = (quote.lines[0]?.services ?? []).toSorted((a, b) => compareMoney(a.price, b.price))
  return { delivers: quote.delivers, services }
}
