/** How long the site of the page may take to answer, in milliseconds. */
const PATIENCE = 8000

/** Asks the site of the page, for its head alone; rejects where nothing answers. */
export async function reachPage(): Promise<void> {
  await fetch('', { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })
}

/**
 * To be awaited before code is loaded where a page has been open for a while: rejects without a connection, since browsers
 * remember a failed import for as long as the page is open. Who is said to be offline may still reach a store on the own
 * machine; servers say nothing of it.
 */
export async function assertOnline(): Promise<void> {
  if (Object.is(navigator.onLine, false)) await reachPage()
}
