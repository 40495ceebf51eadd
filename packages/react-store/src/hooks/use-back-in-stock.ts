import type { WaitedFor } from '../flows/back-in-stock.ts'
import { useOwnFlow } from './use-own-flow.ts'

/** A wish to be told when a size is back. What is waited for stays what it was at first. */
export const useBackInStock = (thing: WaitedFor) =>
  useOwnFlow(async (store) => (await import('../flows/back-in-stock.ts')).startBackInStock(store, thing), {
    isEager: true,
  })
