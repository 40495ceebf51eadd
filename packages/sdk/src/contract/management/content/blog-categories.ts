import * as z from 'zod/mini'
import { LocalizedText } from '../../localized-text.ts'
import { Revision } from '../../revision.ts'
import { Id, Slug } from '../../scalars.ts'
import { managed } from './managed.ts'
import { ordering } from './ordering.ts'
import { Position } from './position.ts'
import { requiredTexts, texts } from '../../texts.ts'

export const NewBlogCategory = z.object({
  url: Slug,
  title: requiredTexts(200),
  description: texts(500),
  position: Position,
})
export type NewBlogCategory = z.infer<typeof NewBlogCategory>

export const ManagedBlogCategory = z.object({
  id: Id,
  url: z.string(),
  title: LocalizedText,
  description: LocalizedText,
  position: z.int(),
  revision: Revision,
})
export type ManagedBlogCategory = z.infer<typeof ManagedBlogCategory>

/** Deleting a category that still has articles fails with the issue `in_use` on `id`. */
const of = { path: 'blog-categories', singular: 'a blog category', plural: 'blog categories' } as const

export const managedBlogCategories = {
  ...managed({
    ...of,
    New: NewBlogCategory,
    Managed: ManagedBlogCategory,
    Row: ManagedBlogCategory,
  }),
  order: ordering(of),
}
