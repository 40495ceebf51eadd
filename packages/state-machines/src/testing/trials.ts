/** Runs of a property test: all with SHYRDAK_TRIALS=full, otherwise a tenth. */
export const trials = (full: number): number =>
  Math.ceil(full * (process.env['SHYRDAK_TRIALS'] === 'full' ? 1 : 0.1))
