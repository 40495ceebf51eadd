import type { Paginated } from '@shyrdak/sdk/contract'
import { managedReviews, type ManagedReview } from '@shyrdak/sdk/management'
import { and, desc, eq, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listPage } from '#platform/paging/list-page.ts'
import { containing } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { matchingGoods, product } from '#modules/catalogue/index.ts'
import { review } from './tables.ts'
import { account } from '#modules/accounts/index.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { ageInHours, overdueBefore } from './review-clock.ts'

const PER_PAGE = 50

/** Pending reviews first, oldest first; then decided ones, newest first. */
const IN_TURN = [
  desc(sql`${review.status} = 'pending'`),
  sql`case when ${review.status} = 'pending' then ${review.createdAt} end`,
  sql`${review.decidedAt} desc nulls last`,
  desc(review.createdAt),
  desc(review.id),
]

/** Returns a page of reviews for managers. */
export async function listReviews(
  call: Pick<Call<typeof managedReviews.list>, 'query' | 'country'>,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<Paginated<ManagedReview>> {
  const { state, overdue, text = '' } = call.query
  const now = clock()
  const isOverdue = and(eq(review.status, 'pending'), lt(review.createdAt, overdueBefore(now)))
  const where = and(
    state && eq(review.status, state),
    overdue === undefined ? undefined : overdue ? isOverdue : sql`not (${isOverdue})`,
    matching(db, text),
  )
  return listPage(managedReviews.list, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(...IN_TURN),
    count: () => db.$count(review, where),
    present: (row) => shownToManagers(row, now),
  })
}

/** The condition for a search by author, email, product or words of the review; undefined for an empty text. */
function matching(db: AppContext['db'], text: string): SQL | undefined {
  const filter = plainLine(text)
  if (filter === '') return undefined
  const part = containing(filter)
  return or(
    ilike(review.author, part),
    ilike(review.text, part),
    inArray(review.productId, db.select({ id: product.id }).from(product).where(matchingGoods(text))),
    inArray(review.authorId, db.select({ id: account.id }).from(account).where(ilike(account.email, part))),
  )
}

/**
 * Returns a review for managers.
 * @throws NOT_FOUND
 */
export async function readReview(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: number,
): Promise<ManagedReview> {
  const [row] = await read(db, eq(review.id, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such review.' })
  return shownToManagers(row, clock())
}

const author = alias(account, 'author')
const decider = alias(account, 'decider')

const read = (db: AppContext['db'], where: SQL | undefined) =>
  db
    .select({
      review,
      product: { id: product.id, slug: product.slug, name: product.name, market: product.market },
      email: author.email,
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .leftJoin(author, eq(author.id, review.authorId))
    .leftJoin(decider, eq(decider.id, review.decidedBy))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const shownToManagers = (row: Row, now: Date): ManagedReview => ({
  id: row.review.id,
  product: {
    id: row.product.id,
    slug: row.product.slug,
    name: row.product.name,
    kind: row.product.market === 'special' ? 'special' : 'retail',
  },
  author: row.review.author,
  email: row.email,
  rating: row.review.rating,
  text: row.review.text,
  language: row.review.language,
  state: row.review.status,
  reason: row.review.reason,
  created_at: row.review.createdAt.toISOString(),
  age_hours: ageInHours(row.review.createdAt, now),
  is_overdue: row.review.status === 'pending' && row.review.createdAt < overdueBefore(now),
  decided_at: row.review.decidedAt?.toISOString() ?? null,
  decided_by: row.decider && `${row.decider.firstName} ${row.decider.lastName}`,
  revision: row.review.revision,
})
