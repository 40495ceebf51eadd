import {
  inTreeOrder,
  isCategoryTree,
  positionsOf,
  withBranches,
  type CategoryOrder,
  type NewCategory,
} from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import { refuse, refuseField } from '#platform/refusal.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { GOODS, PRICES } from '../../tags.ts'
import { lockTree } from './lock-tree.ts'
import type { CategoryContext, CategoryRow, MarketCategories } from './market-categories.ts'

const textOf = (places: CategoryOrder['was']) => places.map(({ id, depth }) => `${id}:${depth}`).join(' ')

/**
 * Reorders and nests the categories of a market. The lists of goods follow in the same transaction.
 * @throws INVALID when `places` is not a tree of the same categories; STALE when the tree has changed since
 * it was read
 */
export async function orderCategories<New extends NewCategory, Own extends object>(
  context: CategoryContext,
  categories: MarketCategories<New, Own>,
  { was, places }: CategoryOrder,
): Promise<void> {
  refuseNoTree(was, places)
  const { table, position, readAll, relist, tag } = categories
  await transaction(context.db, async (tx) => {
    await lockTree(tx, categories)
    const before = await readAll(tx)
    if (textOf(inTreeOrder<CategoryRow>(before)) !== textOf(was))
      throw refuse('STALE', { message: 'The categories have been changed in the meantime.' })
    const now = positionsOf(places)
    await tx.execute(sql`
      update ${table} set parent_id = now.parent, ${sql.identifier(position.name)} = now.place
      from unnest(${sql.param(now.map(({ id }) => id))}::int[], ${sql.param(now.map(({ parentId }) => parentId))}::int[],
        ${sql.param(now.map((one) => one.position))}::int[]) as now (category, parent, place)
      where ${table.id} = now.category`)
    const parentOf = new Map(before.map(({ id, parentId }) => [id, parentId]))
    const moved = now.filter(({ id, parentId }) => parentOf.get(id) !== parentId).map(({ id }) => id)
    if (moved.length > 0) await relist?.(tx, withBranches(now, moved))
    await bumpRevision(tx, moved.length > 0 ? [tag, GOODS, PRICES] : [tag])
  })
}

function refuseNoTree(was: CategoryOrder['was'], places: CategoryOrder['places']): void {
  const known = new Set(was.map(({ id }) => id))
  const isWhole = places.length === known.size && places.every(({ id }) => known.has(id))
  if (!isWhole || !isCategoryTree(places)) throw refuseField(['places'], 'invalid')
}
