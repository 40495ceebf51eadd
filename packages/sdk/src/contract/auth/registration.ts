import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { City } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { CountryCode, Id } from '../scalars.ts'
import { Email, NewPassword, PersonFields } from './person.ts'
import { REGISTRATION_LIMIT } from '../rate-limits.ts'
import { trimmed } from '../trimmed.ts'

/** Fields common to every registration. Emails are sent in `language`, or in the language of the request. */
export const NewPerson = z.object({
  ...PersonFields,
  email: Email,
  password: NewPassword,
  language: z.optional(Language),
  /** Must be accepted. Source: spec §5, messages. */
  terms: z.literal(true),
})
export type NewPerson = z.infer<typeof NewPerson>

/** The company of a wholesale client. */
export const CompanyFields = {
  company: z.string().check(trimmed, z.minLength(1), z.maxLength(120)),
  country_iso_code: CountryCode,
  city: City,
}

export const NewWholesaleClient = z.extend(NewPerson, {
  ...CompanyFields,
  comment: z.optional(z.string().check(z.maxLength(2000))),
})
export type NewWholesaleClient = z.infer<typeof NewWholesaleClient>

const Registered = z.object({ id: Id })

export const registration = {
  retail: endpoint({
    method: 'POST',
    path: '/frontend/register',
    summary: 'Register a shopper and email a confirmation link.',
    access: unauthenticated,
    body: NewPerson,
    response: Registered,
    limit: REGISTRATION_LIMIT,
  }),
  wholesale: endpoint({
    method: 'POST',
    path: '/wholesale/register',
    summary:
      'Apply for a wholesale account. Login works immediately; prices are visible after a manager approves.',
    access: unauthenticated,
    body: NewWholesaleClient,
    response: Registered,
    limit: REGISTRATION_LIMIT,
  }),
  craftsman: endpoint({
    method: 'POST',
    path: '/specialgoods/register',
    summary: 'Register a craftsman. The workshop becomes public when a manager approves its profile.',
    access: unauthenticated,
    body: NewPerson,
    response: Registered,
    limit: REGISTRATION_LIMIT,
  }),
}
