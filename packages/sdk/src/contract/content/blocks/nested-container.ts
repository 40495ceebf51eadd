import * as z from 'zod/mini'
import { styleProps } from './fields.ts'

/** A framed group inside a container: its children in `count` columns above 780 px. */
export const NestedContainerProps = z.object({
  ...styleProps,
  count: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
})
