/** The field of `history.state` that says so of an entry; unlike storage it cannot be blocked. */
const RELOADED = 'shyrdakReloaded'

const reach = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' })

/** Does something once the store has answered, and not while it is away: the browser would show its own page instead. */
export function onceReachable(then: () => void, otherwise: () => void = () => undefined): void {
  reach().then(then, otherwise)
}

/** Loads code only where there is a connection, for a failed import is remembered. A browser offline may still reach its own machine. */
export async function withConnection<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) await reach()
  return load()
}

/**
 * Loads the page again after code of it could not be fetched: browsers remember a failed import for as long as a document
 * is open. Only once, so that a file that is truly gone makes no page reload for ever, and not while the store is away.
 */
export function reloadOnce(): void {
  const state = history.state as Record<string, unknown> | null // any script may have written it
  if (state?.[RELOADED]) return
  onceReachable(() => {
    history.replaceState({ ...state, [RELOADED]: true }, '')
    location.reload()
  })
}
