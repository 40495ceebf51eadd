import type { LocalizedText } from '@shyrdak/sdk/contract'
import { MAX_SOLES, takenSoleNames, type NewSole } from '@shyrdak/sdk/management'
import { eq, ne, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import type { NamedImage } from '#platform/media/images-in.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { lockRow, rowNotFound, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { withImages } from '#platform/storage/desk-images.ts'
import { plainLines } from '#platform/text/plain-lines.ts'
import { SOLES } from '../../tags.ts'
import { sole } from '../../wholesale-tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type SoleContext = Pick<AppContext, 'db' | 'clock' | 'namedImages'>

const plain = ({ name, photo }: NewSole): NewSole => ({ name: plainLines(name, ['name']), photo })

export const imagesOf = ({ photo }: Pick<NewSole, 'photo'>): NamedImage[] =>
  photo === null ? [] : [{ path: photo, field: ['photo'] }]

/** Serializes naming soles, so that names stay unique. Reading them is not blocked. */
const lockNames = (tx: Transaction) => tx.execute(sql`lock table ${sole} in share row exclusive mode`)

async function refuseTaken(tx: Transaction, name: LocalizedText, before?: typeof sole.$inferSelect) {
  const others = await tx
    .select({ name: sole.name })
    .from(sole)
    .where(before && ne(sole.id, before.id))
  const issues = takenSoleNames(
    name,
    others.map((other) => other.name),
    before?.name,
  )
  if (issues.length > 0) throw refuse('INVALID', { issues })
}

/**
 * Adds a sole, once per intent, and returns its id.
 * @throws INVALID; with `full` at the maximum number of soles, with `taken` on a name; KEY_REUSED
 */
export function createSole(context: SoleContext, input: NewSole, intent?: Intent): Promise<number> {
  const row = plain(input)
  return transaction(context.db, (tx) => once(tx, intent, () => insertSole(tx, context, row)))
}

async function insertSole(tx: Transaction, context: SoleContext, row: NewSole): Promise<number> {
  await lockNames(tx)
  if ((await tx.$count(sole)) >= MAX_SOLES) throw refuseField(['name'], 'full', { max: MAX_SOLES })
  await refuseTaken(tx, row.name)
  const images = { before: [], after: imagesOf(row) }
  const made = onlyRow(
    await withImages(tx, context, images, () => tx.insert(sole).values(row).returning({ id: sole.id })),
    'insert into sole',
  )
  return made.id
}

/**
 * Updates a sole. Cached pages that show it are invalidated.
 * @throws NOT_FOUND, STALE, INVALID; with `taken` on a name
 */
export async function updateSole(context: SoleContext, at: RowAt, input: NewSole): Promise<void> {
  const row = plain(input)
  await transaction(context.db, async (tx) => {
    await lockNames(tx)
    await lockRow(tx, sole, at, 'sole')
    const [before] = await tx.select().from(sole).where(eq(sole.id, at.id))
    if (!before) throw rowNotFound('sole')
    await refuseTaken(tx, row.name, before)
    await withImages(tx, context, { before: imagesOf(before), after: imagesOf(row) }, () =>
      tx.update(sole).set(row).where(eq(sole.id, at.id)),
    )
    await bumpRevision(tx, [SOLES])
  })
}
