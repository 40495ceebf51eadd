import { localized } from '@shyrdak/sdk/format'
import { writeCountry } from '@shyrdak/state-machines/country'
import type { Store } from '../../store/store.ts'
import { countryContract } from './contract.ts'
import { forgetChange, receiveCountry } from './country-transfer.ts'

const UNDOING = 10_000

async function countryName(store: Store, code: string): Promise<string> {
  try {
    const sdk = await store.sdk(countryContract)
    const { data } = await sdk.content.countries.list({ query: { per_page: 250 } })
    const country = data.find((one) => one.code === code)
    return country ? localized(country.name, store.language) : code
  } catch {
    return code
  }
}

/** Offers the undo after the reload in the new country. */
export async function offerCountryUndo(store: Store): Promise<void> {
  const change = receiveCountry(store.ports.session, store.ports.now())
  if (!change) return
  const name = await countryName(store, store.country)
  await store.alerts.send({
    type: 'alert.raise',
    alert: {
      message: 'countryChanged',
      params: { name, count: change.lines.length + change.wholesale.length },
      timeout: UNDOING,
      action: { name: 'country.undo', label: 'undo' },
    },
  })
}

/** Restores the previous country and carts, then reloads. Rejects when the preference cannot be saved. */
export async function undoCountry(store: Store): Promise<void> {
  const { ports, retailCart } = store
  const change = receiveCountry(ports.session, Number.NEGATIVE_INFINITY)
  if (!change) return
  await ports.savePreferences({ country: change.previous })
  writeCountry(ports.storage, change.previous)
  forgetChange(ports.session)
  if (change.lines.length > 0) await retailCart.send({ type: 'cart.restore', lines: change.lines })
  if (change.wholesale.length > 0) {
    const { wholesaleCartOf } = await import('../wholesale-cart/use-wholesale-cart.ts')
    await wholesaleCartOf(store).send({ type: 'cart.restore', lines: change.wholesale })
  }
  // The carts are written in a microtask.
  await Promise.resolve()
  ports.navigation.reload()
}
