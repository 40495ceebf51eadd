import lz from 'lz-string'

type Value = string | number | { readonly [name: string]: Value | undefined }

/** The query of a payment page's address: the payment as nested `name=value` pairs, compressed as the bank's script does. */
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

/** The same read back, as the bank's page does; nested pairs stay text. Null for what is no such query. */
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
