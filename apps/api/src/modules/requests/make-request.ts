import { REQUEST_REASONS, type Issue, type NewOrderRequest, type OrderRequests } from '@shyrdak/sdk/contract'
import {
  attemptsOf,
  cancelOrder,
  findOrder,
  isOpenAttempt,
  lockOrder,
  settlementNeeded,
  type OrderAccess,
  type OrderRow,
} from '#modules/orders/index.ts'
import type { AppContext } from '#platform/context.ts'
import { queued } from '#platform/jobs/job.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainText, refuseUnstorable } from '#platform/text/plain-text.ts'
import { queueArtisanCancellation } from './emails/artisan-cancellation-email.ts'
import { requestEmail } from './emails/request-email.ts'
import { presentRequests, standingOf } from './read-requests.ts'
import { keyOf, type RequestedItem, type WholeRequest } from './request-rows.ts'
import { isCanceledAtOnce } from './rules/offer.ts'
import { orderRequest, orderRequestItem } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { MINUTE_MS } from '#platform/time.ts'

/**
 * Milliseconds in which the same request again counts as a repetition. Later it is another piece: of three
 * pairs, one may be returned today and one next week.
 */
const REPEATED_WITHIN_MS = 10 * MINUTE_MS

/**
 * Stores a buyer's request to cancel or return items. An unpaid order is canceled at once unless a bank is
 * processing a payment or cannot be asked; anything else waits for a manager. Repeating a request shortly after
 * creates no second one until a manager has answered.
 * @throws NOT_FOUND; STALE when the order no longer allows such a request; INVALID by field
 */
export async function makeRequest(
  context: AppContext,
  orderId: number,
  body: NewOrderRequest,
  opener: OrderAccess,
): Promise<OrderRequests> {
  const found = await findOrder(context, { id: orderId }, opener)
  refuseUnstorable({ comment: body.comment })
  const request = { ...body, comment: plainText(body.comment) }
  const reasons: readonly string[] = REQUEST_REASONS[body.kind]
  if (!reasons.includes(body.reason)) throw refuseField(['reason'], 'invalid')
  // The banks are asked first, because an open payment may have just succeeded. One that has not begun there is
  // canceled together with the order: the buyer may have left the bank's page long ago.
  const { id } = found
  const isCanceledByBuyer = body.kind === 'cancel' && isCanceledAtOnce(found)
  await context.events.emit(settlementNeeded, { orderId: id, isCanceledByBuyer })
  return transactionWithJobs(context, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
    const now = context.clock()
    const standing = await standingOf(tx, order, now)
    if (!standing.requests.some((one) => isRepeated(one, request, now)))
      await writeRequest(tx, context, { order, standing, body: request, now })
    const after = await lockOrder(tx, id)
    return presentRequests(tx, after ?? order, now)
  })
}

interface NewRequest {
  order: OrderRow
  standing: Awaited<ReturnType<typeof standingOf>>
  body: NewOrderRequest
  now: Date
}

/**
 * Writes a request, cancels the order if it need not wait, and queues the emails.
 * @throws STALE, INVALID
 */
async function writeRequest(
  tx: Transaction,
  context: AppContext,
  { order, standing, body, now }: NewRequest,
): Promise<void> {
  const { kind, reason, comment } = body
  if (standing.kind !== kind) throw refuse('STALE', { message: 'The order has gone on in the meantime.' })
  const items = itemsIn(body, standing.left)
  if (isCanceledAtOnce(order) && !isSameItems(items, standing.left)) throw refuseField(['items'], 'invalid')
  const isAtOnce = isCanceledAtOnce(order) && !(await isBankAtWork(tx, order.id))
  const { id: requestId } = onlyRow(
    await tx
      .insert(orderRequest)
      .values({
        orderId: order.id,
        kind,
        reason,
        comment,
        createdAt: now,
        ...(isAtOnce ? { state: 'accepted', answeredAt: now, refundMinor: 0 } : { state: 'open' }),
      })
      .returning({ id: orderRequest.id }),
    `insert into order_request of order ${order.id}`,
  )
  await tx
    .insert(orderRequestItem)
    .values(items.map(({ line, count }) => ({ requestId, position: line.position, count })))
  if (isAtOnce) await cancelOrder(tx, context, order, { mover: 'store' })
  const emails = isAtOnce ? (['answered'] as const) : (['received', 'desk'] as const)
  await context.jobs.addAll(
    tx,
    emails.map((email) => queued(requestEmail, { requestId, kind: email })),
  )
  // A manager may have put an unpaid order in production for a while.
  if (isAtOnce) await queueArtisanCancellation(context, tx, { orderId: order.id, requestId })
}

const isSameItems = (items: readonly RequestedItem[], others: readonly RequestedItem[]) =>
  items.length === others.length &&
  items.every(({ line, count }) =>
    others.some((other) => other.line.position === line.position && other.count === count),
  )

/**
 * Resolves the items of a request.
 * @throws INVALID by position for a line that is unknown or repeated, or a count that is too high
 */
function itemsIn({ items }: NewOrderRequest, left: readonly RequestedItem[]): RequestedItem[] {
  const byKey = new Map(left.map((item) => [keyOf(item.line), item]))
  const issues: Issue[] = []
  const found: RequestedItem[] = []
  for (const [index, { line_key: key, count }] of items.entries()) {
    const item = byKey.get(key)
    byKey.delete(key)
    if (!item) issues.push({ path: ['items', index, 'line_key'], code: 'invalid' })
    else if (count > item.count)
      issues.push({
        path: ['items', index, 'count'],
        code: 'too_big',
        params: { max: item.count, of: 'number' },
      })
    else found.push({ line: item.line, count })
  }
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return found
}

/**
 * A client repeats the request after a lost response. Once a manager has answered, the buyer has been told, and
 * the same words ask for another piece.
 */
function isRepeated(
  { request, items }: WholeRequest,
  { kind, reason, comment, items: wanted }: NewOrderRequest,
  now: Date,
) {
  return (
    (request.state === 'open' || isAcceptedAtOnce(request)) &&
    now.getTime() - request.createdAt.getTime() < REPEATED_WITHIN_MS &&
    request.kind === kind &&
    request.reason === reason &&
    request.comment === comment &&
    items.length === wanted.length &&
    items.every(({ line, count }) =>
      wanted.some((one) => one.line_key === keyOf(line) && one.count === count),
    )
  )
}

const isAcceptedAtOnce = ({ state, createdAt, answeredAt }: WholeRequest['request']) =>
  state === 'accepted' && answeredAt?.getTime() === createdAt.getTime()

/** Whether a payment of the order may still succeed. */
export async function isBankAtWork(tx: Transaction, orderId: number): Promise<boolean> {
  return (await attemptsOf(tx, orderId)).some(isOpenAttempt)
}
