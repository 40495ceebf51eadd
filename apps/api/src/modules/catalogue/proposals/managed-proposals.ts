import type { LocalizedText, Paginated } from '@shyrdak/sdk/contract'
import { managedProposals, type ManagedProposal } from '@shyrdak/sdk/management'
import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { artisan, proposal, specialCategory } from '../special-tables.ts'
import { color, product } from '../tables.ts'
import { presentProposal } from './present-proposal.ts'

const PER_PAGE = 20

/** Waiting proposals first, oldest first; then decided ones, newest first. */
const IN_TURN = [
  desc(sql`${proposal.state} = 'waiting'`),
  sql`case when ${proposal.state} = 'waiting' then ${proposal.createdAt} end`,
  sql`${proposal.decidedAt} desc nulls last`,
  desc(proposal.id),
]

/** Returns a page of proposals for managers. */
export function listManagedProposals(
  call: Pick<Call<typeof managedProposals.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedProposal>> {
  const { state } = call.query
  const where = state && eq(proposal.state, state)
  return listPage(managedProposals.list, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(...IN_TURN),
    count: () => db.$count(proposal, where),
    present: shownToManagers,
  })
}

/**
 * Returns a proposal for managers.
 * @throws NOT_FOUND
 */
export async function readManagedProposal(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<ManagedProposal> {
  const [row] = await read(db, eq(proposal.id, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such proposal.' })
  return shownToManagers(row)
}

const decider = alias(account, 'decider')

const read = (db: AppContext['db'], where: SQL | undefined) =>
  db
    .select({
      proposal,
      slug: product.slug,
      maker: artisan.name,
      category: specialCategory.title,
      color: color.name,
      craftsman: { firstName: account.firstName, lastName: account.lastName, language: account.language },
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(proposal)
    .innerJoin(account, eq(account.id, proposal.accountId))
    .innerJoin(specialCategory, eq(specialCategory.id, proposal.categoryId))
    .innerJoin(color, eq(color.id, proposal.colorId))
    .leftJoin(artisan, eq(artisan.id, proposal.artisanId))
    .leftJoin(product, eq(product.id, proposal.productId))
    .leftJoin(decider, eq(decider.id, proposal.decidedBy))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const inAll = (text: string): LocalizedText => ({ en: text, ru: text, kg: text })

const shownToManagers = ({
  proposal: row,
  slug,
  craftsman,
  decider: by,
  ...shown
}: Row): ManagedProposal => ({
  ...presentProposal(row, slug),
  // A workshop without a page is shown by its craftsman's name.
  artisan: { id: row.artisanId, name: shown.maker ?? inAll(`${craftsman.firstName} ${craftsman.lastName}`) },
  category: shown.category,
  color: shown.color,
  language: craftsman.language,
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: by && `${by.firstName} ${by.lastName}`,
})
