import type { LineRequest } from '@shyrdak/sdk/contract'
import type { Tariffs } from '@shyrdak/sdk/rules'
import {
  knownLines,
  LINE_PARAMETERS,
  LINES,
  lineValues,
  type KnownLine,
  type LineRow,
} from '#modules/catalogue/index.ts'
import type { SavedQuoteLine } from '#modules/delivery/index.ts'
import { discountFacts, type DiscountFacts } from '#modules/discounts/index.ts'
import type { KnownIntent } from '#platform/idempotency/intent.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { namedParameters } from '#platform/sql/named-parameters.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { statement } from '#platform/sql/statement.ts'

interface PlacementRequest {
  country: string
  items: readonly LineRequest[]
  quoteId: string
  intentKey: string
  /** A discount code, and the buyer who uses it. */
  discount: { code: string | null; emailKey: string; accountId: number | null }
  now: Date
}

interface SavedQuote {
  country: string
  fingerprint: string
  destination: string | null
  lines: SavedQuoteLine[]
  tariffs: Tariffs
  expiresAt: Date
}

/** A consistent snapshot of all that is needed to place an order. */
export interface PlacementFacts {
  /** The stored intent with the same key. */
  known: KnownIntent | null
  quote: SavedQuote | undefined
  lines: ReadonlyMap<string, KnownLine>
  /** The discount code that was sent; null when it does not exist. */
  discount: DiscountFacts | null
  /** The id for the new order. It stays unused when the order is refused. */
  orderId: number
}

interface Row {
  intent: KnownIntent | null
  country: string
  fingerprint: string
  destination: string | null
  quoted: SavedQuoteLine[]
  tariffs: Tariffs
  expires_at: Date | null
  lines: LineRow[]
  discount: DiscountFacts | null
  order_id: number
}

const READ_PLACEMENT = namedParameters(
  `
  select case when i.key is not null then json_build_object(
      'creates', i.creates, 'fingerprint', i.fingerprint, 'createdId', i.created_id) end as intent,
    q.country, q.fingerprint, q.destination, q.lines as quoted, q.tariffs, q.expires_at,
    (select coalesce(json_agg(line), '[]') from (${LINES}) line) as lines,
    ${discountFacts({ code: ':code', email: ':email', account: ':account_id' })} as discount,
    nextval('retail_order_id_seq')::int as order_id
  from (values (:intent_key, :quote_id, :now::timestamptz)) as placement (intent_key, quote_id, now)
  left join idempotency_key i on i.key = placement.intent_key and i.expires_at > placement.now
  left join quote q on q.id = placement.quote_id`,
  ['intent_key', 'quote_id', 'now', 'code', 'email', 'account_id'],
  { after: LINE_PARAMETERS },
)

/** Reads all that an order is checked against in one statement, and so from one snapshot. */
export async function readPlacement(
  db: Database | Transaction,
  { country, items, quoteId, intentKey, discount, now }: PlacementRequest,
): Promise<PlacementFacts> {
  const own = READ_PLACEMENT.valuesOf({
    intent_key: intentKey,
    quote_id: quoteId,
    now,
    code: discount.code,
    email: discount.emailKey,
    account_id: discount.accountId,
  })
  const values = [...lineValues(country, items), ...own]
  const row = onlyRow(await statement<Row>(db, READ_PLACEMENT.text, values), 'select of a placement')
  return {
    known: row.intent,
    quote:
      row.expires_at === null
        ? undefined
        : {
            country: row.country,
            fingerprint: row.fingerprint,
            destination: row.destination,
            lines: row.quoted,
            tariffs: row.tariffs,
            expiresAt: row.expires_at,
          },
    lines: knownLines(row.lines),
    discount: row.discount,
    orderId: row.order_id,
  }
}
