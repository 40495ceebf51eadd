import * as z from 'zod/mini'
import { Id } from '../../scalars.ts'
import { ItemCount, linkButton, styleProps, Text } from './fields.ts'

/** A row of `count` articles (4 by default), from one category or from all. Source: spec §2. */
export const BlogsProps = z.object({
  ...styleProps,
  ...linkButton,
  title: z.optional(Text),
  catigory: z.optional(Id),
  count: z.optional(ItemCount),
})
