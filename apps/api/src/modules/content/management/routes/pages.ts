import { managedPages as endpoints, type ManagedPage } from '@shyrdak/sdk/management'
import { desc, getTableColumns } from 'drizzle-orm'
import { managedHandlers } from '../managed-handlers.ts'
import { mentions } from '../mentions.ts'
import { versionHandlers } from '../version-handlers.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { PAGES, removePage, writePage } from '#modules/content/write-page.ts'
import { page } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

/** The content is long, and the list does not show it. */
const { content: _, ...COLUMNS } = getTableColumns(page)

const listed = (row: Omit<typeof page.$inferSelect, 'content'>): Omit<ManagedPage, 'content'> => ({
  id: row.id,
  url: row.url,
  title: ownTexts(row.title),
  description: ownTexts(row.description),
  revision: row.revision,
  updated_at: row.updatedAt.toISOString(),
})

export const managedPageRoutes = {
  ...managedHandlers({
    table: page,
    path: endpoints.list.path,
    order: [desc(page.updatedAt), desc(page.id)],
    where: ({ text }) => mentions(page, text),
    columns: COLUMNS,
    list: listed,
    show: (row): ManagedPage => ({ ...listed(row), content: ownTexts(row.content) }),
    write: writePage,
    remove: removePage,
    versions: PAGES,
  }),
  ...versionHandlers(PAGES),
} satisfies HandlersFor<typeof endpoints>
