/** Milliseconds between page load and dialog. Source: spec §9. */
export const COOKIE_DIALOG_DELAY_MS = 20_000

/** Returns the rest of the delay, in milliseconds. */
export const delayLeft = (passed: number): number =>
  Number.isFinite(passed) && passed > 0
    ? Math.max(0, COOKIE_DIALOG_DELAY_MS - passed)
    : COOKIE_DIALOG_DELAY_MS
