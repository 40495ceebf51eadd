import * as z from 'zod/mini'

/** The number of a row: a positive integer that PostgreSQL's `integer` can hold. */
export const Id = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** A name in an address: lower-case Latin letters, digits and single hyphens. */
export const Slug = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** A moment in ISO 8601, UTC, such as `2026-11-20T09:30:00.000Z`. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/))

/** A day in ISO 8601, such as `2026-11-20`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** A country by its ISO 3166-1 alpha-2 code (`cca2` in the spec), such as `KG`. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** A path on the API's host; the picture is that host plus this path. Source: spec §7, last line. */
export const MediaPath = z.string().check(z.maxLength(300), z.regex(/^\/media\/[a-z0-9][a-z0-9._-]*$/))

/** How many pieces of one thing a shopper may put in one line. */
export const Count = z.int().check(z.minimum(1), z.maximum(99))

/** A secret of at least 128 bits in base64url: whoever holds it may see what it opens. */
export const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))
