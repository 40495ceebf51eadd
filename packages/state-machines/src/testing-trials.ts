/** How often a law is tried: in full when asked to, a tenth of that in an ordinary test run. */
export const trials = (full: number): number =>
  Math.ceil(full * (process.env['SHYRDAK_TRIALS'] === 'full' ? 1 : 0.1))
