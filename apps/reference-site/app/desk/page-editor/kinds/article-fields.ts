import { LocalizedText } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'

/** The form state of an article's fields beside the blocks. */
export const ArticleFields = z.object({
  url: z.string(),
  /** Null until chosen. */
  category_id: z.nullable(z.int()),
  title: LocalizedText,
  summary: LocalizedText,
  /** Empty until chosen. */
  photo: z.string(),
  /** Empty to publish now. */
  published_at: z.string(),
})
export type ArticleFields = z.output<typeof ArticleFields>
