/** Milliseconds to wait for the page's own site. */
const TIMEOUT_MS = 8_000

/** Sends a HEAD request to the page's own URL. Rejects if nothing answers. */
export async function reachPage(): Promise<void> {
  await fetch('', { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/**
 * Rejects without a connection. Await it before importing code on a page that has been open for a while, since browsers
 * remember a failed import until the page is left. A browser that reports being offline may still reach a store on
 * the same machine, so the page is asked then. On a server `onLine` is undefined.
 */
export async function assertOnline(): Promise<void> {
  if (Object.is(navigator.onLine, false)) await reachPage()
}
