import * as z from 'zod/mini'
import { BlogCategoryId, ItemCount, linkButton, styleProps, Text } from './fields.ts'

/** A row of `count` articles (4 by default), from one category or from all. Source: spec §2. */
export const BlogsProps = z.object({
  ...styleProps,
  ...linkButton,
  title: z.optional(Text),
  catigory: z.optional(BlogCategoryId),
  count: z.optional(ItemCount),
})
