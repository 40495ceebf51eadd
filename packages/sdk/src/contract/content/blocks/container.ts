import * as z from 'zod/mini'
import { looks } from './fields.ts'

/** The column of the page, with its rhythm; `width` sets how wide it may grow. */
export const ContainerProps = z.object({
  ...looks,
  width: z.optional(z.enum(['text', 'page', 'full'])),
})
