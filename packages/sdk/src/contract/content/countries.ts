import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { CurrencyCode } from '../money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { CountryCode } from '../scalars.ts'

/** A selectable country. `location` is its center in degrees; `currency` is the one prices are shown in. */
export const Country = z.object({
  code: CountryCode,
  name: LocalizedText,
  flag: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  region: z.string(),
  currency: CurrencyCode,
  /** Whether checkout delivers there; by default only to the spec's checkout countries (§9). */
  delivers: z.boolean(),
})
export type Country = z.infer<typeof Country>

export const countries = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/country',
    summary: 'List the countries that a shopper can select.',
    access: unauthenticated,
    query: z.object(PageQuery),
    response: paginated(Country),
  }),
}
