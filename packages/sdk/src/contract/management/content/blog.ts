import * as z from 'zod/mini'
import { LocalizedText } from '../../localized-text.ts'
import { Id, Instant, MediaPath, Slug } from '../../scalars.ts'
import { ContentRevision, managed } from './managed.ts'
import { requiredTexts } from './texts.ts'

/** An article to create or update; `content` as in `NewPage`. It becomes public at `published_at`. */
export const NewArticle = z.object({
  url: Slug,
  category_id: Id,
  title: requiredTexts(200),
  summary: requiredTexts(500),
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
  singular: 'a blog article',
  plural: 'blog articles',
  New: NewArticle,
  Managed: ManagedArticle,
  Row: z.object(row),
})
