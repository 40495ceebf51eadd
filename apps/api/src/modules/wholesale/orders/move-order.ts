import { mayMoveOrder, type OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { kitCounts, shortLines } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import { returnStock, restocked, type StockKey } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainText, refuseUnstorable } from '#platform/text/plain-text.ts'
import { book, lockBalances } from '../branding/ledger.ts'
import { queueMoveEmail } from './emails/queue-order-emails.ts'
import { kitEntries } from '../rules/kit-entries.ts'
import { holdingAfter, type Holding } from '../rules/order-holdings.ts'
import { brandingEntry, wholesaleOrder, wholesaleOrderEvent, wholesaleOrderLine } from '../tables.ts'
import type { OrderRow } from '../insert-order.ts'
import { takeLineStock } from './take-line-stock.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type LineRow = typeof wholesaleOrderLine.$inferSelect
type EventRow = typeof wholesaleOrderEvent.$inferSelect

interface By {
  /** The manager's account id. */
  movedBy: number | null
  now: Date
}

/**
 * Moves a goods order on behalf of a manager, updates its stock and kits, and emails its buyer. Repeating a
 * manager's own last move is a no-op, so a client may retry.
 * @throws NOT_FOUND, STALE; SOLD_OUT and KITS_SHORT when what a hold released was taken by others; INVALID on
 * `status` for a move that is not allowed, on `note` for a hold without a reason
 */
export async function moveOrder(
  context: AppContext,
  principal: SessionPrincipal,
  orderId: number,
  { status: to, from, note: sent = '' }: OrderMove,
): Promise<void> {
  refuseUnstorable({ note: sent })
  const note = plainText(sent)
  if (to === 'on_hold' && note === '') throw refuseField(['note'], 'required')
  const by = { movedBy: principal.userId, now: context.clock() }
  await transactionWithJobs(context, async (tx) => {
    const moved = await moveWithin(tx, orderId, { from, to, note }, by)
    if (!moved) return
    if (moved.back.length > 0) await context.events.emit(restocked, { tx, keys: moved.back })
    await queueMoveEmail(context, tx, moved.event)
  })
}

interface Move {
  from: OrderStatus
  to: OrderStatus
  note: string
}

interface Moved {
  event: EventRow
  /** The sizes that were sold out before the stock was returned. */
  back: StockKey[]
}

/**
 * The only way to change the status of a goods order. Returns undefined when the move repeats the last one.
 */
export async function moveWithin(
  tx: Transaction,
  orderId: number,
  { from, to, note }: Move,
  by: By,
): Promise<Moved | undefined> {
  const [order] = await tx
    .select()
    .from(wholesaleOrder)
    .where(and(eq(wholesaleOrder.id, orderId), eq(wholesaleOrder.kind, 'goods')))
    .for('update')
  if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  const events = await tx
    .select()
    .from(wholesaleOrderEvent)
    .where(eq(wholesaleOrderEvent.orderId, orderId))
    .orderBy(asc(wholesaleOrderEvent.id))
  const reason = note === '' ? null : note
  const last = events.at(-1)
  if (order.status === to && last && last.movedBy === by.movedBy && last.reason === reason) return undefined
  if (order.status !== from) throw refuse('STALE', { message: `The order is ${order.status} by now.` })
  if (!mayMoveOrder(from, to, 'manager')) throw refuseField(['status'], 'not_allowed')
  const way = events.map(({ status }) => status)
  const change = { before: holdingAfter(way), after: holdingAfter([...way, to]) }
  const back = await changeHolding(tx, order, change, by)
  await tx.update(wholesaleOrder).set({ status: to }).where(eq(wholesaleOrder.id, orderId))
  const event = onlyRow(
    await tx
      .insert(wholesaleOrderEvent)
      .values({ orderId, status: to, reason, mover: 'manager', movedBy: by.movedBy, createdAt: by.now })
      .returning(),
    `insert into wholesale_order_event of order ${orderId}`,
  )
  return { event, back }
}

interface HoldingChange {
  before: Holding
  after: Holding
}

/**
 * Changes what an order holds, and returns the sizes that were sold out until then. Kits are locked before
 * stock, as when placing an order.
 */
async function changeHolding(
  tx: Transaction,
  order: OrderRow,
  { before, after }: HoldingChange,
  by: By,
): Promise<StockKey[]> {
  const lines = await tx
    .select()
    .from(wholesaleOrderLine)
    .where(eq(wholesaleOrderLine.orderId, order.id))
    .orderBy(asc(wholesaleOrderLine.position))
  await moveKits(tx, order, { lines, after }, by)
  if (before !== 'free' && after === 'free') return giveStockBack(tx, lines)
  if (before === 'free' && after !== 'free') await takeStockAgain(tx, lines)
  return []
}

/** Books the ledger entries that follow from the new holding. */
async function moveKits(
  tx: Transaction,
  { id: orderId, companyId }: OrderRow,
  { lines: rows, after }: { lines: readonly LineRow[]; after: Holding },
  { movedBy, now }: By,
): Promise<void> {
  const lines = rows.map(({ count, brandId, soleBrandId }) => ({
    count,
    brand_id: brandId,
    sole_brand_id: soleBrandId,
  }))
  const pieces = kitCounts(lines)
  if (pieces.size === 0) return
  const { balances } = await lockBalances(tx, companyId, pieces.keys())
  const booked = await tx.select().from(brandingEntry).where(eq(brandingEntry.orderId, orderId))
  const entries = [...pieces].flatMap(([brandId, needed]) =>
    kitEntries({ brandId, needed, booked: booked.filter((entry) => entry.brandId === brandId) }, after),
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

async function giveStockBack(tx: Transaction, lines: readonly LineRow[]): Promise<StockKey[]> {
  const held = lines.filter(({ fromStock }) => fromStock > 0)
  // Lines may share a stock row, which is returned to only once.
  const groups = Map.groupBy(held, ({ variationId, size }) => `${variationId}:${size}`)
  const items = [...groups.values()].flatMap((same) => {
    const [first] = same
    const count = same.reduce((sum, { fromStock }) => sum + fromStock, 0)
    return first ? [{ variation_id: first.variationId, size: first.size, count }] : []
  })
  const back = await returnStock(tx, items)
  for (const line of held) await setFromStock(tx, line, 0)
  return back
}

async function takeStockAgain(tx: Transaction, lines: readonly LineRow[]): Promise<void> {
  const taken = await takeLineStock(tx, lines)
  for (const [index, line] of lines.entries()) {
    const now = taken[index] ?? line.fromStock
    if (now !== line.fromStock) await setFromStock(tx, line, now)
  }
}

const setFromStock = (tx: Transaction, { orderId, position }: LineRow, fromStock: number) =>
  tx
    .update(wholesaleOrderLine)
    .set({ fromStock })
    .where(and(eq(wholesaleOrderLine.orderId, orderId), eq(wholesaleOrderLine.position, position)))
