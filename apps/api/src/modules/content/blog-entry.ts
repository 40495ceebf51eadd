import { Slug, type BlogEntry, type Language } from '@shyrdak/sdk/contract'
import { isSafeSource } from '@shyrdak/sdk/page-safety'
import { blogArticle, blogCategory } from './tables.ts'
import { textIn } from '#platform/text/row-text.ts'

/** The category segment of a URL without a category. Source: spec §2, Generated Blog. */
const NO_CATEGORY = 'category'

/** The columns of an article shown in lists, with its category. */
export const ENTRY_COLUMNS = {
  id: blogArticle.id,
  url: blogArticle.url,
  title: blogArticle.title,
  photo: blogArticle.photo,
  categoryId: blogArticle.categoryId,
  categoryUrl: blogCategory.url,
  categoryTitle: blogCategory.title,
  summary: blogArticle.summary,
  publishedAt: blogArticle.publishedAt,
}

interface EntryRow {
  id: number
  url: string
  title: unknown
  photo: string
  categoryId: number
  categoryUrl: string
  categoryTitle: unknown
  summary: unknown
  publishedAt: Date
}

/** Maps an article to a list entry in one language. */
export const blogEntry = (row: EntryRow, language: Language): BlogEntry => ({
  id: row.id,
  url: row.url,
  title: textIn(row.title, language),
  photo: isSafeSource(row.photo) ? row.photo : null,
  category_id: row.categoryId,
  category_url: Slug.safeParse(row.categoryUrl).success ? row.categoryUrl : NO_CATEGORY,
  category_title: textIn(row.categoryTitle, language),
  summary: textIn(row.summary, language),
  published_at: row.publishedAt.toISOString(),
})
