import { emptySyncedCart, type SyncedCart, type SyncedLine } from './synced-cart.ts'

/** Empties the cart in all tabs: lines added before do not come back by merging. */
export function clearCart<Line extends SyncedLine>(cart: SyncedCart<Line>): SyncedCart<Line> {
  const clock = cart.clock + 1
  return {
    ...emptySyncedCart<Line>(cart.replica),
    cleared: { clock, replica: cart.replica },
    clock,
    revision: cart.revision + 1,
  }
}
