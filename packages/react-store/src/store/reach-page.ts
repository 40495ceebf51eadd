/** Milliseconds to wait for the page's own site. */
const TIMEOUT_MS = 8_000

/** Sends a HEAD request to the page's own URL. Rejects if nothing answers, or too late. */
export const reachPage = (): Promise<unknown> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
