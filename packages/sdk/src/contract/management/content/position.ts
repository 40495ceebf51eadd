import * as z from 'zod/mini'

/** Sort position: ascending, ties by creation time. If omitted, a new item comes last; others stay. */
export const Position = z.optional(z.int().check(z.minimum(0), z.maximum(100_000)))
