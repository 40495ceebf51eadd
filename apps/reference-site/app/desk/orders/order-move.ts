import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { ManagedOrder, ManagedOrderEvent } from '@shyrdak/sdk/management'

/** What of an order its moves need, in whichever market it was placed. */
export type MovableOrder = Pick<ManagedOrder, 'status' | 'moves' | 'timeline' | 'language'>

/** Moves that are asked about once more: one stops the work, the other ends it for good. */
const DELIBERATE: readonly OrderStatus[] = ['on_hold', 'completed']

export const isDeliberate = (to: OrderStatus): boolean => DELIBERATE.includes(to)

/** The one move that goes on with the work; null where there is a choice, or none. */
export function usualMove(moves: readonly OrderStatus[]): OrderStatus | null {
  const [first, ...others] = moves.filter((to) => to !== 'on_hold')
  return first !== undefined && others.length === 0 ? first : null
}

/** The moves as they are offered: what goes on with the work before what stops it. */
export const asOffered = (moves: readonly OrderStatus[]): readonly OrderStatus[] =>
  moves.toSorted((one, other) => Number(one === 'on_hold') - Number(other === 'on_hold'))

type Moved = Pick<ManagedOrder, 'timeline'>

/** What happened to an order after it was read: the moves that were not there before. */
export const newsSince = (before: Moved, now: Moved): readonly ManagedOrderEvent[] =>
  now.timeline.slice(before.timeline.length)

/** What a manager is told before a move: nobody has paid, or its pieces are taken out of the stock again. */
export type MoveWarning = 'unpaid' | 'takes_stock'

type Warned = Pick<ManagedOrder, 'payment' | 'holds_stock'>

/** What a manager should know before making a move, besides what it means. */
export function warningsOf(order: Warned, to: OrderStatus): readonly MoveWarning[] {
  if (to !== 'in_production' && to !== 'packaging') return []
  return [
    ...(order.payment.state === 'paid' ? [] : (['unpaid'] as const)),
    ...(order.holds_stock ? [] : (['takes_stock'] as const)),
  ]
}
