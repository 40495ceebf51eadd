import * as z from 'zod/mini'
import { looks } from './fields.ts'

/** A framed group inside a container: its children side by side, `count` columns of them, above 780 px. */
export const NestedContainerProps = z.object({
  ...looks,
  count: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
})
