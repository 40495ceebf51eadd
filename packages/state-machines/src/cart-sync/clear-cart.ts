import { emptySyncedCart, type SyncedCart, type SyncedLine } from './synced-cart.ts'

/** Empties the cart in all tabs. Merging does not bring back lines that were added before. */
export function clearCart<Line extends SyncedLine>(cart: SyncedCart<Line>): SyncedCart<Line> {
  const clock = cart.clock + 1
  return {
    ...emptySyncedCart<Line>(cart.replica),
    cleared: { clock, replica: cart.replica },
    clock,
    revision: cart.revision + 1,
  }
}
