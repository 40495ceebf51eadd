/** A date that no line ends within: neither before its year nor after the hyphen of a Kyrgyz ending. */
export const inOnePiece = (date: string): string => date.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')
