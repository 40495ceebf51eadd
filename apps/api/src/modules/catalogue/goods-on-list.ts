import type { LocalizedText, WishlistItem, WishlistProduct, WishlistState } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { AppContext } from '#platform/context.ts'
import { statement } from '#platform/sql/statement.ts'
import { NO_PHOTO } from './listing/product-card.ts'
import { readingRates } from './rates/reading-rates.ts'
import { priceCurrency, priceView, saleMinorOf } from './rules/price-view.ts'

interface Row {
  id: number
  market: WishlistItem['market']
  slug: string
  name: LocalizedText
  photo: string | null
  amountMinor: number | null
  discountMinor: number | null
  isSold: boolean
  isInStock: boolean
  madeToOrderDays: number | null
}

/** A product that was never priced is a draft and is left out: nobody can have saved it. */
const GOODS = `
  select p.id, p.market, p.slug, p.name, price.amount_minor as "amountMinor",
    price.discount_minor as "discountMinor", own.made_to_order_days as "madeToOrderDays",
    exists (select from price any_price where any_price.product_id = p.id) as "isSold",
    exists (select from variation v join stock s on s.variation_id = v.id
      where v.product_id = p.id and s.quantity > 0) as "isInStock",
    (select v.photos[1] from variation v where v.product_id = p.id and v.photos[1] is not null
      order by v.position limit 1) as photo
  from product p
  left join price on price.product_id = p.id and price.country = $1
  left join special_product own on own.product_id = p.id
  where p.id = any($2::int[]) and p.market in ('retail', 'special')
    and (p.prices_revision > 0 or exists (select from price any_price where any_price.product_id = p.id))`

/** Returns the current state of saved goods in a country, in the order of the list. */
export async function goodsOnList(
  context: AppContext,
  country: string,
  wishes: readonly WishlistItem[],
): Promise<WishlistProduct[]> {
  if (wishes.length === 0) return []
  const [rates, rows] = await Promise.all([
    readingRates(context),
    statement<Row>(context.db, GOODS, [country, wishes.map(({ product_id: id }) => id)]),
  ])
  const currency = priceCurrency(country, rates)
  const found = new Map(rows.map((row) => [`${row.market} ${row.id}`, row]))
  return wishes.map(({ market, product_id }) => {
    const row = found.get(`${market} ${product_id}`)
    if (!row) return { market, product_id, state: 'withdrawn', product: null }
    const { slug, name, photo, amountMinor, discountMinor } = row
    const price = amountMinor === null ? null : { amountMinor, discountMinor: discountMinor ?? 0 }
    return {
      market,
      product_id,
      state: stateOf(row),
      product: {
        slug,
        name,
        photo: photo ?? NO_PHOTO,
        sale_cost: price && toMoney(saleMinorOf(price)),
        price: price && priceView(price, country, rates),
        currency,
      },
    }
  })
}

function stateOf({ isSold, amountMinor, isInStock, madeToOrderDays }: Row): WishlistState {
  if (!isSold) return 'withdrawn'
  if (amountMinor === null) return 'not_sold_here'
  if (isInStock) return 'in_stock'
  return madeToOrderDays === null ? 'sold_out' : 'made_to_order'
}
