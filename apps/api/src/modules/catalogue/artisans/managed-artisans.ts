import type { Paginated } from '@shyrdak/sdk/contract'
import { managedArtisans, type ManagedArtisan } from '@shyrdak/sdk/management'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { artisan } from '../special-tables.ts'
import { presentArtisan } from './artisans.ts'
import { isSubmitted } from './new-artisan.ts'

const PER_PAGE = 20

/** Waiting workshops first, oldest submission first; then decided ones, newest first. */
const IN_TURN = [
  desc(sql`${artisan.state} = 'waiting'`),
  sql`case when ${artisan.state} = 'waiting' then ${artisan.submittedAt} end`,
  sql`${artisan.decidedAt} desc nulls last`,
  desc(artisan.id),
]

/** Returns a page of workshops for managers. */
export function listManagedArtisans(
  call: Pick<Call<typeof managedArtisans.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedArtisan>> {
  const { state } = call.query
  const where = and(isSubmitted, state && eq(artisan.state, state))
  return listPage(managedArtisans.list, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(...IN_TURN),
    count: () => db.$count(artisan, where),
    present: shownToManagers,
  })
}

/**
 * Returns a workshop for managers.
 * @throws NOT_FOUND
 */
export async function readManagedArtisan(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<ManagedArtisan> {
  const [row] = await read(db, eq(artisan.id, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such workshop.' })
  return shownToManagers(row)
}

const decider = alias(account, 'decider')

const read = (db: AppContext['db'], where: SQL | undefined) =>
  db
    .select({
      artisan,
      craftsman: account,
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(artisan)
    .leftJoin(account, eq(account.artisansId, artisan.id))
    .leftJoin(decider, eq(decider.id, artisan.decidedBy))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const shownToManagers = ({ artisan: row, craftsman, decider: by }: Row): ManagedArtisan => ({
  id: row.id,
  profile: presentArtisan(row),
  craftsman: craftsman && {
    first_name: craftsman.firstName,
    last_name: craftsman.lastName,
    email: craftsman.email,
    phone: craftsman.phone,
    language: craftsman.language,
  },
  state: row.state,
  note: row.note,
  submitted_at: row.submittedAt?.toISOString() ?? null,
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: by && `${by.firstName} ${by.lastName}`,
  revision: row.revision,
})
