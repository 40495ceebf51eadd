import * as z from 'zod/mini'

/** A resource ID: a positive integer within the range of PostgreSQL's `integer`. */
export const Id = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** A URL name: lowercase Latin letters, digits and single hyphens. */
export const Slug = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** Longest name of a size, in characters. */
export const SIZE_LENGTH = 30

/** The name of a size as stored, in English: `38`, `120×180 cm`, `one size`. */
export const SizeName = z.string().check(z.minLength(1), z.maxLength(SIZE_LENGTH))

/** An ISO 8601 timestamp in UTC: `2026-11-20T09:30:00.000Z`. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/))

/** An ISO 8601 date: `2026-11-20`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** An ISO 3166-1 alpha-2 country code (`cca2` in the spec): `KG`. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** The path of an image or video on the API's host. Source: spec §7, files. */
export const MediaPath = z.string().check(z.maxLength(300), z.regex(/^\/media\/[a-z0-9][a-z0-9._-]*$/))

/** The number of items in one cart or order line. */
export const Count = z.int().check(z.minimum(1), z.maximum(99))

/** A secret of at least 128 bits in base64url, which gives access to a resource without a session. */
export const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))
