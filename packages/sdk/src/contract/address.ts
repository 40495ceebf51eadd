import * as z from 'zod/mini'
import { SELECTABLE_COUNTRIES } from './country-codes.ts'
import { CountryCode } from './scalars.ts'
import { trimmed } from './trimmed.ts'

/** Longest name of a city, in characters. */
export const CITY_LENGTH = 120
export const City = z.string().check(trimmed, z.minLength(1), z.maxLength(CITY_LENGTH))

/** Longest street with its number, in characters. */
export const STREET_LENGTH = 200
const Street = z.string().check(trimmed, z.minLength(1), z.maxLength(STREET_LENGTH))

/** Longest postcode of any country, in characters. */
export const POSTAL_CODE_LENGTH = 12
/** Latin letters and digits, with blanks and hyphens between them: from three characters to POSTAL_CODE_LENGTH. */
export const POSTAL_CODE = /^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/
export const PostalCode = z.string().check(z.regex(POSTAL_CODE))

/** A delivery address. */
export const Address = z.object({
  country_iso_code: CountryCode,
  city: City,
  street: Street,
  postal_code: PostalCode,
})
export type Address = z.infer<typeof Address>

/** The address of a new order. Deliveries require every field; an order for pickup has only the country. */
export const NewOrderAddress = z.object({
  country_iso_code: CountryCode,
  city: z.optional(City),
  street: z.optional(Street),
  postal_code: z.optional(PostalCode),
})
export type NewOrderAddress = z.infer<typeof NewOrderAddress>

/** The address of an order. For a pickup, every field but the country is null. */
export const OrderAddress = z.object({
  country_iso_code: CountryCode,
  city: z.nullable(z.string()),
  street: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
})
export type OrderAddress = z.infer<typeof OrderAddress>

/** The address saved in an account: in a country that the store can be set to, delivered to or not. */
export const SavedAddress = z.extend(Address, { country_iso_code: z.enum(SELECTABLE_COUNTRIES) })
export type SavedAddress = z.infer<typeof SavedAddress>
