/**
 * Inline script of hydrated pages. A form without an `action` is handled by React only, so the browser must
 * not send it. When it is submitted before hydration, the submit is repeated until a handler prevents the
 * default.
 */
export const EARLY_SUBMIT = `addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || form.hasAttribute('action')) return
  event.preventDefault()
  setTimeout(() => form.isConnected && form.requestSubmit(), 100)
})`
