import { MAX_LINES } from '@shyrdak/state-machines/retail-cart'
import { PENDING_ADDS } from '@shyrdak/state-machines/storage/keys'
import { addsIn, writePendingAdds, type PendingAdd } from '../../store/pending-adds.ts'
import type { StorePorts } from '../../store/ports.ts'

/** More than any key has that a store made. */
const LONGEST_KEY = 100

/** Saves additions of another site, for `takeLeftAdds` to validate, unless they were `received` before. */
export function receiveAdds(ports: StorePorts, text: string | undefined, received: Set<string>): void {
  const fresh = addsIn(text ?? null).filter((add) => {
    const key: unknown = (add as Partial<PendingAdd> | null)?.key // checked below
    if (typeof key !== 'string' || key.length > LONGEST_KEY || received.has(key)) return false
    received.add(key)
    return true
  })
  if (fresh.length === 0) return
  const saved = addsIn(ports.storage.get(PENDING_ADDS))
  writePendingAdds(ports, [...saved, ...fresh].slice(0, Math.max(MAX_LINES, saved.length)))
}
