import * as z from 'zod/mini'
import { Html, looks, Text } from './fields.ts'

/** One item open at a time, the first at the start. Source: spec §2. */
export const AccordionProps = z.object({
  ...looks,
  items: z.array(z.object({ title: Text, content: Html })).check(z.minLength(1), z.maxLength(60)),
})
