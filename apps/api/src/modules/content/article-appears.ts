import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { blogArticle } from './tables.ts'
import { rowTag, tableTag } from './tags.ts'

interface Appearing {
  articleId: number
  publishedAt: string
}

/**
 * Invalidates the pages that show an article when it is published. A no-op when the publication date has
 * changed: that date has its own job.
 */
export const articleAppears = defineJob(
  'article-appears',
  ({ db }: Pick<AppContext, 'db'>, { articleId, publishedAt }: Appearing) =>
    transaction(db, async (tx) => {
      const isStill = and(eq(blogArticle.id, articleId), eq(blogArticle.publishedAt, new Date(publishedAt)))
      if ((await tx.$count(blogArticle, isStill)) > 0)
        await bumpRevision(tx, [tableTag(blogArticle), rowTag(blogArticle, articleId)])
    }),
)
