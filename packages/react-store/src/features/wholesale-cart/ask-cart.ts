import type { FailureCode } from '@shyrdak/sdk/rules'
import type {
  BoughtBrand,
  CellCount,
  WholesaleCartActor,
  WholesaleCartEvent,
} from '@shyrdak/state-machines/wholesale-cart'
import type { Store } from '../../store/store.ts'
import { wholesaleCartOf } from './use-wholesale-cart.ts'

type Kits = ReturnType<WholesaleCartActor['getSnapshot']>['value']['kits']

const reach = (actor: WholesaleCartActor, test: (kits: Kits) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!test(actor.getSnapshot().value.kits)) return
      following.unsubscribe()
      resolve()
    }
    const following = actor.subscribe(look)
    look()
  })

/** Adds all cells to the cart or, where an order could not hold so many lines, none. */
export async function addCells(store: Store, cells: readonly CellCount[]): Promise<'added' | 'full'> {
  const actor = await wholesaleCartOf(store).start()
  let outcome: 'added' | 'full' = 'added'
  const full = actor.on('cart.full', () => (outcome = 'full'))
  actor.send({ type: 'cells.add', cells })
  full.unsubscribe()
  return outcome
}

/** Buys kits, and tells what became of it. */
export async function buyKits(
  store: Store,
  purchase: Omit<Extract<WholesaleCartEvent, { type: 'kits.buy' }>, 'type'>,
): Promise<BoughtBrand | FailureCode> {
  const actor = await wholesaleCartOf(store).start()
  await reach(actor, (kits) => kits !== 'reading' && kits !== 'buying')
  actor.send({ type: 'kits.buy', ...purchase })
  await reach(actor, (kits) => kits !== 'buying')
  const { bought, failure } = actor.getSnapshot().context
  return failure?.code ?? bought.at(-1) ?? 'INTERNAL'
}
