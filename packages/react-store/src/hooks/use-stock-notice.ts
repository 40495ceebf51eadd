import type { WaitedFor } from '../journeys/stock-notice.ts'
import { useOwnJourney } from './use-own-journey.ts'

/** A wish to be told when a size is back. What is waited for stays what it was at first. */
export const useStockNotice = (thing: WaitedFor) =>
  useOwnJourney(
    async (store) => (await import('../journeys/stock-notice.ts')).startStockNotice(store, thing),
    { isEager: true },
  )
