import { blockNameOf, readBlocks, type BlockName, type BlockNode } from '@shyrdak/sdk/blocks'
import { LANGUAGES, type LocalizedText } from '@shyrdak/sdk/contract'
import { asc, eq, sql, type Column } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { blogArticle, blogCategory, page } from './tables.ts'

/** A page or an article in whose content something was found. */
export interface FoundContent {
  kind: 'page' | 'article'
  id: number
  url: string
  title: LocalizedText
  /** Of an article's category; null for a page. */
  categoryUrl: string | null
}

/** The pages and articles that have a block whose props match, in whatever language: each kind by its addresses. */
export async function contentWith(
  db: Database | Transaction,
  block: BlockName,
  matches: (props: Readonly<Record<string, unknown>>) => boolean,
): Promise<FoundContent[]> {
  const hasBlock = (nodes: readonly BlockNode[]): boolean =>
    nodes.some(
      (node) => (blockNameOf(node) === block && matches(node.props ?? {})) || hasBlock(node.children ?? []),
    )
  // Few of many texts have such a block at all; what it shows, its props say.
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

/** None of what is no JSON: others may have written the row. */
function blocksIn(text: unknown): readonly BlockNode[] {
  try {
    return typeof text === 'string' ? readBlocks(JSON.parse(text)).nodes : []
  } catch {
    return []
  }
}
