import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Id, Instant, MediaPath, Slug } from '../scalars.ts'
import { PageContent } from './page-content.ts'

/** The category that is listed by default. Source: spec §9. */
export const DEFAULT_BLOG_CATEGORY = 1

/** Lists the articles of every category. */
export const EVERY_BLOG_CATEGORY = 0

const entry = {
  id: Id,
  url: Slug,
  title: z.string(),
  photo: z.nullable(MediaPath),
  category_id: Id,
  /** The category's URL name. The article's page is `/blog/{category_url}/{url}`. */
  category_url: Slug,
  category_title: z.string(),
  /** One or two sentences of plain text. */
  summary: z.string(),
  published_at: Instant,
}

/** An article in a list, in the requested language. Source: spec §3. */
export const BlogEntry = z.object(entry)
export type BlogEntry = z.infer<typeof BlogEntry>

/**
 * An article made of blocks, in the requested language. Its HTML is sanitized. `url` is its current URL name,
 * even if the request used a former one.
 */
export const BlogArticle = z.object({ ...entry, content: PageContent, updated_at: Instant })
export type BlogArticle = z.infer<typeof BlogArticle>

export const blog = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/blog',
    summary: 'List the blog articles of a category (1 by default, 0 for all), newest first.',
    access: unauthenticated,
    query: z.object({
      locale: z.optional(Language),
      category_id: z.optional(z.int().check(z.minimum(EVERY_BLOG_CATEGORY), z.maximum(2_147_483_647))),
      ...PageQuery,
    }),
    response: paginated(BlogEntry),
  }),
  read: endpoint({
    method: 'GET',
    path: '/frontend/blog/:url',
    summary: 'Retrieve a blog article by its URL name, or by one that it had before.',
    access: unauthenticated,
    params: z.object({ url: Slug }),
    query: z.object({ locale: z.optional(Language) }),
    response: BlogArticle,
    errors: { NOT_FOUND: {} },
  }),
}
