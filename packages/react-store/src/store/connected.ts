/**
 * To be awaited before a press loads code: rejects without a connection, since browsers remember a failed import for as long
 * as the page is open. Who is said to be offline may still reach a store on the own machine; servers say nothing of it.
 */
export async function connected(): Promise<void> {
  if (Object.is(navigator.onLine, false)) await fetch('', { method: 'HEAD' })
}
