import type { BrandingKind, OrderStatus } from '@shyrdak/sdk/contract'

/** What becomes of an order's kits in each status: kept for it, used up by packaging, or free for others. */
const KITS_IN: Readonly<Record<OrderStatus, 'reserved' | 'used' | 'free'>> = {
  Processing: 'reserved',
  payment_waiting: 'reserved',
  in_production: 'reserved',
  on_hold: 'free',
  packaging: 'used',
  shipping: 'used',
  on_way: 'used',
  completed: 'used',
}

interface OrderKits {
  brandId: number
  /** Pieces that the order's lines take. */
  needed: number
  /** What the ledger holds of this kit and order so far. */
  booked: readonly { kind: BrandingKind; amount: number }[]
}

export interface KitEntry {
  brandId: number
  kind: 'reserved' | 'released' | 'used'
  amount: number
}

/** The entries that bring an order's kits to what its status says; none where they are there already. */
export function kitEntries({ brandId, needed, booked }: OrderKits, status: OrderStatus): KitEntry[] {
  const sumOf = (...kinds: BrandingKind[]) =>
    booked.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0)
  const reserved = -sumOf('reserved', 'released')
  const unused = needed + sumOf('used')
  const wanted = KITS_IN[status]
  const missing = unused - reserved
  const entries: KitEntry[] = []
  if (wanted === 'reserved' && missing > 0) entries.push({ brandId, kind: 'reserved', amount: -missing })
  if (wanted !== 'reserved' && reserved > 0) entries.push({ brandId, kind: 'released', amount: reserved })
  if (wanted === 'used' && unused > 0) entries.push({ brandId, kind: 'used', amount: -unused })
  return entries
}
