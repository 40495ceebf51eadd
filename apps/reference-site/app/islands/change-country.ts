import { pageStore } from '../store/page-store.ts'
import { CALL_EVENT } from './wake.ts'

/** Changes the country by its journey, which first lists what that deletes from the basket and can be undone. */
export async function changeCountry(code: string): Promise<void> {
  dispatchEvent(new CustomEvent(CALL_EVENT, { detail: 'country-dialog' }))
  const { countryChoice } = pageStore()
  await countryChoice.send({ type: 'dialog.open' })
  await countryChoice.send({ type: 'country.choose', code })
}
