import * as z from 'zod/mini'
import { LocalizedText } from '../../localized-text.ts'
import { Revision } from '../../revision.ts'
import { Id, Instant, Slug } from '../../scalars.ts'
import { managed } from './managed.ts'
import { requiredTexts, texts } from '../../texts.ts'
import { versioned } from './versions.ts'

/**
 * A page to create or update. `content` is a JSON string of blocks per language, at most `PAGE_CONTENT_LENGTH`
 * characters each. An invalid block is reported by its path: `content.ru.0.children.2.props.src`.
 */
export const NewPage = z.object({
  url: Slug,
  title: requiredTexts(200),
  description: texts(500),
  content: LocalizedText,
})
export type NewPage = z.infer<typeof NewPage>

const row = {
  id: Id,
  url: z.string(),
  title: LocalizedText,
  description: LocalizedText,
  revision: Revision,
  updated_at: Instant,
}

export const ManagedPage = z.object({ ...row, content: LocalizedText })
export type ManagedPage = z.infer<typeof ManagedPage>

const of = { path: 'pages', singular: 'a page', plural: 'pages', Managed: ManagedPage } as const

export const managedPages = {
  ...managed({
    ...of,
    New: NewPage,
    Row: z.object(row),
    /** Each of its words must occur in the URL name, or in the title in one language. */
    filters: { text: z.optional(z.string().check(z.trim(), z.maxLength(100))) },
  }),
  ...versioned(of),
}
