/**
 * Rejects when there is no connection. Await it before loading code on demand: browsers remember a failed
 * import for as long as the page is open. A device that reports being offline may still reach a store on
 * localhost, hence the request. Servers do not define `onLine`.
 */
export async function connected(): Promise<void> {
  if (Object.is(navigator.onLine, false)) await fetch('', { method: 'HEAD' })
}
