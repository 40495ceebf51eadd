import * as z from 'zod/mini'
import { Length, looks } from './fields.ts'

/** A felt ornament between two parts of a page, or only a line. */
export const DividerProps = z.object({
  ...looks,
  width: z.optional(Length),
  ornament: z.optional(z.enum(['kochkor', 'shyrdak', 'line'])),
})
