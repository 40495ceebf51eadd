import lz from 'lz-string'

type Value = string | number | { readonly [name: string]: Value | undefined }

/** The query of a payment page: the payment as nested `name=value` pairs, compressed as the bank does. */
export const payformParams = (payment: Record<string, Value | undefined>): string =>
  lz.compressToEncodedURIComponent(pairsOf(payment))

const pairsOf = (values: { readonly [name: string]: Value | undefined }): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined
        ? []
        : [`${name}=${encodeURIComponent(typeof value === 'object' ? pairsOf(value) : String(value))}`],
    )
    .join('&')

/** Parses such a query as the bank's page does; nested pairs stay text. Returns null if it is invalid. */
export function readPayform(params: string): Map<string, string> | null {
  const pairs = lz.decompressFromEncodedURIComponent(params)
  if (!pairs) return null
  return new Map(
    pairs.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name, decodeURIComponent(value)] as const
    }),
  )
}
