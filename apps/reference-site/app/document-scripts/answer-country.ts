import { postPreferences } from '@shyrdak/react-store/without-react'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { loadedOnce } from '../failure/reload-once.ts'
import { saveText } from './saved-text.ts'

const loadChange = loadedOnce(() => import('../islands/change-country.ts'))

/** Handles a press in the country prompt: shares the location, or closes the prompt. */
export async function press(pressed: HTMLElement): Promise<void> {
  const button = pressed as HTMLButtonElement // only buttons have this attribute
  const prompt = document.querySelector<HTMLElement>('[data-country-prompt]')
  if (button.dataset['countryAsk'] === 'close') return prompt ? keepCountry(prompt, button.value) : undefined
  const { locateCountry } = await loadChange()
  document.getElementById('site-preferences')?.hidePopover()
  await locateCountry()
}

/** Saves the page's country and confirms it on the first press; hides the prompt on the second. */
function keepCountry(prompt: HTMLElement, country: string): void {
  const message = prompt.querySelector<HTMLElement>('[data-country-kept]')
  if (!message || prompt.dataset['state'] === 'kept') {
    prompt.hidden = true
    return
  }
  prompt.dataset['state'] = 'kept'
  message.textContent = message.dataset['countryKept'] ?? ''
  saveText('localStorage', STORAGE_KEYS.country, country)
  // When the request fails, the next page syncs the cookie with storage.
  postPreferences({ country }).catch(() => undefined)
}
