import { managedFaq as endpoints, type ManagedFaqEntry } from '@shyrdak/sdk/management'
import { asc } from 'drizzle-orm'
import { managedHandlers } from '../managed-handlers.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { removeFaqEntry, writeFaqEntry } from '#modules/content/write-faq-entry.ts'
import { faqEntry } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

const show = (row: typeof faqEntry.$inferSelect): ManagedFaqEntry => ({
  ...row,
  question: ownTexts(row.question),
  answer: ownTexts(row.answer),
})

export const managedFaqRoutes = managedHandlers({
  table: faqEntry,
  path: endpoints.list.path,
  order: [asc(faqEntry.tab), asc(faqEntry.position), asc(faqEntry.id)],
  list: show,
  show,
  write: writeFaqEntry,
  remove: removeFaqEntry,
}) satisfies HandlersFor<typeof endpoints>
