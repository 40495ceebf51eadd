import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Language } from '../../language.ts'
import { LocalizedText } from '../../localized-text.ts'
import { PageQuery, paginated } from '../../paginator.ts'
import { CountryCode, Id, Instant } from '../../scalars.ts'
import { inboxParams } from './inbox-item.ts'
import { trimmed } from '../../trimmed.ts'

/** A request for one email when the store delivers to a country. */
export const DeliveryRequest = z.object({
  id: Id,
  email: z.string(),
  language: Language,
  country_iso_code: CountryCode,
  country: LocalizedText,
  created_at: Instant,
  /** When the email was sent; null while the request waits. */
  notified_at: z.nullable(Instant),
})
export type DeliveryRequest = z.infer<typeof DeliveryRequest>

/** Number of requests that wait for delivery to a country. */
export const CountryDemand = z.object({
  country_iso_code: CountryCode,
  country: LocalizedText,
  delivers: z.boolean(),
  waiting: z.int(),
})
export type CountryDemand = z.infer<typeof CountryDemand>

const text = z.optional(z.string().check(trimmed, z.maxLength(100)))

export const managedDeliveryRequests = {
  list: endpoint({
    method: 'GET',
    path: '/management/inbox/delivery-requests',
    summary: 'List the requests for delivery to a country, newest first. `text` searches addresses.',
    access: managers,
    query: z.object({ ...PageQuery, text, country: z.optional(CountryCode) }),
    response: paginated(DeliveryRequest),
  }),
  countries: endpoint({
    method: 'GET',
    path: '/management/inbox/delivery-requests/countries',
    summary: 'Count the requests for delivery by country, most requested first.',
    access: managers,
    response: z.array(CountryDemand),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/management/inbox/delivery-requests/:id',
    summary: 'Delete a request for delivery; its address gets no email.',
    access: managers,
    params: inboxParams,
    response: DeliveryRequest,
    errors: { NOT_FOUND: {} },
  }),
}
