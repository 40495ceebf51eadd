import * as z from 'zod/mini'
import { EMAIL, EMAIL_LENGTH } from '../../rules/email.ts'
import { Language } from '../language.ts'
import { Instant, Id } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'

/** The role of a logged-in person, stored as the client type. Source: spec §3 and §6. */
export const ClientType = z.enum(['retail', 'reyestr', 'craftsman', 'manager'])
export type ClientType = z.infer<typeof ClientType>

/** The role of each market's accounts. */
export const CLIENT_TYPES = {
  frontend: 'retail',
  wholesale: 'reyestr',
  specialgoods: 'craftsman',
  management: 'manager',
} as const satisfies Record<string, ClientType>

/** Trimmed, because copying often adds spaces; control characters are refused. */
export const Email = z
  .string()
  .check(trimmed, z.maxLength(EMAIL_LENGTH), z.regex(EMAIL), z.regex(/^\P{Cc}*$/u))

/** Length of a new password in characters. There are no other rules, because length is what makes it strong. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

export const NewPassword = z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max))

/** A password entered to log in: only compared, so the rules for new passwords do not apply. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.max))

/** Longest first or last name, in characters. */
export const NAME_LENGTH = 100

const name = z.string().check(trimmed, z.minLength(1), z.maxLength(NAME_LENGTH))

/** Personal details. The phone number is in international format: `+996700123456`. */
export const PersonFields = {
  first_name: name,
  last_name: name,
  phone: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
}

/** An account as shown to its owner. `new_email` is an address that has not been confirmed yet. */
export const Person = z.object({
  id: Id,
  role: ClientType,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_email_confirmed: z.boolean(),
  new_email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  language: Language,
  created_at: Instant,
})
export type Person = z.infer<typeof Person>

/**
 * Omitted fields stay unchanged. Changing the email address requires the password, and takes effect once the link
 * sent to the new address has been opened.
 */
export const PersonChanges = z.object({
  first_name: z.optional(PersonFields.first_name),
  last_name: z.optional(PersonFields.last_name),
  phone: z.optional(PersonFields.phone),
  language: z.optional(Language),
  email: z.optional(Email),
  password: z.optional(TypedPassword),
})
export type PersonChanges = z.infer<typeof PersonChanges>

/** Success without data. */
export const Done = z.object({ status: z.literal(true) })
