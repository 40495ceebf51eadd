import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { usualMove, type MoveWarning } from './order-move.ts'

/** An order as its list has it. */
export interface ListedOrder {
  readonly id: number
  readonly order_number: string
  readonly status: OrderStatus
  /** Why it is on hold. */
  readonly reason?: string | null
}

/** The orders of a market: how one is read and moved, and what a manager should know before. */
export interface OrderMarket<Order extends Pick<ListedOrder, 'status'>> {
  readonly read: (id: number) => Promise<Order>
  readonly move: (id: number, body: OrderMove) => Promise<Order>
  readonly warningsOf: (order: Order, to: OrderStatus) => readonly MoveWarning[]
}

/** Why an order stayed where it was. */
export type WhyLeft =
  /** A colleague has moved it meanwhile. */
  | { readonly kind: 'changed'; readonly status: OrderStatus }
  /** Something that a manager decides with the order before their eyes. */
  | { readonly kind: 'warned'; readonly warning: MoveWarning }
  | { readonly kind: 'failed'; readonly error: ShyrdakError }
  /** It was not its turn yet when the manager stopped, or when nothing got through any more. */
  | { readonly kind: 'stopped' }

/** What came of moving several orders. */
export interface MoveAccount<Listed> {
  readonly moved: readonly Listed[]
  readonly left: readonly { readonly order: Listed; readonly why: WhyLeft }[]
}

type Standing = Pick<ListedOrder, 'status'>

const movesOfAll = (orders: readonly Standing[]): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => orders.every(({ status }) => mayMoveOrder(status, to, 'manager')))

/** The one next step that all of them allow; null where there is none, or a choice. */
export const nextOfAll = (orders: readonly Standing[]): OrderStatus | null => usualMove(movesOfAll(orders))

/** Why there is no one next step: all are completed, some are and the others could be moved, several come next, or none. */
export type NoNext = 'closed' | 'someClosed' | 'choice' | 'none'

export const isClosed = ({ status }: Standing): boolean => status === 'completed'

export function whyNoNext(orders: readonly Standing[]): NoNext {
  const open = orders.filter((order) => !isClosed(order))
  if (open.length === 0) return 'closed'
  if (open.length < orders.length && nextOfAll(open) !== null) return 'someClosed'
  return movesOfAll(orders).some((to) => to !== 'on_hold') ? 'choice' : 'none'
}

/** What the store says of one order; anything else would stop the others too. */
const OF_ONE_ORDER: readonly string[] = ['INVALID', 'KITS_SHORT', 'NOT_FOUND', 'SOLD_OUT', 'STALE']

/** Moves an order, if it still stands where the list says; null once it is there. */
async function moveOne<Order extends Pick<ListedOrder, 'status'>>(
  { read, move, warningsOf }: OrderMarket<Order>,
  { id, status: from }: ListedOrder,
  to: OrderStatus,
): Promise<WhyLeft | null> {
  try {
    const order = await read(id)
    // Whoever was quicker wanted the same.
    if (order.status === to) return null
    if (order.status !== from) return { kind: 'changed', status: order.status }
    const [warning] = warningsOf(order, to)
    if (warning !== undefined) return { kind: 'warned', warning }
    await move(id, { status: to, from })
    return null
  } catch (error) {
    if (!isShyrdakError(error)) throw error
    return { kind: 'failed', error }
  }
}

interface Turns<Listed, Order extends Pick<ListedOrder, 'status'>> {
  readonly orders: readonly Listed[]
  readonly to: OrderStatus
  readonly market: OrderMarket<Order>
  /** Called before each order with its place from 0. */
  readonly onTurn: (place: number) => void
  readonly isStopped: () => boolean
}

/** Moves orders one after the other, so that each is moved or not whatever comes of the next. */
export async function moveInTurn<Listed extends ListedOrder, Order extends Pick<ListedOrder, 'status'>>({
  orders,
  to,
  market,
  onTurn,
  isStopped,
}: Turns<Listed, Order>): Promise<MoveAccount<Listed>> {
  const moved: Listed[] = []
  const left: { order: Listed; why: WhyLeft }[] = []
  let isCutOff = false
  for (const [place, order] of orders.entries()) {
    if (isCutOff || isStopped()) {
      left.push({ order, why: { kind: 'stopped' } })
      continue
    }
    onTurn(place)
    // One at a time: what is told at the end is what has happened.
    // eslint-disable-next-line no-await-in-loop
    const why = await moveOne(market, order, to)
    if (why === null) moved.push(order)
    else left.push({ order, why })
    isCutOff = why?.kind === 'failed' && !OF_ONE_ORDER.includes(why.error.code)
  }
  return { moved, left }
}
