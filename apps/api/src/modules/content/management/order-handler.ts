import type { managedBanners } from '@shyrdak/sdk/management'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { orderRows, type PositionedTable } from '../order-rows.ts'

/** Returns the handler of the endpoint that reorders a kind of content. */
export const orderHandler =
  (table: PositionedTable) =>
  ({ body }: Pick<Call<(typeof managedBanners)['order']>, 'body'>, { db }: AppContext) =>
    transaction(db, (tx) => orderRows(tx, table, body))
