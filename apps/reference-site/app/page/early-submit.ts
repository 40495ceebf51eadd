/**
 * Inline script of pages that React hydrates. A form without an `action` is sent by script alone, so the browser must
 * not send it by itself: pressed before hydration, it is pressed again until somebody answers.
 */
export const EARLY_SUBMIT = `addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || form.hasAttribute('action')) return
  event.preventDefault()
  setTimeout(() => form.isConnected && form.requestSubmit(), 100)
})`
