/** How long after the page was loaded the dialog appears, in milliseconds. Source: spec §9. */
export const COOKIE_DIALOG_DELAY = 20_000

/** The field of the session's storage that says the dialog was closed. */
export const CLOSED_KEY = 'cookiesClosed'

/** How much of the delay is left after some of it has passed, in milliseconds. */
export const delayLeft = (passed: number): number =>
  Number.isFinite(passed) && passed > 0 ? Math.max(0, COOKIE_DIALOG_DELAY - passed) : COOKIE_DIALOG_DELAY
