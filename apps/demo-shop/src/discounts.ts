import type { NewDiscount } from '@shyrdak/sdk/management'

const OPEN = {
  percent: null,
  sum: null,
  minimum: '0.00',
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_buyer: null,
  is_active: true,
} as const

/** The discount codes of the demo: one of each kind. */
export const DEMO_DISCOUNTS: readonly NewDiscount[] = [
  { ...OPEN, code: 'SALAM-10', kind: 'percent', percent: 10, max_uses_per_buyer: 1 },
  { ...OPEN, code: 'KIYIZ-500', kind: 'sum', sum: '500.00', minimum: '5000.00', max_uses: 100 },
  { ...OPEN, code: 'JOL', kind: 'free_delivery', minimum: '2000.00' },
]
