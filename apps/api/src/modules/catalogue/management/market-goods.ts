import type { NewGoods } from '@shyrdak/sdk/management'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { GoodsMarket } from '../tables.ts'

/** How managers edit the goods of a market: the part that only this market has. */
export interface MarketGoods<New extends NewGoods, Own extends object> {
  readonly market: GoodsMarket
  /** Reads the fields of a product that only this market has. */
  readonly read: (db: Database | Transaction, id: number) => Promise<Own & { category_id: number }>
  /** Inserts or updates these fields. Refuses unknown ids by their field. */
  readonly write: (tx: Transaction, id: number, input: New) => Promise<void>
  /** Copies these fields to a new product. */
  readonly copy: (tx: Transaction, from: number, to: number) => Promise<void>
}

/** The error for a product without a row in its market's table, which is a bug. */
export const missingMarketRow = (market: GoodsMarket, id: number) =>
  new Error(`The ${market} product ${id} has no row of its market.`)
