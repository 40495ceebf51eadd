import { reachPage } from './reach-page.ts'

/**
 * Rejects without a connection. Await it before importing code on a page that has been open for a while, since browsers
 * remember a failed import until the page is left. A browser that reports being offline may still reach a store on
 * the same machine, so the page is asked then. On a server `onLine` is undefined.
 */
export async function assertOnline(): Promise<void> {
  if (Object.is(navigator.onLine, false)) await reachPage()
}
