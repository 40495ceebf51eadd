import * as z from 'zod/mini'
import { LocalizedText } from '../../localized-text.ts'
import { Id, Instant, MediaPath, Slug } from '../../scalars.ts'
import { ContentRevision, managed } from './managed.ts'
import { filledTexts } from './texts.ts'

/** An article as a manager writes it; `content` as in `NewPage`. It is shown from `published_at` on. */
export const NewArticle = z.object({
  url: Slug,
  category_id: Id,
  title: filledTexts(200),
  summary: filledTexts(500),
  photo: MediaPath,
  content: LocalizedText,
  published_at: Instant,
})
export type NewArticle = z.infer<typeof NewArticle>

const row = {
  id: Id,
  url: z.string(),
  category_id: Id,
  title: LocalizedText,
  summary: LocalizedText,
  photo: z.string(),
  published_at: Instant,
  revision: ContentRevision,
  updated_at: Instant,
}

export const ManagedArticle = z.object({ ...row, content: LocalizedText })
export type ManagedArticle = z.infer<typeof ManagedArticle>

export const managedBlog = managed({
  path: 'blog',
  one: 'blog article',
  many: 'blog articles',
  New: NewArticle,
  Managed: ManagedArticle,
  Row: z.object(row),
})
