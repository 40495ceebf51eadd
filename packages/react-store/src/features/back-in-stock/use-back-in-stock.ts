import type { SoldOutItem } from './start.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'

/** A back-in-stock subscription. `item` is read once, on start. */
export const useBackInStock = (item: SoldOutItem) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startBackInStock(store, item), {
    isEager: true,
  })
