import type { NewRetailOrder, PlacedOrder, Quote, RetailProduct, LineRequest } from '@shyrdak/sdk/contract'
import type { Contract } from '@shyrdak/sdk/contract'
import type { Sdk } from '@shyrdak/sdk'
import { addMoney, parcelsOf } from '@shyrdak/sdk/rules'
import { randomUUID } from 'node:crypto'

/** The colour and size of a product with the highest stock, and its stock. */
function mostPlentiful(product: Pick<RetailProduct, 'variations'>) {
  const all = product.variations.flatMap(({ id, sizes }) =>
    sizes.map(({ size, stock }) => ({ variation_id: id, size, stock })),
  )
  return all.toSorted((a, b) => b.stock - a.stock)[0]
}

/** The first goods of the country's list with enough stock for several people. */
export async function someGoods(sdk: Sdk<Contract>, howMany: number): Promise<LineRequest[]> {
  const page = await sdk.retailCatalogue.products.list({ query: { per_page: 40 } })
  const products = await Promise.all(
    page.data.map(({ slug }) => sdk.retailCatalogue.products.read({ params: { slug } })),
  )
  const lineRequest = products.flatMap((product): LineRequest[] => {
    const best = mostPlentiful(product)
    if (!best || best.stock < 6) return []
    return [
      {
        product_id: product.id,
        variation_id: best.variation_id,
        size: best.size,
        count: 1,
        is_special: false,
      },
    ]
  })
  return lineRequest.slice(0, howMany)
}

/** One special product from each of several workshops, in stock or made to order. */
export async function someSpecialGoods(
  sdk: Sdk<Contract>,
  howMany: number,
): Promise<(LineRequest & { artisan_id: number })[]> {
  const page = await sdk.specialGoods.products.list({ query: { count: 250 } })
  const makers = Map.groupBy(page.data, ({ artisan }) => artisan?.id)
  const found = await Promise.all(
    [...makers].map(async ([maker, goods]) => {
      if (maker === undefined) return []
      for (const { slug } of goods) {
        const product = await sdk.specialGoods.products.read({ params: { slug } })
        const best = mostPlentiful(product)
        if (!best || (best.stock < 6 && product.made_to_order_days === null)) continue
        const { variation_id, size } = best
        return [{ product_id: product.id, variation_id, size, count: 1, is_special: true, artisan_id: maker }]
      }
      return []
    }),
  )
  return found.flat().slice(0, howMany)
}

/** The order of a shopper who accepts a quote: for each line the first delivery offered, else pickup. */
export function orderFor(quote: Quote, changes: Partial<NewRetailOrder> = {}): NewRetailOrder {
  const chosen = quote.lines.map((line) => {
    const service = line.services.find(({ kind }) => kind !== 'pickup') ?? line.services[0]
    if (!service) throw new Error(`${line.line_key} cannot be delivered`)
    return { line, service }
  })
  return {
    quote_id: quote.quote_id,
    items: chosen.map(({ line, service }) => ({
      product_id: line.product_id,
      variation_id: line.variation_id,
      size: line.size,
      count: line.count,
      is_special: line.is_special,
      service_id: service.id,
      sale_cost: line.sale_cost,
    })),
    total: addMoney(
      ...quote.lines.map(({ total }) => total),
      ...parcelsOf(
        chosen.map(({ line, service }) => ({ ...line, service })),
        quote.tariffs ?? {},
      ).map(({ price }) => price),
    ),
    contact: {
      first_name: 'Айгүл',
      last_name: 'Осмонова',
      email: 'aigul@example.com',
      phone: '+996700123456',
    },
    address: {
      country_iso_code: quote.country_iso_code,
      city: 'Бишкек',
      street: 'Чүй проспектиси, 120',
      postal_code: '720001',
    },
    payment_method: 'kicb',
    language: 'kg',
    terms: true,
    ...changes,
  }
}

/** A whole purchase up to the placed order. */
export async function placeOrder(
  sdk: Sdk<Contract>,
  items: LineRequest[],
  changes: Partial<NewRetailOrder> = {},
): Promise<PlacedOrder> {
  const quote = await sdk.retailOrders.delivery.services({ body: { items } })
  return sdk.retailOrders.orders.place({ body: orderFor(quote, changes), idempotencyKey: randomUUID() })
}

/** The same for special goods. */
export async function placeSpecialOrder(
  sdk: Sdk<Contract>,
  goods: readonly LineRequest[],
  changes: Partial<NewRetailOrder> = {},
): Promise<PlacedOrder> {
  const items = goods.map(lineRequestOf)
  const quote = await sdk.retailOrders.delivery.services({ body: { items } })
  return sdk.specialGoods.orders.place({ body: orderFor(quote, changes), idempotencyKey: randomUUID() })
}

const lineRequestOf = ({ product_id, variation_id, size, count, is_special }: LineRequest): LineRequest => ({
  product_id,
  variation_id,
  size,
  count,
  is_special,
})
