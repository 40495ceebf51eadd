import * as z from 'zod/mini'
import { EMAIL, EMAIL_LENGTH } from '../../rules/email.ts'
import { Language } from '../language.ts'
import { Instant, Id } from '../scalars.ts'

/** What a client type is stored as: the role of the person logged in. Source: spec §3 and §6. */
export const ClientType = z.enum(['retail', 'reyestr', 'craftsman', 'manager'])
export type ClientType = z.infer<typeof ClientType>

/** The role of each audience's people, by the name of its path. */
export const CLIENT_TYPES = {
  frontend: 'retail',
  wholesale: 'reyestr',
  specialgoods: 'craftsman',
  management: 'manager',
} as const satisfies Record<string, ClientType>

/** Spaces around it, as copying adds them, are cut off; what no mail carries is refused. */
export const Email = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_LENGTH), z.regex(EMAIL), z.regex(/^\P{Cc}*$/u))

/** Characters of a new password. Length is what makes it strong, so nothing else is asked of it. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

export const NewPassword = z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max))

/** A password as someone types it to be let in: compared, never judged. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.max))

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** What a person tells about themselves. The phone is in international form, `+996700123456`. */
export const PersonFields = {
  first_name: name,
  last_name: name,
  phone: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
}

/** A person as their own profile shows them. `new_email` waits for the link that was mailed to it. */
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
 * What is left out stays as it is. A new e-mail counts once the link mailed to it was opened, and is asked for
 * together with the password.
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

/** Said when there is nothing to say but yes. */
export const Done = z.object({ status: z.literal(true) })
