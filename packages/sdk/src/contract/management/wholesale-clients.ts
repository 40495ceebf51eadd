import * as z from 'zod/mini'
import { EMPLOYEE_ROLES, managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { Money } from '../money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Revision } from '../revision.ts'
import { CountryCode, Id } from '../scalars.ts'
import { PriceListName } from '../wholesale/goods.ts'
import { WHOLESALE_COUNT } from '../wholesale/orders.ts'
import { ManagedKitRow } from './wholesale-kits.ts'
import { trimmed } from '../trimmed.ts'

/**
 * The count at which a client's prices start: every piece costs as if the client had ordered at least this
 * many. 1 if prices follow the ordered count.
 */
export const ClientTier = z.int().check(z.minimum(1), z.maximum(WHOLESALE_COUNT))

/** A wholesale client in a manager's list. `id` is the company's; `balance` is due on all its orders. */
export const WholesaleClientRow = z.object({
  id: Id,
  company: z.string(),
  country_iso_code: CountryCode,
  city: z.string(),
  /** The applicant, or an owner if the applicant has left. */
  contact: z.object({ name: z.string(), email: z.string() }),
  /** Null if the store's own prices apply. */
  price_list: z.nullable(PriceListName),
  tier_count: z.int(),
  /** Number of orders of goods. */
  orders: z.int(),
  balance: Money,
})
export type WholesaleClientRow = z.infer<typeof WholesaleClientRow>

/** A wholesale client with its people and branding kits. */
export const ManagedWholesaleClient = z.extend(WholesaleClientRow, {
  phone: z.nullable(z.string()),
  /** The language of emails to the contact. */
  language: Language,
  comment: z.string(),
  people: z.array(z.object({ id: Id, name: z.string(), email: z.string(), role: z.enum(EMPLOYEE_ROLES) })),
  kits: z.array(ManagedKitRow),
  revision: Revision,
})
export type ManagedWholesaleClient = z.infer<typeof ManagedWholesaleClient>

/** The terms of a client's next orders; orders that were placed keep their prices. */
export const ClientTerms = z.object({ price_list_id: z.nullable(Id), tier_count: ClientTier })
export type ClientTerms = z.infer<typeof ClientTerms>

const params = z.object({ id: Id })

export const wholesaleClients = {
  list: endpoint({
    method: 'GET',
    path: '/management/wholesale/clients',
    summary:
      'List approved wholesale clients by name. `text` searches by company, name, email, phone or city; `price_list` by the list that they buy by.',
    access: managers,
    query: z.object({
      ...PageQuery,
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
      price_list: z.optional(Id),
    }),
    response: paginated(WholesaleClientRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/wholesale/clients/:id',
    summary: 'Retrieve a wholesale client with its people and branding kits.',
    access: managers,
    params,
    response: ManagedWholesaleClient,
    errors: { NOT_FOUND: {} },
  }),
  setTerms: endpoint({
    method: 'PUT',
    path: '/management/wholesale/clients/:id/terms',
    summary: 'Give a wholesale client another price list or tier, for its next cart.',
    access: managers,
    params,
    query: z.object({ revision: Revision }),
    body: ClientTerms,
    response: ManagedWholesaleClient,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
}
