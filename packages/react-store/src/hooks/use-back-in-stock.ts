import type { WaitedFor } from '../flows/back-in-stock.ts'
import { useOwnFlow } from './use-own-flow.ts'

/** A back-in-stock subscription. `thing` is read once, on start. */
export const useBackInStock = (thing: WaitedFor) =>
  useOwnFlow(async (store) => (await import('../flows/back-in-stock.ts')).startBackInStock(store, thing), {
    isEager: true,
  })
