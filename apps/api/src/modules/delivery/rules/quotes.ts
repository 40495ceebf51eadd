import { createHash } from 'node:crypto'
import type { DeliveryService, Issue, LineRequest, QuoteDestination } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'

/** What a quote promised for one line: the services, their prices and the production time. */
export interface SavedQuoteLine {
  line_key: string
  services: DeliveryService[]
  /** In grams, for all pieces. Absent in old quotes, from before parcels were charged once. */
  weight?: number
  /** Working days. Absent when all pieces were in stock. */
  days_to_make?: number
}

/** Returns a fingerprint of a cart that does not depend on the order of lines. */
export function cartFingerprint(lines: readonly LineRequest[]): string {
  const parts = lines.map((line) => `${lineKey(line)}×${line.count}×${line.is_special}`)
  return createHash('sha256').update(JSON.stringify(parts.sort())).digest('base64url')
}

/** Issues for an item that is on two lines: it is unclear which count is meant. */
export function duplicateIssues(lines: readonly LineRequest[]): Issue[] {
  const seen = new Set<string>()
  return lines.flatMap((line, index) => {
    const key = lineKey(line)
    if (seen.has(key)) return [{ path: ['items', index], code: 'duplicate' }]
    seen.add(key)
    return []
  })
}

/** A destination as a key, independent of case and spacing. */
export const destinationKey = ({ city, postal_code }: QuoteDestination): string =>
  JSON.stringify([city.trim().toLowerCase(), postal_code.replace(/[\s-]/g, '').toUpperCase()])

export interface QuoteTerms {
  country: string
  fingerprint: string
  /** Null when carriers were charged by their price lists, which do not depend on the destination. */
  destination: string | null
  expiresAt: Date
}

/** Whether an order can use a quote: same country, lines and destination, and not expired. */
export const isQuoteValidFor = (
  quote: QuoteTerms,
  requested: { country: string; fingerprint: string; destination: string | null; now: Date },
): boolean =>
  quote.country === requested.country &&
  quote.fingerprint === requested.fingerprint &&
  (quote.destination === null ||
    requested.destination === null ||
    quote.destination === requested.destination) &&
  quote.expiresAt.getTime() > requested.now.getTime()
