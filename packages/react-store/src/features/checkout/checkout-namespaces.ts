import type { MessageNamespace } from '../../messages/read-messages.ts'

/** The namespaces of all steps. Loaded up front, since the connection may be lost by the next step. */
export const CHECKOUT_NAMESPACES = [
  'discount',
  'orders',
  'alerts',
  'errors',
  'issues',
  'labels',
] as const satisfies readonly MessageNamespace[]
