import {
  DEFAULT_BLOG_CATEGORY,
  type BlogCategory,
  type BlogEntry,
  type Paginated,
} from '@shyrdak/sdk/contract'
import { data } from 'react-router'
import type { RequestContext } from '../page/request-context.ts'
import { ANY_CATEGORY } from './blog-path.ts'

/** One page of a blog category's articles. */
export interface LoadedBlog {
  categories: BlogCategory[]
  current: BlogCategory | null
  /** Whether this is the blog's start page instead of a category. */
  isStart: boolean
  articles: Paginated<BlogEntry>
}

const PER_PAGE = 12

/** Loads a category by its URL name, or the default category for the start page. Source: spec §9. */
export async function loadBlog(
  { sdk, language: locale }: RequestContext,
  url: string,
  page: number,
): Promise<LoadedBlog> {
  const { blog, blogCategories } = sdk.content
  const categories = await blogCategories.list({ query: { locale } })
  const current =
    url === ANY_CATEGORY
      ? (categories.find(({ id }) => id === DEFAULT_BLOG_CATEGORY) ?? null)
      : categories.find((category) => category.url === url)
  if (current === undefined) throw data(null, { status: 404 })
  const articles = await blog.list({
    query: { locale, category_id: current?.id ?? DEFAULT_BLOG_CATEGORY, page, per_page: PER_PAGE },
  })
  if (page > articles.last_page) throw data(null, { status: 404 })
  return { categories, current, isStart: url === ANY_CATEGORY, articles }
}
