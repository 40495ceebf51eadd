import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { saveText } from './saved-text.ts'

/** Answers the country question: by the flow that asks for a location, or by closing it. */
export async function press(pressed: HTMLElement): Promise<void> {
  const button = pressed as HTMLButtonElement // what asks for the country is one
  const prompt = document.querySelector<HTMLElement>('[data-country-prompt]')
  if (button.dataset['countryAsk'] === 'close') return prompt ? keepCountry(prompt, button.value) : undefined
  const { locateCountry } = await import('../islands/change-country.ts')
  document.getElementById('site-preferences')?.hidePopover()
  await locateCountry()
}

/** Closing keeps the country of this page, and says once what that means; a second press takes the bar away. */
function keepCountry(prompt: HTMLElement, country: string): void {
  const said = prompt.querySelector<HTMLElement>('[data-country-said]')
  if (!said || prompt.dataset['state'] === 'kept') {
    prompt.hidden = true
    return
  }
  prompt.dataset['state'] = 'kept'
  said.textContent = said.dataset['countrySaid'] ?? ''
  saveText('localStorage', STORAGE_KEYS.country, country)
  // Where it does not arrive, the next page agrees with what is stored.
  const body = new URLSearchParams({ country, return: '/' })
  fetch('/preferences', { method: 'POST', body, redirect: 'manual' }).catch(() => {})
}
