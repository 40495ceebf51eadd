import type { LocalizedText } from '@shyrdak/sdk/contract'
import type { CategoryUse, NewCategory } from '@shyrdak/sdk/management'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AppContext } from '#platform/context.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { Tag } from '#platform/sql/revision.ts'
import type { GoodsMarket } from '../../tables.ts'
import type { Use } from '../refuse-used.ts'

/** All that whoever writes categories reaches. */
export type CategoryContext = Pick<AppContext, 'db' | 'clock' | 'namedImages'>

/** What every category has, whatever its market. */
export interface CategoryRow {
  id: number
  parentId: number | null
  title: LocalizedText
  revision: number
}

/** Where a category stands: after how many others in its parent. */
export interface Standing {
  parentId: number | null
  position: number
}

/** A use of a category outside of its tree and its goods. */
export type NamedBy = Use & { use: CategoryUse }

/** What a market says of its categories that says nothing of its own. */
export type Nothing = Record<never, never>

/** How managers write the categories of a market. `Own` is what only this market says of them. */
export interface MarketCategories<New extends NewCategory, Own extends object> {
  readonly market: GoodsMarket
  readonly table: PgTable & { id: PgColumn; parentId: PgColumn; revision: PgColumn }
  /** The column of the table that orders siblings. */
  readonly position: PgColumn
  /** What its goods are filed by. */
  readonly goods: PgTable & { productId: PgColumn; categoryId: PgColumn }
  /** Of pages that show the tree. */
  readonly tag: Tag
  /** All of them, in the order in which siblings stand. */
  readonly readAll: (db: Database | Transaction) => Promise<(CategoryRow & Own)[]>
  /** What only this market says, of a row that may have more. */
  readonly own: (row: Own) => Own
  readonly insert: (tx: Transaction, context: CategoryContext, input: New, at: Standing) => Promise<number>
  /** Writes what it is over a row that is locked. */
  readonly update: (
    tx: Transaction,
    context: CategoryContext,
    before: CategoryRow & Own,
    input: New,
  ) => Promise<void>
  readonly remove: (tx: Transaction, context: CategoryContext, row: CategoryRow & Own) => Promise<void>
  /** What else names it, so that it is not deleted. */
  readonly namedBy: (tx: Transaction, row: CategoryRow & Own) => Promise<NamedBy[]>
  /** Lists the goods of some categories again; markets without it list goods as they are asked for. */
  readonly relist?: (
    tx: Transaction,
    context: CategoryContext,
    inCategories: ReadonlySet<number>,
  ) => Promise<void>
}
