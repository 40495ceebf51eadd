import type { FailureCode } from '@shyrdak/sdk/rules'
import type {
  BoughtBrand,
  KitRequest,
  WholesaleBrandingActor,
} from '@shyrdak/state-machines/wholesale-branding'
import type { Store } from '../../store/store.ts'
import { wholesaleBrandingOf } from './branding-of.ts'

type State = ReturnType<WholesaleBrandingActor['getSnapshot']>['value']

const reach = (actor: WholesaleBrandingActor, test: (state: State) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!test(actor.getSnapshot().value)) return
      following.unsubscribe()
      resolve()
    }
    const following = actor.subscribe(look)
    look()
  })

/** Buys kits. Resolves with the purchase, or with the code of the failure. */
export async function buyKits(store: Store, purchase: KitRequest): Promise<BoughtBrand | FailureCode> {
  const actor = await wholesaleBrandingOf(store).start()
  await reach(actor, (state) => state !== 'reading' && state !== 'buying')
  actor.send({ type: 'kits.buy', ...purchase })
  await reach(actor, (state) => state !== 'buying')
  const { bought, failure } = actor.getSnapshot().context
  return failure?.code ?? bought.at(-1) ?? 'INTERNAL'
}
