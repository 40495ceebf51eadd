import { managedBlog as endpoints, type ManagedArticle } from '@shyrdak/sdk/management'
import { and, desc, getTableColumns, gt, lte } from 'drizzle-orm'
import { managedHandlers } from '../managed-handlers.ts'
import { mentions } from '../mentions.ts'
import { versionHandlers } from '../version-handlers.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { ARTICLES, removeArticle, scheduleArticle } from '#modules/content/write-article.ts'
import { blogArticle } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

/** The content is long, and the list does not show it. */
const { content: _, ...COLUMNS } = getTableColumns(blogArticle)

const listed = (row: Omit<typeof blogArticle.$inferSelect, 'content'>): Omit<ManagedArticle, 'content'> => ({
  id: row.id,
  url: row.url,
  category_id: row.categoryId,
  title: ownTexts(row.title),
  summary: ownTexts(row.summary),
  photo: row.photo,
  published_at: row.publishedAt.toISOString(),
  revision: row.revision,
  updated_at: row.updatedAt.toISOString(),
})

export const managedBlogRoutes = {
  ...managedHandlers({
    table: blogArticle,
    path: endpoints.list.path,
    order: [desc(blogArticle.publishedAt), desc(blogArticle.id)],
    where: ({ text, state }, { clock }) =>
      and(
        mentions(blogArticle, text),
        state === 'published' ? lte(blogArticle.publishedAt, clock()) : undefined,
        state === 'scheduled' ? gt(blogArticle.publishedAt, clock()) : undefined,
      ),
    columns: COLUMNS,
    list: listed,
    show: (row): ManagedArticle => ({ ...listed(row), content: ownTexts(row.content) }),
    write: scheduleArticle,
    queuesJobs: true,
    remove: removeArticle,
    versions: ARTICLES,
  }),
  ...versionHandlers(ARTICLES),
} satisfies HandlersFor<typeof endpoints>
