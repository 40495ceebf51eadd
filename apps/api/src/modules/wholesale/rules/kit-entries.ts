import type { BrandingKind } from '@shyrdak/sdk/contract'
import type { Holding } from './order-holdings.ts'

interface OrderKits {
  brandId: number
  /** Pieces needed by the order's lines. */
  needed: number
  /** The ledger entries of this kit and order so far. */
  booked: readonly { kind: BrandingKind; amount: number }[]
}

export interface KitEntry {
  brandId: number
  kind: 'reserved' | 'released' | 'used'
  amount: number
}

/**
 * Returns the entries that bring an order's kits to a holding; none when they are already there or used up.
 */
export function kitEntries({ brandId, needed, booked }: OrderKits, wanted: Holding): KitEntry[] {
  const sumOf = (...kinds: BrandingKind[]) =>
    booked.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0)
  const reserved = -sumOf('reserved', 'released')
  const unused = needed + sumOf('used')
  const missing = unused - reserved
  const entries: KitEntry[] = []
  if (wanted === 'reserved' && missing > 0) entries.push({ brandId, kind: 'reserved', amount: -missing })
  if (wanted !== 'reserved' && reserved > 0) entries.push({ brandId, kind: 'released', amount: reserved })
  if (wanted === 'used' && unused > 0) entries.push({ brandId, kind: 'used', amount: -unused })
  return entries
}
