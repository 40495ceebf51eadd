import type { NewGoods } from '@shyrdak/sdk/management'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { GoodsMarket } from '../tables.ts'

/** How managers write goods of a market: what only that market says of them. */
export interface MarketGoods<New extends NewGoods, Own extends object> {
  readonly market: GoodsMarket
  /** What only this market says of a product, as managers see it. */
  readonly read: (db: Database | Transaction, id: number) => Promise<Own & { category_id: number }>
  /** Writes it, of a new product or over what was there. Refuses by its field what does not exist. */
  readonly write: (tx: Transaction, id: number, input: New) => Promise<void>
  /** The same for a copy. */
  readonly copy: (tx: Transaction, from: number, to: number) => Promise<void>
}

/** A product that has no row of its market: a fault of whoever wrote it. */
export const rowless = (market: GoodsMarket, id: number) =>
  new Error(`The ${market} product ${id} has no row of its market.`)
