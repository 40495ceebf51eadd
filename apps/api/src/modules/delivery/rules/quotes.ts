import { createHash } from 'node:crypto'
import type { DeliveryService, Issue, LineRequest, QuoteDestination } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'

/** What a quote promised for one line: the ways to send it, their prices, and that it would be made. */
export interface SavedQuoteLine {
  line_key: string
  services: DeliveryService[]
  /** Absent in quotes of before parcels were charged once. */
  weight?: number
  /** Absent where all pieces lay ready. */
  days_to_make?: number
}

/** The same basket in any order of lines has the same fingerprint; another count or size has another. */
export function cartFingerprint(lines: readonly LineRequest[]): string {
  const parts = lines.map((line) => `${lineKey(line)}×${line.count}×${line.is_special}`)
  return createHash('sha256').update(JSON.stringify(parts.sort())).digest('base64url')
}

/** One thing on two lines is refused: nobody could say which count is meant. */
export function duplicateIssues(lines: readonly LineRequest[]): Issue[] {
  const seen = new Set<string>()
  return lines.flatMap((line, index) => {
    const key = lineKey(line)
    if (seen.has(key)) return [{ path: ['items', index], code: 'duplicate' }]
    seen.add(key)
    return []
  })
}

/** Where a quote's parcels go, however it was spelled. */
export const destinationKey = ({ city, postal_code }: QuoteDestination): string =>
  JSON.stringify([city.trim().toLowerCase(), postal_code.replace(/[\s-]/g, '').toUpperCase()])

export interface QuoteTerms {
  country: string
  fingerprint: string
  /** Null where carriers are charged by their price lists, wherever the parcels go. */
  destination: string | null
  expiresAt: Date
}

/** Whether an order may rest on a quote: for this country, these lines and this destination, and not expired. */
export const holdsQuote = (
  quote: QuoteTerms,
  requested: { country: string; fingerprint: string; destination: string | null; now: Date },
): boolean =>
  quote.country === requested.country &&
  quote.fingerprint === requested.fingerprint &&
  (quote.destination === null ||
    requested.destination === null ||
    quote.destination === requested.destination) &&
  quote.expiresAt.getTime() > requested.now.getTime()
