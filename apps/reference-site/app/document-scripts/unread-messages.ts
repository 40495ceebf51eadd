import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { pageContextOfDocument } from '../page/page-context.ts'
import { savedText } from './saved-text.ts'

/** By which a conversation on this page says how many messages are left to read. */
const EVENT = 'shyrdak:unread'
/** Milliseconds between two questions, while somebody looks. */
const PAUSE = 30_000

/** Where each client type's conversation is. Managers have lists of their own. */
const MARKETS: Readonly<Record<string, string>> = {
  retail: 'frontend',
  reyestr: 'wholesale',
  craftsman: 'specialgoods',
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows how many messages of the store are unread, wherever the page has a place for it, and goes on asking. */
export function followUnread(): void {
  addEventListener(EVENT, (event) => {
    const { unread } = (event as CustomEvent<{ unread?: unknown }>).detail // the store fires it so
    if (typeof unread === 'number') show(unread)
  })
  document.addEventListener('visibilitychange', () => void ask())
  void ask()
}

function show(unread: number): void {
  document.documentElement.dataset['unread'] = String(unread)
  for (const element of document.querySelectorAll<HTMLElement>('[data-unread-count]')) {
    element.hidden = unread === 0
    const count = element.querySelector('[data-count]')
    if (count) count.textContent = unread > 99 ? '99+' : String(unread)
  }
}

async function ask(): Promise<void> {
  clearTimeout(timer)
  const token = savedText('localStorage', STORAGE_KEYS.token)
  const market = MARKETS[savedText('localStorage', STORAGE_KEYS.clientType) ?? '']
  if (document.visibilityState !== 'visible' || !token || !market) return
  const { apiHost, country } = pageContextOfDocument()
  try {
    const response = await fetch(`${apiHost}/api/${market}/chat/info?country_iso_code=${country}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    // A session that has ended is for the pages of the account to say.
    if (response.status === 401 || response.status === 403) return show(0)
    if (response.ok) show(((await response.json()) as { unread: number }).unread) // what the contract promises
  } catch {
    // Without a connection the count stays; it is asked for again.
  }
  timer = setTimeout(() => void ask(), PAUSE)
}
