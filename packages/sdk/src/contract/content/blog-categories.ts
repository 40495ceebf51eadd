import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { Id, Slug } from '../scalars.ts'

/** A blog category, in the requested language. */
export const BlogCategory = z.object({ id: Id, url: Slug, title: z.string(), description: z.string() })
export type BlogCategory = z.infer<typeof BlogCategory>

const query = z.object({ locale: z.optional(Language) })

export const blogCategories = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/blog-category',
    summary: 'List blog categories by position.',
    access: unauthenticated,
    query,
    response: z.array(BlogCategory),
  }),
  read: endpoint({
    method: 'GET',
    path: '/frontend/blog-category/:url',
    summary: 'Retrieve a blog category by its URL name.',
    access: unauthenticated,
    params: z.object({ url: Slug }),
    query,
    response: BlogCategory,
    errors: { NOT_FOUND: {} },
  }),
}
