import { pageStore } from '../store/page-store.ts'
import { countriesContract } from './countries-contract.ts'
import { persistLanguage } from './persist-language.ts'
import { CALL_EVENT } from './wake.ts'

/**
 * Changes the country by its flow, which first lists what the change removes from the cart and can be undone. A language
 * chosen with it is saved whatever the answer: the reloaded page speaks it.
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
    // A change loads the page again by itself.
    if (choice?.state === 'settled' && choice.country === country && !choice.hasFailed)
      ports.navigation.reload()
  })
}

/** All of them come at once. Source: spec §7, country. */
const MAX_COUNTRIES = 250

/** Answers the country question of a first visit by the location of the device. */
export async function locateCountry(): Promise<void> {
  dispatchEvent(new CustomEvent(CALL_EVENT, { detail: 'country-dialog' }))
  const store = pageStore()
  const { content } = await store.sdk(countriesContract)
  const { data } = await content.countries.list({ query: { per_page: MAX_COUNTRIES } })
  await store.countryChoice.send({ type: 'countries.loaded', countries: data })
  await store.countryChoice.send({ type: 'location.use' })
}
