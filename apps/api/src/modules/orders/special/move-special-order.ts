import { CRAFTSMAN_STATUSES, type CraftsmanMove } from '@shyrdak/sdk/contract'
import { desc, eq } from 'drizzle-orm'
import { claimPhotos } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainText, refuseUnstorable } from '#platform/text/plain-text.ts'
import { orderNewsEmail } from '../emails/order-news-email.ts'
import { moveOrder } from '../move-order.ts'
import { linesOf, lockOrder } from '../order-rows.ts'
import { linesLeft } from '../rules/lines-left.ts'
import { isStoreReason } from '../rules/orders.ts'
import { retailOrderEvent } from '../tables.ts'
import { artisanMoves } from '../present-for-artisan.ts'
import { artisanOf } from './artisan-of.ts'

/** The most entries in the timeline of an order to which news are added: its buyer is emailed each. */
const MAX_NEWS = 100

/**
 * Moves an order on behalf of a craftsman whose goods are in it, or posts news about the work. The buyer gets
 * an email. Repeating the last move is a no-op, so a client may retry.
 * @throws NOT_FOUND, STALE; INVALID on `status` for a move that the craftsman may not make, on `note` for a
 * hold without a reason, news without a note or photo, or too many of them, on `photo` for one that the
 * craftsman has not uploaded
 */
export async function moveSpecialOrder(
  context: AppContext,
  orderId: number,
  { status: to, from, note: sent = '', photo }: CraftsmanMove,
  by: SessionPrincipal,
): Promise<void> {
  refuseUnstorable({ note: sent })
  const note = plainText(sent)
  if (isStoreReason(note)) throw refuseField(['note'], 'invalid')
  const isNews = to === from
  if (note === '' && (to === 'on_hold' || (isNews && photo === undefined)))
    throw refuseField(['note'], 'required')
  const artisanId = await artisanOf(context, by)
  await transactionWithJobs(context, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const lines = order?.kind === 'special' ? await linesOf(tx, orderId) : []
    if (!order || typeof artisanId !== 'number' || !lines.some((line) => line.artisanId === artisanId))
      throw refuse('NOT_FOUND', { message: 'There is no such order.' })
    if (!linesLeft(lines).some((line) => line.artisanId === artisanId))
      throw refuse('STALE', { message: 'The goods of the workshop are canceled by now.' })
    if (order.status === to && (await isRepeated(tx, orderId, { to, note, photo }, by))) return
    if (order.status !== from) throw refuse('STALE', { message: `The order is ${order.status} by now.` })
    const may = isNews ? CRAFTSMAN_STATUSES : artisanMoves({ order, lines }, artisanId)
    if (!may.includes(to)) throw refuseField(['status'], 'not_allowed')
    const ofOrder = eq(retailOrderEvent.orderId, orderId)
    if (isNews && (await tx.$count(retailOrderEvent, ofOrder)) >= MAX_NEWS)
      throw refuseField(['note'], 'full', { max: MAX_NEWS })
    if (photo !== undefined)
      await claimPhotos(tx, context, { artisanId, photos: [{ path: photo, field: ['photo'] }] })
    const eventId = await moveOrder(tx, orderId, {
      from,
      to,
      mover: 'craftsman',
      movedBy: by.userId,
      ...(note !== '' && (to === 'on_hold' ? { reason: note } : { note })),
      ...(photo !== undefined && { photo }),
      at: context.clock(),
    })
    await context.jobs.add(tx, orderNewsEmail, { eventId })
  })
}

interface Repeatable {
  to: string
  note: string
  photo: string | undefined
}

async function isRepeated(
  tx: Transaction,
  orderId: number,
  { to, note, photo }: Repeatable,
  { userId }: SessionPrincipal,
): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(retailOrderEvent)
    .where(eq(retailOrderEvent.orderId, orderId))
    .orderBy(desc(retailOrderEvent.id))
    .limit(1)
  return (
    last !== undefined &&
    last.movedBy === userId &&
    last.status === to &&
    (last.reason ?? '') === note &&
    last.photo === (photo ?? null)
  )
}
