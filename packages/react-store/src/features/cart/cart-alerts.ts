import type { NewAlert } from '@shyrdak/state-machines/alerts'
import type { Lost } from '@shyrdak/state-machines/storage'
import type { LineOutcome } from '@shyrdak/state-machines/retail-cart'

/** In milliseconds. An undo is offered while it is possible; an added line also shows price and delivery. */
const READING = 6_000
const ADDED = 10_000
const UNDOING = 10_000

const TO_CART = { name: 'cart.open', label: 'openCart' } as const

/** The alert for an addition. Messages are keys of the `alerts` namespace. */
export function outcomeAlert({ kind, count }: LineOutcome, name: string, key: string): NewAlert {
  // The key identifies the line for the component that shows the alert.
  const params = { name, count, key }
  switch (kind) {
    case 'added':
      return { message: 'added', params, tone: 'success', timeout: ADDED, action: TO_CART }
    case 'raised':
      return { message: 'raised', params, tone: 'success', timeout: ADDED, action: TO_CART }
    case 'at_stock_limit':
      return { message: 'atLimit', params, tone: 'info', timeout: READING, action: TO_CART }
    case 'sold_out':
      return { message: 'soldOut', params, tone: 'error', timeout: READING }
    case 'cart_full':
      return { message: 'cartFull', params, tone: 'error', timeout: READING, action: TO_CART }
    default:
      return kind satisfies never
  }
}

export const removalAlert = (names: readonly string[]): NewAlert => ({
  message: names.length === 1 ? 'removed' : 'removedMany',
  params: { name: names[0] ?? '', count: names.length },
  timeout: UNDOING,
  action: { name: 'cart.undo', label: 'undo' },
})

/** The alert for stored lines that could not be read. */
export const unreadAlert = (lost: Lost): NewAlert => ({
  message: lost === 'all' ? 'unreadCart' : 'unreadLines',
  params: { name: '', count: lost === 'all' ? 0 : lost },
  tone: 'info',
  timeout: UNDOING,
})
