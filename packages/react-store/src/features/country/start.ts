import {
  countryActors,
  countryMachine,
  readCountry,
  selectCountryDialog,
  type CountryActor,
  type CountryView,
} from '@shyrdak/state-machines/country'
import { PENDING_ADDS, STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import type { CountryTransfer } from './country-transfer.ts'

/** Stores the data for an undo, then reloads the page if the country differs. */
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

/** Starts the country flow; opens the dialog on a first visit. Choosing another country reloads the page. */
export async function startCountry(store: Store): Promise<StartedActor<CountryActor, CountryView>> {
  const { ports, retailCart, alerts } = store
  const { storage, geolocation } = ports
  // Most first visits have no cart, so its code is not loaded for them.
  const saved = storage.get(STORAGE_KEYS.retailCart) ?? storage.get(PENDING_ADDS)
  if (saved !== null) await retailCart.start()
  const wholesaleCart =
    storage.get(STORAGE_KEYS.wholesaleCart) === null
      ? null
      : (await import('../wholesale-cart/use-wholesale-cart.ts')).wholesaleCartOf(store)
  await wholesaleCart?.start()
  const actor = createActor(
    countryMachine.provide(
      countryActors({
        storage,
        geolocation,
        cart: {
          lines: () => retailCart.view()?.lines ?? [],
          empty: () => void retailCart.send({ type: 'cart.empty' }),
          restore: (lines) => void retailCart.send({ type: 'cart.restore', lines }),
        },
        ...(wholesaleCart && {
          wholesaleCart: {
            lines: () => wholesaleCart.view()?.lines.map(({ line }) => line) ?? [],
            empty: () => void wholesaleCart.send({ type: 'cart.clear' }),
            restore: (lines) => void wholesaleCart.send({ type: 'cart.restore', lines }),
          },
        }),
        save: (country) => ports.savePreferences({ country }),
      }),
    ),
    { input: { chosen: readCountry(storage) ?? (store.hasChosenCountry ? store.country : null) } },
  )
  let before = actor.getSnapshot().value
  actor.subscribe(({ value, context }) => {
    const hasChanged =
      before === 'changing' && (value === 'undoable' || value === 'settled') && !context.hasFailed
    // With a country chosen before, the dialog is closed by now; on a first visit, the dialog shows the
    // failure itself.
    if (before === 'changing' && value === 'settled' && context.hasFailed)
      void alerts.send({
        type: 'alert.raise',
        alert: { message: 'countryFailed', tone: 'error', timeout: 6_000 },
      })
    before = value
    if (!hasChanged) return
    const { lines, wholesale } = context
    const change = { previous: context.previous ?? store.country, lines, wholesale }
    void leavePage(store, value === 'undoable' ? change : null, context.chosen !== store.country)
  })
  actor.start()
  return { actor: actor, select: selectCountryDialog }
}
