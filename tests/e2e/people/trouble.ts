import type { BrowserContext, Request } from '@playwright/test'

/** Silent errors in the pages of a test. */
export interface Trouble {
  found: string[]
  /** Ignores matching errors that belong to the test. */
  expect: (...patterns: RegExp[]) => void
  unexpected: () => string[]
}

/** The browser's driver tries to run a script in the email's frame, which correctly blocks it. */
const KNOCKING = "Blocked script execution in 'about:srcdoc'"

/** The browser skipped a view transition, as it does when busy; the page itself has loaded. */
const NO_TRANSITION = 'Transition was '

/** The person left the page before the request ended: not an error. */
const LEFT = 'net::ERR_ABORTED'

/** A prefetch that timed out after ten seconds on a busy machine; a real navigation requests it again. */
const isGuess = (request: Request, why: string): boolean =>
  why === 'net::ERR_TIMED_OUT' && request.headers()['sec-purpose']?.startsWith('prefetch') === true

/** Watches every page of a browser: console errors (hydration, policy), page errors, failed requests. */
export function watchForTrouble(context: BrowserContext, origin: string): Trouble {
  const found: string[] = []
  const allowed: RegExp[] = []
  context.on('console', (message) => {
    if (message.text().startsWith(KNOCKING)) return
    if (message.type() === 'error' || /hydrat/i.test(message.text()))
      found.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    if (!error.error().message.startsWith(NO_TRANSITION))
      found.push(`page: ${error.error().message} (${error.page()?.url()})`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (request.url().startsWith(origin) && why !== LEFT && !isGuess(request, why))
      found.push(`request: ${request.method()} ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      found.push(`response: ${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return {
    found,
    expect: (...patterns) => void allowed.push(...patterns),
    unexpected: () => found.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
