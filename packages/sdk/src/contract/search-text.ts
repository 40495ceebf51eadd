import * as z from 'zod/mini'

/**
 * A text that finds the rows of a list; without one, the list is whole. Longer texts than people type are accepted
 * and truncated by the search, as far as they fit into a URL, of which servers take about 16 kB.
 */
export const SearchText = z.optional(z.string().check(z.maxLength(2_000)))
