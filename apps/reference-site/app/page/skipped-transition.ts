/**
 * Inline script of pages that React renders in the browser. A browser skips the transition between two documents where it
 * is busy, or where the new one has not asked for it when it is first shown, as on the way to the bank and back, or where a
 * manager goes back while orders are being moved. Both documents are there, and nothing has failed; the promise that says
 * so is the browser's own, and no event hands it out.
 */
export const SKIPPED_TRANSITION = `addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && /\\btransition\\b/i.test(reason.message)) event.preventDefault()
})`
