import type { MessageNamespace } from '../../messages/read-messages.ts'

/** Of all steps and what may go wrong in them: the connection may be gone by the next one. */
export const CHECKOUT_NAMESPACES = [
  'discount',
  'orders',
  'alerts',
  'errors',
  'issues',
  'labels',
] as const satisfies readonly MessageNamespace[]
