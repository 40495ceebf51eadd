import * as z from 'zod/mini'
import { Id } from '../../scalars.ts'
import { Amount, linkButton, looks, Text } from './fields.ts'

/** A row of articles, `count` of them (4 when it says nothing), of one category or of all. Source: spec §2. */
export const BlogsProps = z.object({
  ...looks,
  ...linkButton,
  title: z.optional(Text),
  catigory: z.optional(Id),
  count: z.optional(Amount),
})
