import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { afterFailedLoad, loadedOnce } from '../failure/reload-once.ts'
import { pageContextOfDocument } from '../page/page-context.ts'
import { callIsland } from './call-island.ts'
import { countItems } from './count-items.ts'
import { retailItems } from './own-cart.ts'
import { savedText } from './saved-text.ts'

const loadChange = loadedOnce(() => import('../islands/change-country.ts'))

/**
 * Intercepts a country change when a cart has items, so that the dialog can ask for confirmation. Otherwise
 * the plain form is submitted.
 */
export function askBeforeCountryChange(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.id !== 'site-preferences-form') return
    const chosen = new FormData(form)
    const country = chosen.get('country')
    const language = chosen.get('language')
    if (typeof country !== 'string' || typeof language !== 'string') return
    if (country === pageContextOfDocument().country) return
    if (retailItems() + countItems(savedText('localStorage', STORAGE_KEYS.wholesaleCart)) === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    document.getElementById('site-preferences')?.hidePopover()
    loadChange()
      .then((module) => module.changeCountry(country, language))
      .catch((error: unknown) => afterFailedLoad(error, () => form.submit()))
  })
}

/** Opens the dialog after the reload that follows a change. The flow has stored the data to undo it. */
export function callAfterCountryChange(): void {
  if (savedText('sessionStorage', STORAGE_KEYS.countryChange) === null) return
  callIsland('country-dialog')
}
