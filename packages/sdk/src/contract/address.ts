import * as z from 'zod/mini'
import { CHECKOUT_COUNTRIES } from './country-codes.ts'
import { CountryCode } from './scalars.ts'

/** A delivery address. */
export const Address = z.object({
  country_iso_code: CountryCode,
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  street: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  postal_code: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/)),
})
export type Address = z.infer<typeof Address>

/** The address saved in an account: limited to countries that the store delivers to. */
export const SavedAddress = z.object({ ...Address.shape, country_iso_code: z.enum(CHECKOUT_COUNTRIES) })
export type SavedAddress = z.infer<typeof SavedAddress>
