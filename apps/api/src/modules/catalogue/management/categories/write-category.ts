import { MAX_CATEGORIES, CATEGORY_LEVELS, inTreeOrder, withBranches } from '@shyrdak/sdk/management'
import type { NewCategory } from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { lockRow, rowNotFound, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { GOODS } from '../../tags.ts'
import { plainLines, plainTexts } from '#platform/text/plain-lines.ts'
import { lockTree } from './lock-tree.ts'
import type { CategoryContext, CategoryRow, MarketCategories } from './market-categories.ts'

/** Normalizes the texts for storage. */
const plain = <New extends NewCategory>(input: New): New => ({
  ...input,
  title: plainLines(input.title, ['title']),
  ...('description' in input && {
    // Only retail categories have a description, in every language.
    description: plainTexts(input.description as NewCategory['title'], ['description']),
  }),
})

/**
 * Creates a category as the last one in its parent, once per intent, and returns its id.
 * @throws INVALID with `taken` for the URL of another category; with `unknown`, `too_deep` or `full` for the
 * parent; KEY_REUSED
 */
export function createCategory<New extends NewCategory, Own extends object>(
  context: CategoryContext,
  categories: MarketCategories<New, Own>,
  { parent_id: parentId, ...input }: New & { parent_id: number | null },
  intent?: Intent,
): Promise<number> {
  const { insert, tag } = categories
  // TypeScript cannot infer that removing `parent_id` from the intersection leaves `New`.
  const body = plain(input as unknown as New)
  return transaction(context.db, (tx) =>
    once(tx, intent, async () => {
      await lockTree(tx, categories)
      await refuseParent(tx, categories, parentId)
      const position = await nextPosition(tx, categories, parentId)
      const id = await insert(tx, context, body, { parentId, position })
      await bumpRevision(tx, [tag])
      return id
    }),
  )
}

async function refuseParent<New extends NewCategory, Own extends object>(
  tx: Transaction,
  { readAll }: MarketCategories<New, Own>,
  parentId: number | null,
): Promise<void> {
  const rows = inTreeOrder<CategoryRow>(await readAll(tx))
  if (rows.length >= MAX_CATEGORIES) throw refuseField(['parent_id'], 'full', { max: MAX_CATEGORIES })
  if (parentId === null) return
  const parent = rows.find(({ id }) => id === parentId)
  if (!parent) throw refuseField(['parent_id'], 'unknown')
  if (parent.depth >= CATEGORY_LEVELS - 1)
    throw refuseField(['parent_id'], 'too_deep', { max: CATEGORY_LEVELS })
}

async function nextPosition<New extends NewCategory, Own extends object>(
  tx: Transaction,
  { table, position }: MarketCategories<New, Own>,
  parentId: number | null,
): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select coalesce(max(${position}) + 1, 0)::int as next from ${table}
      where ${table.parentId} is not distinct from ${parentId}::int`,
  )
  return rows[0]?.next ?? 0
}

/**
 * Updates a category. Its former URL redirects to the new one.
 * @throws NOT_FOUND, STALE; INVALID with `taken` for the URL of another category
 */
export async function updateCategory<New extends NewCategory, Own extends object>(
  context: CategoryContext,
  categories: MarketCategories<New, Own>,
  at: RowAt,
  input: New,
): Promise<void> {
  const { table, readAll, update, relist, tag } = categories
  const body = plain(input)
  await transaction(context.db, async (tx) => {
    await lockRow(tx, table, at, 'category')
    const rows = await readAll(tx)
    const before = rows.find(({ id }) => id === at.id)
    if (!before) throw rowNotFound('category')
    await update(tx, context, before, body)
    const isRenamed = JSON.stringify(before.title) !== JSON.stringify(body.title)
    // Search finds goods by the titles of their categories.
    if (isRenamed) await relist?.(tx, withBranches(rows, [at.id]))
    await bumpRevision(tx, isRenamed && relist ? [tag, GOODS] : [tag])
  })
}
