import {
  countryActors,
  countryMachine,
  readCountry,
  selectCountry,
  selectIsDialogOpen,
  type CountryEvent,
  type CountrySnapshot,
} from '@shyrdak/state-machines/country'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { CountryTransfer } from './country-transfer.ts'
import type { CountryState, CountryView } from './country-view.ts'

const RESTING: Readonly<Record<string, CountryState>> = {
  opening: 'settled',
  changed: 'settled',
  undoing: 'changing',
}

const viewOf = (snapshot: CountrySnapshot): CountryView => ({
  state: RESTING[snapshot.value] ?? (snapshot.value as CountryState), // all other states are shown as they are
  isOpen: selectIsDialogOpen(snapshot),
  country: selectCountry(snapshot),
  requested: snapshot.context.requested,
  lines: snapshot.context.lines,
  refusal: snapshot.context.refusal,
  hasFailed: snapshot.context.hasFailed,
})

/** Hands over what an undo needs, then loads the page again. */
async function leavePage(
  { ports }: Store,
  change: CountryTransfer | null,
  isAnother: boolean,
): Promise<void> {
  try {
    if (change) (await import('./country-transfer.ts')).transferCountry(ports.session, change, ports.now())
  } finally {
    if (isAnother) ports.navigation.reload()
  }
}

/** Starts the choice of a country; on a first visit it asks at once. After a change the page is loaded again. */
export async function startCountry(store: Store): Promise<RunningFlow<CountryView, CountryEvent>> {
  const { ports, retailCart, alerts } = store
  const { storage, geolocation } = ports
  // Most first visits have no basket, so its code stays away from them.
  if (storage.get(STORAGE_KEYS.retailCart) !== null) await retailCart.start()
  const actor = createActor(
    countryMachine.provide({
      actors: countryActors({
        storage,
        geolocation,
        cart: {
          lines: () => retailCart.view()?.lines ?? [],
          empty: () => void retailCart.send({ type: 'cart.empty' }),
          restore: (lines) => void retailCart.send({ type: 'cart.restore', lines }),
        },
        save: (country) => ports.savePreferences({ country }),
      }),
    }),
    { input: { chosen: readCountry(storage) ?? (store.hasChosenCountry ? store.country : null) } },
  )
  let before = actor.getSnapshot().value
  actor.subscribe(({ value, context }) => {
    const hasChanged =
      before === 'changing' && (value === 'undoable' || value === 'settled') && !context.hasFailed
    // The dialog is gone when there was a country before; on a first visit it says so itself.
    if (before === 'changing' && value === 'settled' && context.hasFailed)
      void alerts.send({
        type: 'alert.raise',
        alert: { message: 'countryFailed', tone: 'error', timeout: 6_000 },
      })
    before = value
    if (!hasChanged) return
    const change = { previous: context.previous ?? store.country, lines: context.lines }
    void leavePage(store, value === 'undoable' ? change : null, context.chosen !== store.country)
  })
  actor.start()
  return actorStore(actor, viewOf)
}
