import * as z from 'zod/mini'
import { anyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { CountryCode, Id } from '../scalars.ts'
import { Email, NewPassword, PersonFields } from './person.ts'

/** What everyone tells who registers. Letters come in the language given, else in that of the call. */
export const NewPerson = z.object({
  ...PersonFields,
  email: Email,
  password: NewPassword,
  language: z.optional(Language),
  /** 'Accepting terms & conditions are required'. */
  terms: z.literal(true),
})
export type NewPerson = z.infer<typeof NewPerson>

const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

/** Whom a wholesale client buys for. */
export const CompanyFields = {
  company: shortText,
  country_iso_code: CountryCode,
  city: shortText,
}

export const NewWholesaleClient = z.object({
  ...NewPerson.shape,
  ...CompanyFields,
  comment: z.optional(z.string().check(z.maxLength(2000))),
})
export type NewWholesaleClient = z.infer<typeof NewWholesaleClient>

const Registered = z.object({ id: Id })

export const registration = {
  retail: endpoint({
    method: 'POST',
    path: '/frontend/register',
    summary: 'Register a shopper. A link to confirm the e-mail is mailed.',
    access: anyone,
    body: NewPerson,
    response: Registered,
  }),
  wholesale: endpoint({
    method: 'POST',
    path: '/wholesale/register',
    summary: 'Apply as a wholesale client. Login works at once; prices show when a manager has approved.',
    access: anyone,
    body: NewWholesaleClient,
    response: Registered,
  }),
  craftsman: endpoint({
    method: 'POST',
    path: '/specialgoods/register',
    summary: 'Register a craftsman. The workshop is shown once its profile has been saved.',
    access: anyone,
    body: NewPerson,
    response: Registered,
  }),
}
