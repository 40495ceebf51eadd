import { sayOf } from '../document-scripts/status-message.ts'

/** Marks a history entry as reloaded, in `history.state`, which unlike storage cannot be blocked. */
const RELOADED = 'shyrdakReloaded'
/** How long the store may take to answer, in milliseconds. */
const PATIENCE = 5000
/** How long a page counts as just arrived, in milliseconds. */
const FRESH = 10_000

const reach = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })

/**
 * Calls `then` once the store responds, or `otherwise` when it is unreachable. Navigating then would show the
 * browser's own error page.
 */
export function onceReachable(then: () => void, otherwise: () => void = () => undefined): void {
  reach().then(then, otherwise)
}

/**
 * Code that is loaded once, by whoever needs it first, and only where there is a connection, for a failed import is
 * remembered. A press first asks the store: a browser calls itself online in any network, also in one that leads nowhere.
 * What a page loads by itself as it arrives comes the way that the page has come. After a failure the next call tries again.
 */
export function loadedOnce<T>(load: () => Promise<T>): (isPressed?: boolean) => Promise<T> {
  let loading: Promise<T> | undefined
  async function begin(isPressed: boolean) {
    try {
      if (isPressed || !navigator.onLine || performance.now() > FRESH) await reach()
      return await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return (isPressed = true) => (loading ??= begin(isPressed))
}

/** After a press whose code did not come: says so while the store is away, else helps by other means. */
export const afterVainPress = (help: () => void): void => onceReachable(help, () => sayOf('away'))

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
