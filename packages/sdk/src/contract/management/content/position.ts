import * as z from 'zod/mini'

/**
 * Sort position: ascending, ties by creation time. Left out, something new comes last and the rest stays where it is.
 */
export const Position = z.optional(z.int().check(z.minimum(0), z.maximum(100_000)))
