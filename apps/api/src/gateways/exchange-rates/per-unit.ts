const MICRO = 1_000_000n

/** The price of one unit if `nominal` units cost `value`: texts with up to six decimals, rounded half up. */
export function perUnit(value: string, nominal: number): string {
  const [whole = '0', decimals = ''] = value.split('.')
  const micro = BigInt(whole) * MICRO + BigInt(decimals.padEnd(6, '0'))
  const units = BigInt(nominal)
  if (units <= 0n || micro <= 0n) throw new RangeError('A rate must be greater than zero.')
  const one = (micro * 2n + units) / (units * 2n)
  return `${one / MICRO}.${String(one % MICRO).padStart(6, '0')}`
}
