/** Marks a history entry as reloaded, in `history.state`, which unlike storage cannot be blocked. */
const RELOADED = 'shyrdakReloaded'

const reach = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' })

/**
 * Calls `then` once the store responds, or `otherwise` when it is unreachable. Navigating then would show the
 * browser's own error page.
 */
export function onceReachable(then: () => void, otherwise: () => void = () => undefined): void {
  reach().then(then, otherwise)
}

/**
 * Loads code only when there is a connection, since browsers cache a failed import. An offline browser may
 * still reach a local store.
 */
export async function withConnection<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) await reach()
  return load()
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
