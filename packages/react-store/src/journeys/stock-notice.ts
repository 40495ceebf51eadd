import type { NewNotification } from '@shyrdak/sdk/contract'
import {
  stockNoticeActors,
  stockNoticeMachine,
  type StockNoticeEvent,
  type StockNoticeSnapshot,
} from '@shyrdak/state-machines/stock-notice'
import { createActor } from 'xstate'
import type { Running } from '../store/journey.ts'
import { runningActor } from '../store/running-actor.ts'
import type { Store } from '../store/store.ts'
import { readPerson } from './read-person.ts'
import type { StockNoticeView } from './stock-notice-view.ts'

export interface WaitedFor extends Pick<NewNotification, 'productId' | 'priceType' | 'colorId'> {
  /** What is sold out of this colour. */
  readonly sizes: readonly string[]
}

const viewOf = ({ value, context }: StockNoticeSnapshot): StockNoticeView => {
  const { wish, ownEmail, issues, failure, attempt } = context
  return { state: value, wish, ownEmail, issues, failure, attempt }
}

/** Starts a wish to be told when a size is back. */
export function startStockNotice(
  store: Store,
  { sizes, ...thing }: WaitedFor,
): Running<StockNoticeView, StockNoticeEvent> {
  const { auth } = store
  const actors = stockNoticeActors({
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
      return (await retailCatalogue.notifications.create({ body, signal })).state
    },
  })
  // While it is filled in: a script that could not be fetched once is not asked for again by every browser.
  store.account().catch(() => {})
  const actor = createActor(stockNoticeMachine.provide({ actors }), { input: { sizes } })
  return runningActor(actor.start(), viewOf)
}
