import * as z from 'zod/mini'
import { Html, styleProps, Text } from './fields.ts'

/** One item is expanded at a time, starting with the first. Source: spec §2. */
export const AccordionProps = z.object({
  ...styleProps,
  items: z.array(z.object({ title: Text, content: Html })).check(z.minLength(1), z.maxLength(60)),
})
