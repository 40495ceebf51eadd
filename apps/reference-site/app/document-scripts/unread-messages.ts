import { UNREAD_EVENT } from '@shyrdak/react-store/without-react'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { pageContextOfDocument } from '../page/page-context.ts'
import { savedText } from './saved-text.ts'

/** The polling interval in milliseconds, while the page is visible. */
const PAUSE_MS = 30_000

/** The market of each client type's conversation. Managers have their own lists. */
const MARKETS: Readonly<Record<string, string>> = {
  retail: 'frontend',
  reyestr: 'wholesale',
  craftsman: 'specialgoods',
}

let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined

/** Polls the number of unread messages from the store and shows it in every placeholder of the page. */
export function followUnread(): void {
  addEventListener(UNREAD_EVENT, (event) => {
    const { unread } = (event as CustomEvent<{ unread?: unknown }>).detail // the store fires it like this
    if (typeof unread !== 'number') return
    // A response on its way is older, or refused after a log-out.
    asking?.abort()
    show(unread)
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

/** Checked here, since the SDK's schemas are too large for a script of every document. */
const unreadIn = (answer: unknown): number | null =>
  typeof answer === 'object' && answer !== null && 'unread' in answer && typeof answer.unread === 'number'
    ? answer.unread
    : null

async function ask(): Promise<void> {
  clearTimeout(timer)
  const token = savedText('localStorage', STORAGE_KEYS.token)
  const market = MARKETS[savedText('localStorage', STORAGE_KEYS.clientType) ?? '']
  if (document.visibilityState !== 'visible' || !token || !market) return
  const { apiHost, country } = pageContextOfDocument()
  asking?.abort()
  const own = new AbortController()
  asking = own
  try {
    const response = await fetch(`${apiHost}/api/${market}/chat/info?country_iso_code=${country}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: own.signal,
    })
    // The account pages report a session that has ended.
    if (response.status === 401 || response.status === 403) return show(0)
    const unread = response.ok ? unreadIn(await response.json()) : null
    if (unread !== null) show(unread)
  } catch {
    // Without a connection, or with a newer count, the one shown stays and is polled again.
  }
  if (asking === own) timer = setTimeout(() => void ask(), PAUSE_MS)
}
