import type { LocalizedText } from '@shyrdak/sdk/contract'
import type { NewCategory } from '@shyrdak/sdk/management'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AppContext } from '#platform/context.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { Tag } from '#platform/sql/revision.ts'
import type { GoodsMarket } from '../../tables.ts'
import type { KnownUse } from '../refuse-used.ts'

/** The context needed for writing categories. */
export type CategoryContext = Pick<AppContext, 'db' | 'clock' | 'namedImages'>

/** The fields of every category, whatever its market. */
export interface CategoryRow {
  id: number
  parentId: number | null
  title: LocalizedText
  revision: number
}

/** The place of a category: its parent, and its position among the siblings. */
interface Standing {
  parentId: number | null
  position: number
}

/** Own fields of a market that has none. */
export type Nothing = Record<never, never>

/** How managers edit the categories of a market. `Own` are the fields that only this market has. */
export interface MarketCategories<New extends NewCategory, Own extends object> {
  readonly market: GoodsMarket
  readonly table: PgTable & { id: PgColumn; parentId: PgColumn; revision: PgColumn }
  /** The column that sorts siblings. */
  readonly position: PgColumn
  /** The table that assigns goods to categories. */
  readonly goods: PgTable & { productId: PgColumn; categoryId: PgColumn }
  /** The cache tag of pages that show the tree. */
  readonly tag: Tag
  /** Reads all categories, sorted by their position among siblings. */
  readonly readAll: (db: Database | Transaction) => Promise<(CategoryRow & Own)[]>
  /** Picks the market's own fields from a row that may have more. */
  readonly own: (row: Own) => Own
  readonly insert: (tx: Transaction, context: CategoryContext, input: New, at: Standing) => Promise<number>
  /** Updates a locked row. */
  readonly update: (
    tx: Transaction,
    context: CategoryContext,
    before: CategoryRow & Own,
    input: New,
  ) => Promise<void>
  readonly remove: (tx: Transaction, context: CategoryContext, row: CategoryRow & Own) => Promise<void>
  /** Returns what else references the category and so prevents its deletion. */
  readonly namedBy: (tx: Transaction, row: CategoryRow & Own) => Promise<KnownUse[]>
  /** Refreshes the lists and search of the goods in some categories. Absent for markets without a search. */
  readonly relist?: (tx: Transaction, inCategories: ReadonlySet<number>) => Promise<void>
}
