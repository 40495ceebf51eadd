/** Normalizes a code for storage and comparison: NFKC, trimmed, upper case. */
export const discountCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().normalize('NFKC').trim()
