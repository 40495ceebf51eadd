import { eq } from 'drizzle-orm'
import { cancelItems, cancelOrder, lockOrder, settlementNeeded } from '#modules/orders/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainText, refuseUnstorable } from '#platform/text/plain-text.ts'
import { queueArtisanCancellation } from './emails/artisan-cancellation-email.ts'
import { requestEmail } from './emails/request-email.ts'
import { isBankAtWork } from './make-request.ts'
import { standingOf } from './read-requests.ts'
import { orderRequest } from './tables.ts'
import { isFullyCanceled } from './fully-canceled.ts'
import { requestValue } from './request-value.ts'

interface Answer {
  state: 'accepted' | 'refused'
  /** Shown to the buyer. Required for a refusal. */
  note: string
  by: SessionPrincipal
}

/**
 * Answers a request on behalf of a manager. Repeating the same answer is a no-op. Accepted cancellations
 * return to stock; returned parcels are counted by hand when unpacked.
 * @throws NOT_FOUND; STALE when it was answered differently, or the order has shipped since; IN_PROGRESS
 * while a payment of the order is being checked
 */
export async function answerRequest(
  context: AppContext,
  requestId: number,
  { state, note: sent, by }: Answer,
): Promise<void> {
  const field = state === 'refused' ? 'reason' : 'note'
  refuseUnstorable({ [field]: sent })
  const note = plainText(sent)
  const { db, clock } = context
  const [row] = await db.select().from(orderRequest).where(eq(orderRequest.id, requestId))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such request.' })
  const { orderId } = row
  await context.events.emit(settlementNeeded, { orderId })
  await transactionWithJobs(context, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw refuse('NOT_FOUND', { message: 'There is no such request.' })
    const now = clock()
    const { requests, lines, kind } = await standingOf(tx, order, now)
    const found = requests.find(({ request }) => request.id === requestId)
    if (!found) throw refuse('NOT_FOUND', { message: 'There is no such request.' })
    const { request, items } = found
    if (request.state === state && request.answeredBy === by.userId && (request.answer ?? '') === note) return
    if (request.state !== 'open')
      throw refuse('STALE', { message: 'The request has been answered in the meantime.' })
    if (state === 'accepted' && request.kind === 'cancel') {
      if (kind !== 'cancel') throw refuse('STALE', { message: `The order is ${order.status} by now.` })
      if (await isBankAtWork(tx, orderId))
        throw refuse('IN_PROGRESS', { message: 'A payment of the order is still being checked.' })
    }
    const refundMinor = state === 'accepted' ? requestValue(found, { order, lines, requests }) : null
    if (state === 'accepted' && request.kind === 'cancel') {
      if (isFullyCanceled(lines, requests, request))
        await cancelOrder(tx, context, order, { mover: 'manager', movedBy: by.userId })
      else await cancelItems(tx, context, order, items)
    }
    await tx
      .update(orderRequest)
      .set({ state, answer: note === '' ? null : note, refundMinor, answeredAt: now, answeredBy: by.userId })
      .where(eq(orderRequest.id, requestId))
    await context.jobs.add(tx, requestEmail, { requestId, kind: 'answered' })
    if (state === 'accepted' && request.kind === 'cancel')
      await queueArtisanCancellation(context, tx, { orderId, requestId })
  })
}
