import type { CartGoods } from '@shyrdak/state-machines/retail-cart'
import { PENDING_ADDS } from '@shyrdak/state-machines/storage/keys'
import type { StorePorts } from './ports.ts'

/** An addition that is saved while the cart's code is loaded, since the page may be left before. */
export interface PendingAdd {
  readonly key: string
  readonly goods: CartGoods
  readonly count: number
}

/** Any JSON: the cart validates it, as the schema is too large for pages that only add. */
function savedAdds({ storage }: Pick<StorePorts, 'storage'>): readonly unknown[] {
  try {
    const saved = JSON.parse(storage.get(PENDING_ADDS) ?? 'null') as {
      value?: { items?: unknown }
    } | null // checked below
    const items = saved?.value?.items
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}

export function writePendingAdds({ storage }: Pick<StorePorts, 'storage'>, items: readonly unknown[]): void {
  if (items.length === 0) storage.remove(PENDING_ADDS)
  else storage.set(PENDING_ADDS, JSON.stringify({ version: 1, value: { items } }))
}

/** Keeps the order of the presses. */
export const savePendingAdd = (ports: StorePorts, add: PendingAdd): void =>
  writePendingAdds(ports, [...savedAdds(ports), add])

/** Takes an addition out. Returns false if it is no longer there. */
export function takePendingAdd(ports: StorePorts, key: string): boolean {
  const items = savedAdds(ports)
  const others = items.filter((item) => (item as Partial<PendingAdd> | null)?.key !== key)
  if (others.length < items.length) writePendingAdds(ports, others)
  return others.length < items.length
}
