/**
 * Silences the rejected promise of a skipped view transition between two documents, like the inline script
 * `SKIPPED_TRANSITION` of other pages, which the policy of documents forbids. Browsers skip one when a phone is
 * turned or its keyboard closes meanwhile. One that is skipped before this script has loaded is still reported.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (/Transition was/.test(String(event.reason))) event.preventDefault()
  })
}
