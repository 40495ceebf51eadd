import * as z from 'zod/mini'

/** Where a thing stands among its like; the smaller first, equal ones by age. */
export const Position = z.int().check(z.minimum(0), z.maximum(100_000))
