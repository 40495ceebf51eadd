import type { CellCount } from '@shyrdak/state-machines/wholesale-cart'
import type { Store } from '../../store/store.ts'
import { wholesaleCartOf } from './use-wholesale-cart.ts'

/**
 * Adds all cells to the cart, or none when the order would have too many lines. Rejects when the cart's code cannot be
 * loaded.
 */
export async function addCells(store: Store, cells: readonly CellCount[]): Promise<'added' | 'full'> {
  const actor = await wholesaleCartOf(store).start()
  let outcome: 'added' | 'full' = 'added'
  const full = actor.on('cart.full', () => (outcome = 'full'))
  actor.send({ type: 'cells.add', cells })
  full.unsubscribe()
  return outcome
}
