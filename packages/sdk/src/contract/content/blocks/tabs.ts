import * as z from 'zod/mini'
import { looks, Text } from './fields.ts'

/** A tab for each item; the block's children are the panels, in the same order. Starts on the first. Source: spec §2. */
export const TabsProps = z.object({
  ...looks,
  items: z.array(z.object({ title: Text })).check(z.minLength(1), z.maxLength(20)),
})
