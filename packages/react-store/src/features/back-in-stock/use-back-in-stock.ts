import type { SoldOutItem } from './start.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'

/** A back-in-stock subscription. `thing` is read once, on start. */
export const useBackInStock = (thing: SoldOutItem) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startBackInStock(store, thing), {
    isEager: true,
  })
