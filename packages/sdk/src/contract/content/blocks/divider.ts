import * as z from 'zod/mini'
import { Length, styleProps } from './fields.ts'

/** An ornament or a plain line between two sections. */
export const DividerProps = z.object({
  ...styleProps,
  width: z.optional(Length),
  ornament: z.optional(z.enum(['kochkor', 'shyrdak', 'line'])),
})
