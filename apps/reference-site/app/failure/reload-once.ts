import { reachPage } from '@shyrdak/react-store/without-react'
import { showConnectionStatus } from '../document-scripts/status-message.ts'

/** Marks a history entry as reloaded, in `history.state`, which unlike storage cannot be blocked. */
const RELOADED = 'shyrdakReloaded'
/** The age up to which a page counts as just loaded, in milliseconds. */
const FRESH_MS = 10_000

/**
 * Calls `then` once the store responds, or `otherwise` when it is unreachable. Navigating then would show the
 * browser's own error page.
 */
export function onceReachable(then: () => void, otherwise: () => void = () => undefined): void {
  reachPage().then(then, otherwise)
}

/**
 * Returns a function that loads code once, for all its callers. It first requests the page and rejects
 * without a response, since browsers cache a failed import, and `navigator.onLine` is true in any network,
 * even without internet access. With `isPressed` false, the request is skipped on an online page that was
 * just loaded. After a failure the next call tries again.
 */
export function loadedOnce<T>(load: () => Promise<T>): (isPressed?: boolean) => Promise<T> {
  let loading: Promise<T> | undefined
  async function begin(isPressed: boolean) {
    try {
      if (isPressed || !navigator.onLine || performance.now() > FRESH_MS) await reachPage()
      return await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return (isPressed = true) => (loading ??= begin(isPressed))
}

/** Handles a press whose code failed to load: calls `help` if the store responds, else reports it as away. */
export const afterFailedLoad = (help: () => void): void =>
  onceReachable(help, () => showConnectionStatus('away'))

/**
 * Reloads the page after its code failed to load, since browsers cache a failed import for as long as the
 * document is open. Reloads only once, so that a missing file causes no endless loop, and only when the store
 * is reachable.
 */
export function reloadOnce(): void {
  const state = history.state as Record<string, unknown> | null // any script may have written it
  if (state?.[RELOADED]) return
  onceReachable(() => {
    history.replaceState({ ...state, [RELOADED]: true }, '')
    location.reload()
  })
}
