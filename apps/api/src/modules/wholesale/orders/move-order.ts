import { mayMoveOrder, type OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { kitCounts, shortLines } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { plainText, unstorableTexts } from '#platform/text/plain-text.ts'
import { book, lockBalances } from '../branding/ledger.ts'
import { kitEntries } from '../rules/kit-entries.ts'
import { brandingEntry, wholesaleOrder, wholesaleOrderEvent, wholesaleOrderLine } from '../tables.ts'
import type { OrderRow } from './insert-order.ts'

interface By {
  /** The manager's account. */
  movedBy: number | null
  now: Date
}

/**
 * Moves an order of goods by a manager's hand, and its kits with it.
 * @throws NOT_FOUND, STALE, KITS_SHORT where kits that a hold released went elsewhere; INVALID on `status` for a move that
 *   the table does not know, on `note` for a hold without a reason
 */
export async function moveOrder(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  principal: SessionPrincipal,
  orderId: number,
  { status: to, from, note: sent = '' }: OrderMove,
): Promise<{ id: number; status: OrderStatus }> {
  const issues = unstorableTexts({ note: sent })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const note = plainText(sent)
  if (to === 'on_hold' && note === '') throw refuseField(['note'], 'required')
  return transaction(db, (tx) =>
    moveWithin(tx, orderId, { from, to, note }, { movedBy: principal.userId, now: clock() }),
  )
}

interface Move {
  from: OrderStatus
  to: OrderStatus
  note: string
}

/** The only way an order of goods changes its status. */
export async function moveWithin(
  tx: Transaction,
  orderId: number,
  { from, to, note }: Move,
  by: By,
): Promise<{ id: number; status: OrderStatus }> {
  const [order] = await tx
    .select()
    .from(wholesaleOrder)
    .where(and(eq(wholesaleOrder.id, orderId), eq(wholesaleOrder.kind, 'goods')))
    .for('update')
  if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  if (order.status !== from) throw refuse('STALE', { message: `The order is ${order.status} by now.` })
  if (!mayMoveOrder(from, to, 'manager')) throw refuseField(['status'], 'not_allowed')
  await moveKits(tx, order, to, by)
  await tx.update(wholesaleOrder).set({ status: to }).where(eq(wholesaleOrder.id, orderId))
  await tx.insert(wholesaleOrderEvent).values({
    orderId,
    status: to,
    reason: note === '' ? null : note,
    mover: 'manager',
    movedBy: by.movedBy,
    createdAt: by.now,
  })
  return { id: orderId, status: to }
}

/** Books what the new status makes of the order's kits. */
async function moveKits(
  tx: Transaction,
  { id: orderId, companyId }: OrderRow,
  to: OrderStatus,
  { movedBy, now }: By,
): Promise<void> {
  const lines = await tx
    .select({
      count: wholesaleOrderLine.count,
      brand_id: wholesaleOrderLine.brandId,
      sole_brand_id: wholesaleOrderLine.soleBrandId,
    })
    .from(wholesaleOrderLine)
    .where(eq(wholesaleOrderLine.orderId, orderId))
    .orderBy(asc(wholesaleOrderLine.position))
  const pieces = kitCounts(lines)
  if (pieces.size === 0) return
  const { balances } = await lockBalances(tx, companyId, pieces.keys())
  const booked = await tx.select().from(brandingEntry).where(eq(brandingEntry.orderId, orderId))
  const entries = [...pieces].flatMap(([brandId, needed]) =>
    kitEntries({ brandId, needed, booked: booked.filter((entry) => entry.brandId === brandId) }, to),
  )
  for (const { brandId, amount } of entries) balances.set(brandId, (balances.get(brandId) ?? 0) + amount)
  if ([...balances.values()].some((balance) => balance < 0)) {
    const free = new Map(
      [...pieces].map(([brandId, needed]) => [brandId, needed + (balances.get(brandId) ?? 0)]),
    )
    throw refuse('KITS_SHORT', {
      message: 'The kits went to other orders meanwhile.',
      data: { lines: shortLines(lines, free) },
    })
  }
  await book(
    tx,
    entries.map((entry) => ({ ...entry, orderId })),
    { by: movedBy, at: now },
  )
}
