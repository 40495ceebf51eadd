import * as z from 'zod/mini'
import { LocalizedText } from '../../localized-text.ts'
import { Revision } from '../../revision.ts'
import { Id, Instant, MediaPath, Slug } from '../../scalars.ts'
import { managed } from './managed.ts'
import { requiredTexts } from '../../texts.ts'
import { versioned } from './versions.ts'

/**
 * An article to create or update; `content` as in `NewPage`. It becomes public at `published_at`; null publishes
 * it now.
 */
export const NewArticle = z.object({
  url: Slug,
  category_id: Id,
  title: requiredTexts(200),
  summary: requiredTexts(500),
  photo: MediaPath,
  content: LocalizedText,
  published_at: z.nullable(Instant),
})
export type NewArticle = z.infer<typeof NewArticle>

/** Whether visitors see an article now, or only from `published_at` on. */
export const ArticleState = z.enum(['published', 'scheduled'])
export type ArticleState = z.infer<typeof ArticleState>

const row = {
  id: Id,
  url: z.string(),
  category_id: Id,
  title: LocalizedText,
  summary: LocalizedText,
  photo: z.string(),
  published_at: Instant,
  revision: Revision,
  updated_at: Instant,
}

export const ManagedArticle = z.object({ ...row, content: LocalizedText })
export type ManagedArticle = z.infer<typeof ManagedArticle>

const of = {
  path: 'blog',
  singular: 'a blog article',
  plural: 'blog articles',
  Managed: ManagedArticle,
} as const

export const managedBlog = {
  ...managed({
    ...of,
    New: NewArticle,
    Row: z.object(row),
    filters: {
      /** Each of its words must occur in the URL name, or in the title in one language. */
      text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      state: z.optional(ArticleState),
    },
  }),
  ...versioned(of),
}
