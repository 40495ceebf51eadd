import type { BrowserContext, Request } from '@playwright/test'

/** What went wrong in the pages of a journey without anybody saying so. */
export interface Trouble {
  found: string[]
  /** Lets what matches pass: it belongs to the journey. */
  expect: (...patterns: RegExp[]) => void
  unexpected: () => string[]
}

/** The browser's driver knocks at the frame of an email, which rightly runs nothing. */
const KNOCKING = "Blocked script execution in 'about:srcdoc'"

/** The browser gave up a transition between two documents, as it does when it is busy; the page itself is there. */
const NO_TRANSITION = 'Transition was '

/** Left by a person before it ended: no trouble. */
const LEFT = 'net::ERR_ABORTED'

/** Fetched ahead, and given up after ten seconds when the machine is busy; whoever goes there asks again. */
const isGuess = (request: Request, why: string): boolean =>
  why === 'net::ERR_TIMED_OUT' && request.headers()['sec-purpose']?.startsWith('prefetch') === true

/** Listens to every page of a browser: console errors (hydration and policy among them), page errors, failed requests. */
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
