import { reachPage } from '@shyrdak/react-store/without-react'
import { showConnectionStatus } from '../document-scripts/status-message.ts'

/** Marks a history entry as reloaded, in `history.state`, which unlike storage cannot be blocked. */
const RELOADED = 'shyrdakReloaded'
/** The age up to which a page counts as just loaded, in milliseconds. */
const FRESH_MS = 10_000

/** Why the page could last not be reached, so that its code was not asked for. */
let unreached: unknown

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
 * even without internet access. It requests it twice: on a slow network the first may take too long. With
 * `isPressed` false, the request is skipped on an online page that was just loaded. After a failure the next call
 * tries again.
 */
export function loadedOnce<T>(load: () => Promise<T>): (isPressed?: boolean) => Promise<T> {
  let loading: Promise<T> | undefined
  async function begin(isPressed: boolean) {
    try {
      if (isPressed || !navigator.onLine || performance.now() > FRESH_MS)
        await reachPage()
          .catch(reachPage)
          .catch((error: unknown) => {
            throw (unreached = error)
          })
      return await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return (isPressed = true) => (loading ??= begin(isPressed))
}

/**
 * Handles a press whose code was not loaded. If it failed to load and the store responds, calls `help`; else reports
 * the store as away.
 */
export function afterFailedLoad(error: unknown, help: () => void): void {
  const away = () => showConnectionStatus('away')
  if (error === unreached) away()
  else onceReachable(help, away)
}

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
