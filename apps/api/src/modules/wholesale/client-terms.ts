import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { Employment } from '#platform/principal.ts'
import { statement } from '#platform/sql/statement.ts'

/**
 * The terms of a wholesale client: its own country, whichever one its employees have selected, its price list
 * and its tier.
 */
export interface ClientTerms {
  country: string
  priceListId: number | null
  /** Every piece is priced as if at least this many were ordered. */
  tierCount: number
  company: string
  city: string
}

const TERMS = `select country, price_list_id as "priceListId", tier_count as "tierCount", company, city
  from wholesale_application where account_id = $1`

export async function clientTerms(
  db: Database | Transaction,
  { id }: Pick<Employment, 'id'>,
): Promise<ClientTerms> {
  const [terms] = await statement<ClientTerms & Record<string, unknown>>(db, TERMS, [id])
  return terms ?? { country: DEFAULT_COUNTRY, priceListId: null, tierCount: 1, company: '', city: '' }
}
