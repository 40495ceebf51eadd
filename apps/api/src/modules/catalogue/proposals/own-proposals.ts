import type { NewProposal, Paginated, Proposal } from '@shyrdak/sdk/contract'
import { proposals } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { amountIssues } from '#platform/amount-issues.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { intentByKeyOrBody, type Caller } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { listPage } from '#platform/paging/list-page.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { releaseImages } from '#platform/storage/claim-images.ts'
import { plainTexts } from '#platform/text/plain-lines.ts'
import { plainLine, refuseUnstorable } from '#platform/text/plain-text.ts'
import { proposal, specialCategory } from '../special-tables.ts'
import { color, product } from '../tables.ts'
import { claimPhotos } from '../artisans/own-photos.ts'
import { ownArtisan } from '../artisans/own-artisan.ts'
import { presentProposal } from './present-proposal.ts'
import { PROPOSAL_PRICE_RANGE } from './price-range.ts'

const PER_PAGE = 20

/** Returns a page of the workshop's proposals, newest first. */
export async function listProposals(
  call: Call<typeof proposals.list>,
  context: AppContext,
): Promise<Paginated<Proposal>> {
  const { state } = call.query
  const own = await ownArtisan(context, call.principal)
  const where = and(eq(proposal.artisanId, own), state && eq(proposal.state, state))
  return listPage(proposals.list, call, {
    perPage: PER_PAGE,
    rows: context.db
      .select({ proposal, slug: product.slug })
      .from(proposal)
      .leftJoin(product, eq(product.id, proposal.productId))
      .where(where)
      .orderBy(desc(proposal.id)),
    count: () => context.db.$count(proposal, where),
    present: (row) => presentProposal(row.proposal, row.slug),
  })
}

/**
 * Returns a proposal of the craftsman's own workshop.
 * @throws NOT_FOUND, also for another workshop's proposal
 */
export async function readProposal(
  context: AppContext,
  principal: SessionPrincipal,
  id: number,
): Promise<Proposal> {
  const own = await ownArtisan(context, principal)
  const [row] = await context.db
    .select({ proposal, slug: product.slug })
    .from(proposal)
    .leftJoin(product, eq(product.id, proposal.productId))
    .where(and(eq(proposal.id, id), eq(proposal.artisanId, own)))
  if (!row) throw missing()
  return presentProposal(row.proposal, row.slug)
}

const missing = () => refuse('NOT_FOUND', { message: 'There is no such proposal.' })

interface Proposing extends Caller {
  principal: SessionPrincipal
  body: NewProposal
}

/**
 * Submits a proposal for review by a manager, once per idempotency key.
 * @throws INVALID, KEY_REUSED; NOT_FOUND when it has been withdrawn since the first request
 */
export async function propose(context: AppContext, proposing: Proposing): Promise<Proposal> {
  const { principal, body } = proposing
  const intent = intentByKeyOrBody(proposing, { creates: 'proposal', body, sentAt: context.clock() })
  const own = await ownArtisan(context, principal)
  const id = await transaction(context.db, (tx) =>
    once(tx, intent, () => insertProposal(tx, context, { own, principal, body })),
  )
  return readProposal(context, principal, id)
}

async function insertProposal(
  tx: Transaction,
  context: AppContext,
  { own, principal, body }: Pick<Proposing, 'principal' | 'body'> & { own: number },
): Promise<number> {
  await check(tx, context, own, body)
  const inserted = await tx
    .insert(proposal)
    .values({ ...valuesOf(body), artisanId: own, accountId: principal.userId, createdAt: context.clock() })
    .returning({ id: proposal.id })
  return onlyRow(inserted, 'insert into proposal').id
}

interface Named {
  id: number
  /** The proposal's revision as the craftsman read it. */
  revision: number
}

/**
 * Changes a proposal, which then waits for review again.
 * @throws NOT_FOUND, INVALID; STALE when it is published or has changed since
 */
export async function changeProposal(
  context: AppContext,
  principal: SessionPrincipal,
  { id, revision }: Named,
  body: NewProposal,
): Promise<Proposal> {
  const own = await ownArtisan(context, principal)
  await transaction(context.db, async (tx) => {
    const row = await lock(tx, own, { id, revision })
    await check(tx, context, own, body, new Set(row.photos))
    await tx
      .update(proposal)
      .set({
        ...valuesOf(body),
        state: 'waiting',
        note: null,
        revision: revision + 1,
        // One that is waiting keeps its place in the queue.
        ...(row.state === 'returned' && { createdAt: context.clock() }),
      })
      .where(eq(proposal.id, id))
    await releaseImages(
      tx,
      context,
      row.photos.filter((path) => !body.photos.includes(path)),
    )
  })
  return readProposal(context, principal, id)
}

/**
 * Withdraws a proposal that is not published.
 * @throws NOT_FOUND; STALE when it is published or has changed since
 */
export async function withdrawProposal(
  context: AppContext,
  principal: SessionPrincipal,
  named: Named,
): Promise<void> {
  const own = await ownArtisan(context, principal)
  await transaction(context.db, async (tx) => {
    const { photos } = await lock(tx, own, named)
    await tx.delete(proposal).where(and(eq(proposal.id, named.id), ne(proposal.state, 'published')))
    await releaseImages(tx, context, photos)
  })
}

/** Locks an unpublished proposal of a workshop. */
async function lock(tx: Transaction, own: number, { id, revision }: Named) {
  const [row] = await tx
    .select()
    .from(proposal)
    .where(and(eq(proposal.id, id), eq(proposal.artisanId, own)))
    .for('update')
  if (!row) throw missing()
  if (row.revision !== revision || row.state === 'published')
    throw refuse('STALE', { message: 'The proposal has been changed in the meantime.' })
  return row
}

/**
 * Refuses texts that cannot be stored, unknown categories and colours, prices out of range and photos of
 * other workshops.
 */
async function check(
  tx: Transaction,
  context: AppContext,
  own: number,
  body: NewProposal,
  known: ReadonlySet<string> = new Set(),
): Promise<void> {
  refuseUnstorable(body)
  const issues = amountIssues(['price'], body.price, PROPOSAL_PRICE_RANGE)
  if (issues.length > 0) throw refuse('INVALID', { issues })
  // Whoever deletes one of them at this moment comes first, or finds the proposal.
  const [found] = await tx
    .select({
      category: sql<boolean>`exists (select from ${specialCategory} where id = ${body.category_id} for key share)`,
      color: sql<boolean>`exists (select from ${color} where id = ${body.color_id} for key share)`,
    })
    .from(sql`(select 1) as one`)
  if (!found?.category) throw refuseField(['category_id'], 'unknown')
  if (!found.color) throw refuseField(['color_id'], 'unknown')
  const photos = body.photos.map((path, place) => ({ path, field: ['photos', place] }))
  await claimPhotos(tx, context, { artisanId: own, photos, known })
}

const valuesOf = (body: NewProposal) => ({
  name: plainTexts(body.name, ['name']),
  description: plainTexts(body.description, ['description']),
  categoryId: body.category_id,
  colorId: body.color_id,
  size: plainLine(body.size),
  photos: [...new Set(body.photos)],
  priceMinor: toMinor(body.price),
  stock: body.stock,
  madeToOrderDays: body.made_to_order_days,
  weightG: body.weight,
})
