import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { HEADER_EVENT } from './page-events.ts'
import { savedText } from './saved-text.ts'

/** The start page of each client type. */
const HOMES: Readonly<Record<string, string>> = { craftsman: '/admin/craftsman-profile', manager: '/desk' }

interface LogIn {
  readonly href: string
  readonly text: string
}

/** Shows the login state in the header: the link gets the user's first name and leads to their start page. */
export function showAccount(): void {
  const logIns = new WeakMap<HTMLAnchorElement, LogIn>()
  const show = () => {
    const isKnown = Boolean(savedText('localStorage', STORAGE_KEYS.token))
    const name = savedText('localStorage', STORAGE_KEYS.firstName)
    const home = HOMES[savedText('localStorage', STORAGE_KEYS.clientType) ?? ''] ?? '/admin/profile'
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account]')) {
      const text = link.querySelector('[data-account-name]')
      const logIn = logIns.get(link) ?? { href: link.href, text: text?.textContent ?? '' }
      logIns.set(link, logIn)
      link.href = isKnown ? (link.dataset['account'] ?? '') + home : logIn.href
      if (text) text.textContent = (isKnown && name) || logIn.text
    }
  }
  show()
  for (const type of ['storage', HEADER_EVENT]) addEventListener(type, show)
  // Visitors who are not logged in do not load this module.
  if (savedText('localStorage', STORAGE_KEYS.token))
    setTimeout(() => void import('./unread-messages.ts').then((module) => module.followUnread()))
}
