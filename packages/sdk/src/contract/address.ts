import * as z from 'zod/mini'
import { SELECTABLE_COUNTRIES } from './country-codes.ts'
import { CountryCode } from './scalars.ts'
import { seen } from './seen.ts'

const City = z.string().check(seen, z.minLength(1), z.maxLength(120))
const Street = z.string().check(seen, z.minLength(1), z.maxLength(200))
const PostalCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/))

/** A delivery address. */
export const Address = z.object({
  country_iso_code: CountryCode,
  city: City,
  street: Street,
  postal_code: PostalCode,
})
export type Address = z.infer<typeof Address>

/**
 * The address of a new order. Where something is sent, every field is required; an order that is collected has no more than
 * the country.
 */
export const NewOrderAddress = z.object({
  country_iso_code: CountryCode,
  city: z.optional(City),
  street: z.optional(Street),
  postal_code: z.optional(PostalCode),
})
export type NewOrderAddress = z.infer<typeof NewOrderAddress>

/** The address of an order. All but the country is null for an order that is collected. */
export const OrderAddress = z.object({
  country_iso_code: CountryCode,
  city: z.nullable(z.string()),
  street: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
})
export type OrderAddress = z.infer<typeof OrderAddress>

/** The address saved in an account: in a country that the store delivers to. */
export const SavedAddress = z.extend(Address, { country_iso_code: z.enum(SELECTABLE_COUNTRIES) })
export type SavedAddress = z.infer<typeof SavedAddress>
