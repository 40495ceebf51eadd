import * as z from 'zod/mini'
import { LocalizedText } from '../../localized-text.ts'
import { Id, Instant, Slug } from '../../scalars.ts'
import { ContentRevision, managed } from './managed.ts'
import { filledTexts, texts } from './texts.ts'

/**
 * A page as a manager writes it. `content` is JSON text of blocks for each language, at most `PAGE_CONTENT_LENGTH`
 * characters; a block that cannot be drawn is refused by its place: `content.ru.0.children.2.props.src`.
 */
export const NewPage = z.object({
  url: Slug,
  title: filledTexts(200),
  description: texts(500),
  content: LocalizedText,
})
export type NewPage = z.infer<typeof NewPage>

const row = {
  id: Id,
  url: z.string(),
  title: LocalizedText,
  description: LocalizedText,
  revision: ContentRevision,
  updated_at: Instant,
}

export const ManagedPage = z.object({ ...row, content: LocalizedText })
export type ManagedPage = z.infer<typeof ManagedPage>

export const managedPages = managed({
  path: 'pages',
  one: 'page',
  many: 'pages',
  New: NewPage,
  Managed: ManagedPage,
  Row: z.object(row),
})
