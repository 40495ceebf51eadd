import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { pageStore } from '../store/page-store.ts'
import { countriesContract } from './countries-contract.ts'
import { persistLanguage } from './persist-language.ts'
import { CALL_EVENT } from '../document-scripts/page-events.ts'

/**
 * Changes the country with its flow, which first lists the items that the change removes from the cart, and
 * can undo it. A language chosen at the same time is saved in any case and shown after the reload.
 */
export async function changeCountry(code: string, language: string): Promise<void> {
  const speaksAnother = await persistLanguage(language)
  dispatchEvent(new CustomEvent(CALL_EVENT, { detail: 'country-dialog' }))
  const { countryChoice, country, ports } = pageStore()
  await countryChoice.send({ type: 'dialog.open' })
  await countryChoice.send({ type: 'country.choose', code })
  if (!speaksAnother) return
  const actor = await countryChoice.start()
  actor.subscribe((snapshot) => {
    const choice = countryChoice.select(snapshot)
    // A change reloads the page itself.
    if (choice?.state === 'settled' && choice.country === country && !choice.hasFailed)
      ports.navigation.reload()
  })
}

/** All countries fit into one page of the list. Source: spec §7, country. */
const MAX_COUNTRIES = 250

/** Answers the country prompt, or changes the country, with the location of the device. */
export async function locateCountry(): Promise<void> {
  dispatchEvent(new CustomEvent(CALL_EVENT, { detail: 'country-dialog' }))
  const store = pageStore()
  const { content } = await store.sdk(countriesContract)
  const { data } = await content.countries.list({ query: { per_page: MAX_COUNTRIES } })
  const actor = await store.countryChoice.start()
  actor.subscribe(() => {
    // The page's own country is saved without a reload, and the prompt has its answer.
    const prompt = document.querySelector<HTMLElement>('[data-country-prompt]')
    if (prompt && store.ports.storage.get(STORAGE_KEYS.country) !== null) prompt.hidden = true
  })
  actor.send({ type: 'countries.loaded', countries: data })
  // As the shopper opened it: a country chosen before can be changed, and closing needs no answer.
  actor.send({ type: 'dialog.open' })
  actor.send({ type: 'location.use' })
}
