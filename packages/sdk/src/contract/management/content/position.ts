import * as z from 'zod/mini'

/** Sort position: ascending, ties by creation time. */
export const Position = z.int().check(z.minimum(0), z.maximum(100_000))
