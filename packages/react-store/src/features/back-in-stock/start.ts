import type { NewNotification } from '@shyrdak/sdk/contract'
import { personCalls, selectAudience } from '@shyrdak/state-machines/auth'
import {
  backInStockActors,
  backInStockContract,
  backInStockMachine,
  selectBackInStock,
  type BackInStockActor,
  type BackInStockView,
} from '@shyrdak/state-machines/back-in-stock'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { accountClients } from '../auth/account-clients.ts'

export interface SoldOutItem
  extends
    Pick<NewNotification, 'productId' | 'priceType' | 'colorId'>,
    Partial<Pick<NewNotification, 'soleId'>> {
  /** Sizes of this colour that are sold out. */
  readonly sizes: readonly string[]
}

/** Starts a back-in-stock subscription. */
export function startBackInStock(
  store: Store,
  { sizes, ...item }: SoldOutItem,
): StartedActor<BackInStockActor, BackInStockView> {
  const { auth } = store
  const actors = backInStockActors({
    sdk: () => store.sdk(backInStockContract),
    item,
    async loadOwnEmail(signal) {
      const audience = selectAudience((await auth.start()).getSnapshot())
      if (audience === null) return null
      const { read } = await personCalls(accountClients(store), audience)
      const { email, is_email_confirmed } = await read({ signal })
      return is_email_confirmed ? email : null
    },
  })
  // Preloaded while the form is filled in: some browsers do not retry a failed module import.
  store.sdk(backInStockContract).catch(() => {})
  const actor = createActor(backInStockMachine.provide(actors), { input: { sizes } })
  return { actor: actor.start(), select: selectBackInStock }
}
