import { MAX_COLORS, type NewColor } from '@shyrdak/sdk/management'
import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { lockRow, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { refreshListing } from '../../listing/refresh-listing.ts'
import { color } from '../../tables.ts'
import { COLORS, GOODS } from '../../tags.ts'
import { plainLines } from '#platform/text/plain-lines.ts'
import { lockPalette } from './lock-palette.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

const plain = ({ name, hex }: NewColor): NewColor => ({ name: plainLines(name, ['name']), hex })

/**
 * Adds a colour as the last one, once per intent, and returns its id.
 * @throws INVALID with `full` at the maximum number of colours; KEY_REUSED
 */
export function createColor(
  context: Pick<AppContext, 'db'>,
  input: NewColor,
  intent?: Intent,
): Promise<number> {
  const row = plain(input)
  return transaction(context.db, (tx) => once(tx, intent, () => insertColor(tx, row)))
}

async function insertColor(tx: Transaction, row: NewColor): Promise<number> {
  await lockPalette(tx)
  if ((await tx.$count(color)) >= MAX_COLORS) throw refuseField(['name'], 'full', { max: MAX_COLORS })
  const made = onlyRow(
    await tx
      .insert(color)
      .values({ ...row, position: sql`(select coalesce(max(position) + 1, 0) from ${color})` })
      .returning({ id: color.id }),
    'insert into color',
  )
  await bumpRevision(tx, [COLORS])
  return made.id
}

/**
 * Updates a colour's name and hex code. Listing and search follow in the same transaction.
 * @throws NOT_FOUND, STALE
 */
export async function updateColor(
  context: Pick<AppContext, 'db'>,
  at: RowAt,
  input: NewColor,
): Promise<void> {
  const row = plain(input)
  await transaction(context.db, async (tx) => {
    await lockRow(tx, color, at, 'colour')
    await tx.update(color).set(row).where(eq(color.id, at.id))
    await refreshListing(tx, { inColor: at.id })
    await bumpRevision(tx, [COLORS, GOODS])
  })
}
