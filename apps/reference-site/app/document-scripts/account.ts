import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { savedText } from './saved-text.ts'

const { token, firstName, clientType } = STORAGE_KEYS

/** Where each client type is at home. */
const HOMES: Readonly<Record<string, string>> = { craftsman: '/admin/craftsman-profile', manager: '/desk' }

/** Greets whoever is logged in: the link of the header becomes their name and leads to their own page. */
export function showAccount(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-account]')].map((link) => {
    const text = link.querySelector('[data-account-name]')
    return { link, text, href: link.href, login: text?.textContent ?? '' }
  })
  const show = () => {
    const isKnown = Boolean(savedText('localStorage', token))
    const name = savedText('localStorage', firstName)
    const home = HOMES[savedText('localStorage', clientType) ?? ''] ?? '/admin/profile'
    for (const { link, text, href, login } of links) {
      link.href = isKnown ? (link.dataset['account'] ?? '') + home : href
      if (text) text.textContent = (isKnown && name) || login
    }
  }
  show()
  // Whoever is not logged in loads nothing of it.
  if (savedText('localStorage', token))
    setTimeout(() => void import('./unread-messages.ts').then(({ followUnread }) => followUnread()))
  addEventListener('storage', ({ key }) => (key === token || key === null) && show())
}
