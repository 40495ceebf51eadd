import type { LocalizedText } from '@shyrdak/sdk/contract'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import type { ClientTerms } from '../client-terms.ts'
import type { ListedPrice } from '../rules/list-tiers.ts'

const PRICES = `
  select p.product_id as "productId", p.id, l.id as "listId", l.name as "listName", p.sole_id as "soleId",
    p.from_count as "fromCount", p.amount_minor as "amountMinor", p.valid_from::text as "validFrom",
    p.valid_until::text as "validUntil"
  from list_price p join price_list l on l.id = p.price_list_id
  where p.price_list_id = $2 and p.product_id = any($4::int[])
    and p.valid_from <= $3::date and (p.valid_until is null or p.valid_until >= $3::date)
  union all
  select product_id, 0, null, null, null, 1, amount_minor - discount_minor, null, null
  from price where country = $1 and product_id = any($4::int[])`

/** The terms of the client who asks for prices, and the day. */
export interface PriceRequest {
  terms: ClientTerms
  /** The day in Bishkek: `2026-11-22`. */
  day: string
}

/** Returns the prices valid for a client on a day, by product. */
export async function listedPrices(
  db: Database | Transaction,
  { terms, day }: PriceRequest,
  productIds: readonly number[],
): Promise<Map<number, ListedPrice[]>> {
  type Row = ListedPrice & { productId: number; listName: LocalizedText | null }
  const rows = await statement<Row>(db, PRICES, [terms.country, terms.priceListId, day, productIds])
  return Map.groupBy(rows, ({ productId }) => productId)
}
