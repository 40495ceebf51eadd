import type { LocalizedText, PriceType, WholesaleEntry } from '@shyrdak/sdk/contract'
import { NO_PHOTO } from '#modules/catalogue/index.ts'
import type { Database } from '#platform/sql/database.ts'
import { listTiers } from '../rules/list-tiers.ts'
import { listedPrices, type PriceRequest } from './listed-prices.ts'
import { solesOf } from './soles-of.ts'

/** A wholesale product as read for a list. */
export interface GoodsRow {
  id: number
  slug: string
  name: LocalizedText
  priceType: PriceType
  categoryId: number
  photo: string | null
}

/** Adds a client's prices to goods. A sole without a price is left out. */
export async function entriesOf(
  db: Database,
  request: PriceRequest,
  rows: readonly GoodsRow[],
): Promise<WholesaleEntry[]> {
  const ids = rows.map(({ id }) => id)
  const { tierCount } = request.terms
  const [prices, soles] = await Promise.all([listedPrices(db, request, ids), solesOf(db, ids)])
  return rows.map(({ id, slug, name, priceType, categoryId, photo }) => {
    const listed = prices.get(id) ?? []
    const isSole = priceType === 'sole'
    return {
      id,
      slug,
      price_type: priceType,
      name,
      photo: photo ?? NO_PHOTO,
      category_id: categoryId,
      prices: isSole ? [] : listTiers(listed, null, tierCount),
      soles: (isSole ? (soles.get(id) ?? []) : [])
        .map((one) => ({
          id: one.id,
          name: one.name,
          photo_path: one.photo,
          prices: listTiers(listed, one.id, tierCount),
        }))
        .filter((one) => one.prices.length > 0),
    }
  })
}
