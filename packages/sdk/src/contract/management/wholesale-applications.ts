import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { CountryCode, Id, Instant } from '../scalars.ts'
import { ContentRevision, managers } from './content/managed.ts'
import { Reason } from './reason.ts'

export const ApplicationStatus = z.enum(['waiting', 'active', 'rejected'])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** Somebody who asked to be a wholesale client, as a manager reads it. `id` is the account's. */
export const WholesaleApplication = z.object({
  id: Id,
  company: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_email_confirmed: z.boolean(),
  phone: z.nullable(z.string()),
  country_iso_code: CountryCode,
  city: z.string(),
  comment: z.string(),
  /** The language of their letters. */
  language: Language,
  status: ApplicationStatus,
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  created_at: Instant,
  decided_at: z.nullable(Instant),
  /** The manager who decided. */
  decided_by: z.nullable(z.string()),
  revision: ContentRevision,
})
export type WholesaleApplication = z.infer<typeof WholesaleApplication>

const params = z.object({ id: Id })
/** What the manager read: the client may change it, and a colleague may be quicker. */
const query = z.object({ revision: ContentRevision })
const errors = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const

export const wholesaleApplications = {
  list: endpoint({
    method: 'GET',
    path: '/management/wholesale-applications',
    summary:
      'Wholesale applications: waiting ones oldest first, decided ones newest first. `text` finds by company, name, e-mail, phone or city.',
    access: managers,
    query: z.object({
      ...PageQuery,
      status: z.optional(ApplicationStatus),
      text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    response: paginated(WholesaleApplication),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/wholesale-applications/:id',
    summary: 'One application.',
    access: managers,
    params,
    response: WholesaleApplication,
    errors,
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/management/wholesale-applications/:id/approve',
    summary: 'Let a client see wholesale prices. They are told by mail.',
    access: managers,
    params,
    query,
    response: WholesaleApplication,
    errors: [...errors, 'STALE'],
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/management/wholesale-applications/:id/reject',
    summary: 'Show a client no wholesale prices, or none any more. They are told why by mail.',
    access: managers,
    params,
    query,
    body: z.object({ reason: Reason }),
    response: WholesaleApplication,
    errors: [...errors, 'STALE'],
  }),
}
