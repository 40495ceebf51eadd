/**
 * Inline script of pages that React renders in the browser. Silences the rejected promise of a skipped view
 * transition between two documents. Browsers skip one when they are busy, or when the new document did not
 * opt in by its first paint: on the way to the bank and back, or when a manager goes back while orders are
 * being moved. Both documents are intact and nothing failed. The promise belongs to the browser and no event
 * exposes it, so it can only be caught here.
 */
export const SKIPPED_TRANSITION = `addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && /\\btransition\\b/i.test(reason.message)) event.preventDefault()
})`
