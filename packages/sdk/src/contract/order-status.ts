import * as z from 'zod/mini'

/** Source: spec §4. A new order is `Processing`, with a capital as the spec writes it. */
export const ORDER_STATUSES = [
  'Processing',
  'payment_waiting',
  'in_production',
  'on_hold',
  'packaging',
  'shipping',
  'on_way',
  'completed',
] as const

export const OrderStatus = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof OrderStatus>

/** How a status looks to a person. Colours are the spec's: red asks for attention, green is done. */
export const ORDER_STATUS_LABELS = {
  Processing: { label: { en: 'In processing', ru: 'В обработке', kg: 'Иштелип жатат' }, colour: null },
  payment_waiting: {
    label: { en: 'Pending payment', ru: 'Ожидает оплаты', kg: 'Төлөм күтүлүүдө' },
    colour: 'red',
  },
  in_production: { label: { en: 'In production', ru: 'В производстве', kg: 'Жасалып жатат' }, colour: null },
  on_hold: { label: { en: 'On hold', ru: 'Приостановлен', kg: 'Токтотулду' }, colour: 'red' },
  packaging: {
    label: { en: 'Packaging of goods', ru: 'Упаковка товара', kg: 'Товар таңгакталууда' },
    colour: null,
  },
  shipping: {
    label: { en: 'Dispatch of goods', ru: 'Отправка товара', kg: 'Товар жөнөтүлүүдө' },
    colour: null,
  },
  on_way: { label: { en: 'On the way', ru: 'В пути', kg: 'Жолдо' }, colour: null },
  completed: { label: { en: 'Done', ru: 'Выполнен', kg: 'Аткарылды' }, colour: 'green' },
} as const satisfies Record<
  OrderStatus,
  { label: Record<'en' | 'ru' | 'kg', string>; colour: 'red' | 'green' | null }
>

/** Who moves an order: the store itself, a manager at the desk, or the craftsman whose goods it holds. */
export type OrderMover = 'store' | 'manager' | 'craftsman'

/**
 * Every allowed move of an order, and who may make it. The spec shows none, so this table is the rule:
 * money moves are the store's alone, work moves forward by people, and `on_hold` is left to where it came from.
 */
export const ORDER_TRANSITIONS = {
  Processing: {
    payment_waiting: ['store'],
    in_production: ['store', 'manager'],
    on_hold: ['store', 'manager'],
  },
  payment_waiting: { in_production: ['store', 'manager'], on_hold: ['store', 'manager'] },
  in_production: { packaging: ['manager', 'craftsman'], on_hold: ['manager', 'craftsman'] },
  on_hold: {
    payment_waiting: ['store', 'manager'],
    in_production: ['store', 'manager'],
    packaging: ['manager'],
  },
  packaging: { shipping: ['manager', 'craftsman'], on_hold: ['manager'] },
  shipping: { on_way: ['manager', 'craftsman'], on_hold: ['manager'] },
  on_way: { completed: ['manager'], on_hold: ['manager'] },
  completed: {},
} as const satisfies Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderMover[]>>>

/** Whether this mover may take an order from one status to the other. */
export function mayMoveOrder(from: OrderStatus, to: OrderStatus, mover: OrderMover): boolean {
  const moves: Partial<Record<OrderStatus, readonly OrderMover[]>> = ORDER_TRANSITIONS[from]
  return moves[to]?.includes(mover) ?? false
}
