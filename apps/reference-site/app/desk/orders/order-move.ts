import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { ManagedOrder, ManagedOrderEvent } from '@shyrdak/sdk/management'

/** The fields of an order that moving it needs, in any market. */
export type MovableOrder = Pick<ManagedOrder, 'status' | 'moves' | 'timeline' | 'language'>

/** Moves that need a confirmation: putting on hold, and completing for good. */
const DELIBERATE: readonly OrderStatus[] = ['on_hold', 'completed']

export const isDeliberate = (to: OrderStatus): boolean => DELIBERATE.includes(to)

/** The single move that continues the work; null when there is none or a choice. */
export function usualMove(moves: readonly OrderStatus[]): OrderStatus | null {
  const [first, ...others] = moves.filter((to) => to !== 'on_hold')
  return first !== undefined && others.length === 0 ? first : null
}

/** The moves in the order they are offered: `on_hold` last. */
export const asOffered = (moves: readonly OrderStatus[]): readonly OrderStatus[] =>
  moves.toSorted((one, other) => Number(one === 'on_hold') - Number(other === 'on_hold'))

/** Whether no payment paid the order: money for it arrived after it was cancelled, if at all. */
export const isNeverPaid = ({ payment }: Pick<ManagedOrder, 'payment'>): boolean =>
  payment.state !== 'paid' && payment.state !== 'refunded'

type Moved = Pick<ManagedOrder, 'timeline'>

/** Returns the events added to an order since it was read. */
export const newsSince = (before: Moved, now: Moved): readonly ManagedOrderEvent[] =>
  now.timeline.slice(before.timeline.length)

/** A warning before a move: the order is unpaid, or its items will be taken from stock again. */
export type MoveWarning = 'unpaid' | 'takes_stock'

type Warned = Pick<ManagedOrder, 'payment' | 'holds_stock'>

/** Returns the warnings before a move. */
export function warningsOf(order: Warned, to: OrderStatus): readonly MoveWarning[] {
  if (to !== 'in_production' && to !== 'packaging') return []
  return [
    ...(order.payment.state === 'paid' ? [] : (['unpaid'] as const)),
    ...(order.holds_stock ? [] : (['takes_stock'] as const)),
  ]
}
