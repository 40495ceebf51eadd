/**
 * Inline script of pages that React hydrates. A browser that is busy skips the transition between two documents, as on
 * the way to the bank and back: both are there, and nothing has failed.
 */
export const SKIPPED_TRANSITION = `for (const name of ['pageswap', 'pagereveal'])
  addEventListener(name, ({ viewTransition }) => {
    for (const step of ['updateCallbackDone', 'ready', 'finished']) viewTransition?.[step].catch(() => {})
  })`
