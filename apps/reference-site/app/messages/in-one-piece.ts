/** Prevents line breaks within a date, both at spaces and after the hyphen of a Kyrgyz suffix. */
export const inOnePiece = (date: string): string => date.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')
