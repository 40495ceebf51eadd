import type { CellCount } from '@shyrdak/state-machines/wholesale-cart'
import type { Store } from '../../store/store.ts'
import { wholesaleCartOf } from './use-wholesale-cart.ts'

/** `leftOut` pieces were not added, because a line holds a limited count. */
export type AddedCells = { readonly state: 'added'; readonly leftOut: number } | { readonly state: 'full' }

/**
 * Adds all cells to the cart, or none when the order would have too many lines. Rejects when the cart's code cannot be
 * loaded.
 */
export async function addCells(store: Store, cells: readonly CellCount[]): Promise<AddedCells> {
  const actor = await wholesaleCartOf(store).start()
  let result: AddedCells = { state: 'full' }
  const added = actor.on('cells.added', ({ leftOut }) => (result = { state: 'added', leftOut }))
  actor.send({ type: 'cells.add', cells })
  added.unsubscribe()
  return result
}
