import { LocalizedText } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'

/** What an article has beside its blocks, as it is typed. */
export const ArticleFields = z.object({
  url: z.string(),
  /** Null until one is chosen. */
  category_id: z.nullable(z.int()),
  title: LocalizedText,
  summary: LocalizedText,
  /** Empty until one is chosen. */
  photo: z.string(),
  /** Empty for now. */
  published_at: z.string(),
})
export type ArticleFields = z.output<typeof ArticleFields>
