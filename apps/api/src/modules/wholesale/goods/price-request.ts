import type { AppContext } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { clientTerms } from '../client-terms.ts'
import type { PriceRequest } from './listed-prices.ts'

/** Returns the caller's terms with the current day. */
export const priceRequest = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { company }: Pick<EmployeePrincipal, 'company'>,
): Promise<PriceRequest> => ({ terms: await clientTerms(db, company), day: dayOf(clock()) })
