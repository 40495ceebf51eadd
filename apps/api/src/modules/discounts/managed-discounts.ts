import type { Paginated } from '@shyrdak/sdk/contract'
import { managedDiscounts, type ManagedDiscount, type NewDiscount } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import type { Call } from '#platform/handler.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { containing } from '#platform/sql/containing.ts'
import { lockRow, rowNotFound, type RowAt } from '#platform/sql/lock-row.ts'
import { refusedBy } from '#platform/sql/refused-by.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { discountRow } from './discount-row.ts'
import { discountCode } from './rules/discount-code.ts'
import { standingOf } from './rules/judge-discount.ts'
import { discount } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type Context = Pick<AppContext, 'db' | 'clock'>

const PER_PAGE = 50
/** The refusal for a code that already exists. */
const TAKEN = { twin: { field: 'code', code: 'taken' } }

/** `standingOf` in SQL, for filters. */
const standingOn = (day: string): SQL => sql`case
  when not ${discount.isActive} then 'off'
  when ${day}::date > ${discount.validUntil} then 'past'
  when ${day}::date < ${discount.validFrom} then 'future'
  when ${discount.uses} >= ${discount.maxUses} then 'used_up'
  else 'current' end`

function present(row: typeof discount.$inferSelect, day: string): ManagedDiscount {
  const standing = standingOf(
    {
      is_active: row.isActive,
      valid_from: row.validFrom,
      valid_until: row.validUntil,
      max_uses: row.maxUses,
      uses: row.uses,
    },
    day,
  )
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    percent: row.percent,
    sum: row.sumMinor === null ? null : toMoney(row.sumMinor),
    minimum: toMoney(row.minimumMinor),
    valid_from: row.validFrom,
    valid_until: row.validUntil,
    max_uses: row.maxUses,
    max_uses_per_buyer: row.maxUsesPerBuyer,
    is_active: row.isActive,
    standing,
    uses: row.uses,
    created_at: row.createdAt.toISOString(),
    revision: row.revision,
  }
}

/** Returns a page of codes, newest first. */
export function listDiscounts(
  call: Pick<Call<typeof managedDiscounts.list>, 'query' | 'country'>,
  { db, clock }: Context,
): Promise<Paginated<ManagedDiscount>> {
  const { standing, text } = call.query
  const day = dayOf(clock())
  const filter = discountCode(plainLine(text ?? ''))
  const where = and(
    standing && standing.length > 0 ? inArray(standingOn(day), standing) : undefined,
    filter === '' ? undefined : ilike(discount.code, containing(filter)),
  )
  return listPage(managedDiscounts.list, call, {
    perPage: PER_PAGE,
    rows: db.select().from(discount).where(where).orderBy(desc(discount.id)),
    count: () => db.$count(discount, where),
    present: (row) => present(row, day),
  })
}

/** @throws NOT_FOUND */
export async function readDiscount({ db, clock }: Context, id: number): Promise<ManagedDiscount> {
  const [row] = await db.select().from(discount).where(eq(discount.id, id))
  if (!row) throw rowNotFound('discount code')
  return present(row, dayOf(clock()))
}

/**
 * Adds a code, once per intent.
 * @throws INVALID, KEY_REUSED; NOT_FOUND when it has been deleted since the first request
 */
export async function createDiscount(
  context: Context,
  body: NewDiscount,
  intent?: Intent,
): Promise<ManagedDiscount> {
  const values = { ...discountRow(body), createdAt: context.clock() }
  const id = await transaction(context.db, (tx) =>
    once(tx, intent, async () => {
      const insert = tx.insert(discount).values(values).returning({ id: discount.id })
      return onlyRow(await refusedBy(insert, TAKEN), 'insert into discount').id
    }),
  )
  return readDiscount(context, id)
}

/**
 * Updates a code. Existing orders keep their discount.
 * @throws NOT_FOUND, STALE, INVALID
 */
export function updateDiscount(
  { db, clock }: Context,
  at: RowAt,
  body: NewDiscount,
): Promise<ManagedDiscount> {
  const values = discountRow(body)
  return transaction(db, async (tx) => {
    await lockRow(tx, discount, at, 'discount code')
    const [now] = await refusedBy(
      tx.update(discount).set(values).where(eq(discount.id, at.id)).returning(),
      TAKEN,
    )
    if (!now) throw rowNotFound('discount code')
    return present(now, dayOf(clock()))
  })
}
