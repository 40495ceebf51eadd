import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { Employment } from '#platform/principal.ts'
import { statement } from '#platform/sql/statement.ts'

/** By what a wholesale client buys: its own country, whatever country its people look at, its price list, and its tier. */
export interface ClientTerms {
  country: string
  priceListId: number | null
  /** It pays for every piece as if it had ordered at least so many. */
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
