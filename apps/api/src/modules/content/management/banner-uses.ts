import { blockNameOf, type BlockNode } from '@shyrdak/sdk/blocks'
import { LANGUAGES, type LocalizedText } from '@shyrdak/sdk/contract'
import type { BannerUse } from '@shyrdak/sdk/management'
import { asc, eq, sql, type Column } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { cleanContent } from '../page-content.ts'
import { blogArticle, blogCategory, page } from '../tables.ts'

const showsBanner = (nodes: readonly BlockNode[], id: number): boolean =>
  nodes.some(
    (node) =>
      (blockNameOf(node) === 'Banner' && node.props?.['id'] === id) || showsBanner(node.children ?? [], id),
  )

const isUse = (content: LocalizedText, id: number) =>
  LANGUAGES.some((language) => showsBanner(cleanContent(content[language]).nodes, id))

/** Few of many texts have a banner at all; which one, their blocks say. */
const mayHaveBanner = (content: Column) => sql`${content}::text like '%Banner%'`

/** The pages and articles that show a banner by its number, in whatever language. */
export async function bannerUses(db: Database, id: number): Promise<BannerUse[]> {
  const { url, title, content } = page
  const pages = await db
    .select({ id: page.id, url, title, content })
    .from(page)
    .where(mayHaveBanner(content))
    .orderBy(asc(url))
  const articles = await db
    .select({
      id: blogArticle.id,
      url: blogArticle.url,
      title: blogArticle.title,
      content: blogArticle.content,
      category_url: blogCategory.url,
    })
    .from(blogArticle)
    .innerJoin(blogCategory, eq(blogCategory.id, blogArticle.categoryId))
    .where(mayHaveBanner(blogArticle.content))
    .orderBy(asc(blogArticle.url))
  return [
    ...pages.map((row) => ({ ...row, kind: 'page' as const, category_url: null })),
    ...articles.map((row) => ({ ...row, kind: 'article' as const })),
  ]
    .filter((row) => isUse(row.content, id))
    .map(({ content: _, ...row }) => ({ ...row, title: ownTexts(row.title) }))
}
