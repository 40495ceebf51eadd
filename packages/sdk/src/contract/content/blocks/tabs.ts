import * as z from 'zod/mini'
import { styleProps, Text } from './fields.ts'

/**
 * A tab for each item, with the block's children as panels in the same order. Starts on the first tab. Source: spec
 * §2.
 */
export const TabsProps = z.object({
  ...styleProps,
  items: z.array(z.object({ title: Text })).check(z.minLength(1), z.maxLength(20)),
})
