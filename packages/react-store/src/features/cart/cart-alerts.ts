import type { NewAlert } from '@shyrdak/state-machines/alerts'
import type { Lost } from '@shyrdak/state-machines/storage'
import type { LineOutcome } from '@shyrdak/state-machines/retail-cart'

/** In milliseconds. An undo is offered while it is possible; an added line also shows price and delivery. */
const ALERT_MS = 6_000
const ADDED_ALERT_MS = 10_000
const UNDO_ALERT_MS = 10_000

const TO_CART = { name: 'cart.open', label: 'openCart' } as const

/** The alert for an addition. Messages are keys of the `alerts` namespace. */
export function outcomeAlert({ kind, count }: LineOutcome, name: string, key: string): NewAlert {
  // The key identifies the line for the component that shows the alert.
  const params = { name, count, key }
  switch (kind) {
    case 'added':
      return { message: 'added', params, tone: 'success', timeout: ADDED_ALERT_MS, action: TO_CART }
    case 'raised':
      return { message: 'raised', params, tone: 'success', timeout: ADDED_ALERT_MS, action: TO_CART }
    case 'at_stock_limit':
      return { message: 'atLimit', params, tone: 'info', timeout: ALERT_MS, action: TO_CART }
    case 'sold_out':
      return { message: 'soldOut', params, tone: 'error', timeout: ALERT_MS }
    case 'cart_full':
      return { message: 'cartFull', params, tone: 'error', timeout: ALERT_MS, action: TO_CART }
    default:
      return kind satisfies never
  }
}

export const removalAlert = (names: readonly string[]): NewAlert => ({
  message: names.length === 1 ? 'removed' : 'removedMany',
  params: { name: names[0] ?? '', count: names.length },
  timeout: UNDO_ALERT_MS,
  action: { name: 'cart.undo', label: 'undo' },
})

/** The alert for lines whose count is now what is left. */
export const loweredAlert = (
  lines: readonly { readonly name: string; readonly count: number }[],
): NewAlert => ({
  message: lines.length === 1 ? 'lowered' : 'loweredMany',
  params: { name: lines[0]?.name ?? '', count: lines.length === 1 ? (lines[0]?.count ?? 0) : lines.length },
  tone: 'info',
  timeout: UNDO_ALERT_MS,
})

/** The alert for stored lines that could not be read. */
export const unreadAlert = (lost: Lost): NewAlert => ({
  message: lost === 'all' ? 'unreadCart' : 'unreadLines',
  params: { name: '', count: lost === 'all' ? 0 : lost },
  tone: 'info',
  timeout: UNDO_ALERT_MS,
})
