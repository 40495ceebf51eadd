/** Formats hundredths of a currency for banks: `25.74`. All charged currencies have two decimals. */
export const toDecimal = (minor: number): string => {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Parses `25.74`, `25.7` and `25` into hundredths; undefined for anything else. */
export function fromDecimal(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
