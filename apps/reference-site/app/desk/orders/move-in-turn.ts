import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { usualMove, type MoveWarning } from './order-move.ts'

/** An order as listed. */
export interface ListedOrder {
  readonly id: number
  readonly order_number: string
  readonly status: OrderStatus
  /** The reason when it is on hold. */
  readonly reason?: string | null
}

/** How the orders of a market are read and moved, and the warnings before a move. */
export interface OrderMarket<Order extends Pick<ListedOrder, 'status'>> {
  readonly read: (id: number) => Promise<Order>
  readonly move: (id: number, body: OrderMove) => Promise<Order>
  readonly warningsOf: (order: Order, to: OrderStatus) => readonly MoveWarning[]
}

/** Why an order was not moved. */
export type WhyLeft =
  /** A colleague moved it meanwhile. */
  | { readonly kind: 'changed'; readonly status: OrderStatus }
  /** A manager should decide on the order's own page. */
  | { readonly kind: 'warned'; readonly warning: MoveWarning }
  | { readonly kind: 'failed'; readonly error: ShyrdakError }
  /** Not reached, because the manager stopped or a failure concerns all orders. */
  | { readonly kind: 'stopped' }

/** The result of moving several orders. */
export interface MoveAccount<Listed> {
  readonly moved: readonly Listed[]
  readonly left: readonly { readonly order: Listed; readonly why: WhyLeft }[]
}

type Standing = Pick<ListedOrder, 'status'>

const movesOfAll = (orders: readonly Standing[]): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => orders.every(({ status }) => mayMoveOrder(status, to, 'manager')))

/** The single next status that all orders allow; null when there is none or a choice. */
export const nextOfAll = (orders: readonly Standing[]): OrderStatus | null => usualMove(movesOfAll(orders))

/** Why there is no single next status: all are completed, some are, there is a choice, or there is none. */
export type NoNext = 'closed' | 'someClosed' | 'choice' | 'none'

export const isClosed = ({ status }: Standing): boolean => status === 'completed'

export function whyNoNext(orders: readonly Standing[]): NoNext {
  const open = orders.filter((order) => !isClosed(order))
  if (open.length === 0) return 'closed'
  if (open.length < orders.length && nextOfAll(open) !== null) return 'someClosed'
  return movesOfAll(orders).some((to) => to !== 'on_hold') ? 'choice' : 'none'
}

/** Error codes that concern a single order. Any other failure stops the run. */
const OF_ONE_ORDER: readonly string[] = ['INVALID', 'KITS_SHORT', 'NOT_FOUND', 'SOLD_OUT', 'STALE']

/** Moves an order if it still has the listed status; returns null on success. */
async function moveOne<Order extends Pick<ListedOrder, 'status'>>(
  { read, move, warningsOf }: OrderMarket<Order>,
  { id, status: from }: ListedOrder,
  to: OrderStatus,
): Promise<WhyLeft | null> {
  try {
    const order = await read(id)
    // Somebody else already moved it there.
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
  /** Called before each order with its index. */
  readonly onTurn: (place: number) => void
  readonly isStopped: () => boolean
}

/** Moves orders one after the other. A failure of one does not affect the others, unless it concerns all. */
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
    // Sequential, so that the result states exactly what has happened.
    // eslint-disable-next-line no-await-in-loop
    const why = await moveOne(market, order, to)
    if (why === null) moved.push(order)
    else left.push({ order, why })
    isCutOff = why?.kind === 'failed' && !OF_ONE_ORDER.includes(why.error.code)
  }
  return { moved, left }
}
