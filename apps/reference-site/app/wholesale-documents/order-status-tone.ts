import type { InvoiceStatus, OrderStatus } from '@shyrdak/sdk/contract'
import { orderStatusColour } from '@shyrdak/sdk/messages'

const TONES = { red: 'madder', green: 'sage' } as const

/** The colour of a badge. Source: spec §4. */
export function orderStatusTone(status: OrderStatus): 'madder' | 'sage' | 'indigo' {
  const colour = orderStatusColour(status)
  return colour ? TONES[colour] : 'indigo'
}

export const invoiceStatusTone = (status: InvoiceStatus): 'sage' | 'indigo' =>
  status === 'paid' ? 'sage' : 'indigo'
