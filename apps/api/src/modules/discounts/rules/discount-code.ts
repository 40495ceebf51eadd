/** A code as it is stored and compared: NFKC, without room around it, in upper case. */
export const discountCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().normalize('NFKC').trim()
