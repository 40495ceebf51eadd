import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Revision } from '../revision.ts'
import { CountryCode, Id, Instant } from '../scalars.ts'
import { Reason } from './reason.ts'
import { trimmed } from '../trimmed.ts'

export const ApplicationStatus = z.enum(['waiting', 'active', 'rejected'])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** An application for a wholesale account, as managers see it. `id` is the account's ID. */
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
  /** The language of emails to the applicant. */
  language: Language,
  status: ApplicationStatus,
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  created_at: Instant,
  decided_at: z.nullable(Instant),
  /** Name of the manager who decided. */
  decided_by: z.nullable(z.string()),
  revision: Revision,
})
export type WholesaleApplication = z.infer<typeof WholesaleApplication>

const params = z.object({ id: Id })
/** The revision that the manager read, because the client or another manager may have changed it since. */
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {} }

export const wholesaleApplications = {
  list: endpoint({
    method: 'GET',
    path: '/management/wholesale-applications',
    summary:
      'List wholesale applications: waiting ones oldest first, then decided ones newest first. `text` searches by company, name, email, phone or city.',
    access: managers,
    query: z.object({
      ...PageQuery,
      status: z.optional(ApplicationStatus),
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
    }),
    response: paginated(WholesaleApplication),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/wholesale-applications/:id',
    summary: 'Retrieve a wholesale application.',
    access: managers,
    params,
    response: WholesaleApplication,
    errors,
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/management/wholesale-applications/:id/approve',
    summary: 'Approve a wholesale application and email the client, who can then see wholesale prices.',
    access: managers,
    params,
    query,
    response: WholesaleApplication,
    errors: { ...errors, STALE: {} },
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/management/wholesale-applications/:id/reject',
    summary: 'Reject a wholesale application or revoke its approval, and email the reason to the client.',
    access: managers,
    params,
    query,
    body: z.object({ reason: Reason }),
    response: WholesaleApplication,
    errors: { ...errors, STALE: {} },
  }),
}
