import * as z from 'zod/mini'
import { styleProps } from './fields.ts'

/** A page section with vertical spacing; `width` sets its maximum width. */
export const ContainerProps = z.object({
  ...styleProps,
  width: z.optional(z.enum(['text', 'page', 'full'])),
})
