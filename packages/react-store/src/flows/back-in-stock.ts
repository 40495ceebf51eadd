import type { NewNotification } from '@shyrdak/sdk/contract'
import {
  backInStockActors,
  backInStockMachine,
  type BackInStockEvent,
  type BackInStockSnapshot,
} from '@shyrdak/state-machines/back-in-stock'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import { readPerson } from './read-person.ts'
import type { BackInStockView } from './back-in-stock-view.ts'

export interface WaitedFor extends Pick<NewNotification, 'productId' | 'priceType' | 'colorId'> {
  /** What is sold out of this colour. */
  readonly sizes: readonly string[]
}

const viewOf = ({ value, context }: BackInStockSnapshot): BackInStockView => {
  const { request, ownEmail, issues, failure, attempt } = context
  return { state: value, request, ownEmail, issues, failure, attempt }
}

/** Starts a wish to be told when a size is back. */
export function startBackInStock(
  store: Store,
  { sizes, ...thing }: WaitedFor,
): RunningFlow<BackInStockView, BackInStockEvent> {
  const { auth } = store
  const actors = backInStockActors({
    thing,
    async knowEmail(signal) {
      await auth.start()
      const audience = auth.view()?.audience ?? null
      if (audience === null) return null
      const { email, is_email_confirmed } = await readPerson(await store.account(), audience, signal)
      return is_email_confirmed ? email : null
    },
    async save(body, signal) {
      const { retailCatalogue } = await store.account()
      return (await retailCatalogue.backInStock.create({ body, signal })).state
    },
  })
  // While it is filled in: a script that could not be fetched once is not asked for again by every browser.
  store.account().catch(() => {})
  const actor = createActor(backInStockMachine.provide({ actors }), { input: { sizes } })
  return actorStore(actor.start(), viewOf)
}
