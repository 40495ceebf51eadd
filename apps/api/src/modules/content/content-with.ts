import { blockNameOf, readBlocks, type BlockName, type BlockNode } from '@shyrdak/sdk/blocks'
import { LANGUAGES, type LocalizedText } from '@shyrdak/sdk/contract'
import { asc, eq, sql, type Column } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { blogArticle, blogCategory, page } from './tables.ts'

/** A page or an article that contains a given block. */
export interface FoundContent {
  kind: 'page' | 'article'
  id: number
  url: string
  title: LocalizedText
  /** The category of an article; null for a page. */
  categoryUrl: string | null
}

/**
 * Returns the pages and articles with a block whose props match, in any language. Pages come first, each kind
 * sorted by URL.
 */
export async function contentWith(
  db: Database | Transaction,
  block: BlockName,
  matches: (props: Readonly<Record<string, unknown>>) => boolean,
): Promise<FoundContent[]> {
  const hasBlock = (nodes: readonly BlockNode[]): boolean =>
    nodes.some(
      (node) => (blockNameOf(node) === block && matches(node.props ?? {})) || hasBlock(node.children ?? []),
    )
  // A cheap filter in SQL, because few texts contain the block. The props are checked afterwards.
  const mayHaveBlock = (content: Column) => sql`${content}::text like ${`%${block}%`}`
  const { id, url, title, content } = page
  const pages = await db
    .select({ id, url, title, content })
    .from(page)
    .where(mayHaveBlock(content))
    .orderBy(asc(url))
  const articles = await db
    .select({
      id: blogArticle.id,
      url: blogArticle.url,
      title: blogArticle.title,
      content: blogArticle.content,
      categoryUrl: blogCategory.url,
    })
    .from(blogArticle)
    .innerJoin(blogCategory, eq(blogCategory.id, blogArticle.categoryId))
    .where(mayHaveBlock(blogArticle.content))
    .orderBy(asc(blogArticle.url))
  return [
    ...pages.map((row) => ({ ...row, kind: 'page' as const, categoryUrl: null })),
    ...articles.map((row) => ({ ...row, kind: 'article' as const })),
  ]
    .filter((row) => LANGUAGES.some((language) => hasBlock(blocksIn(row.content[language]))))
    .map(({ content: _, ...row }) => row)
}

/** Returns no blocks for invalid JSON, as the row may have been written outside of the store. */
function blocksIn(text: unknown): readonly BlockNode[] {
  try {
    return typeof text === 'string' ? readBlocks(JSON.parse(text)).nodes : []
  } catch {
    return []
  }
}
