/** The field of `history.state` that says so of an entry; unlike storage it cannot be blocked. */
const RELOADED = 'shyrdakReloaded'

/**
 * Loads the page again after code of it could not be fetched: browsers remember a failed import for as long as a document
 * is open. Only once, so that a file that is truly gone makes no page reload for ever, and not while the store is away.
 */
export function reloadOnce(): void {
  const state = history.state as Record<string, unknown> | null // any script may have written it
  if (state?.[RELOADED]) return
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => {
      history.replaceState({ ...state, [RELOADED]: true }, '')
      location.reload()
    },
    () => undefined,
  )
}
