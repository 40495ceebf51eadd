import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { Employment } from '#platform/principal.ts'
import { wholesaleApplication } from './tables.ts'

/** By what a wholesale client buys: its own country, whatever country its people look at, its price list, and its tier. */
export interface ClientTerms {
  country: string
  priceListId: number | null
  /** It pays for every piece as if it had ordered at least so many. */
  tierCount: number
  company: string
  city: string
}

export async function clientTerms(
  db: Database | Transaction,
  { id }: Pick<Employment, 'id'>,
): Promise<ClientTerms> {
  const [terms] = await db
    .select({
      country: wholesaleApplication.country,
      priceListId: wholesaleApplication.priceListId,
      tierCount: wholesaleApplication.tierCount,
      company: wholesaleApplication.company,
      city: wholesaleApplication.city,
    })
    .from(wholesaleApplication)
    .where(eq(wholesaleApplication.accountId, id))
  return terms ?? { country: DEFAULT_COUNTRY, priceListId: null, tierCount: 1, company: '', city: '' }
}
