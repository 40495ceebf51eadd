import { managedFaq as endpoints, type ManagedFaqEntry } from '@shyrdak/sdk/contract'
import { asc } from 'drizzle-orm'
import { managedHandlers } from '../../../content/management/managed-handlers.ts'
import { ownTexts } from '../../../content/management/own-texts.ts'
import { removeFaqEntry, writeFaqEntry } from '../../../content/write-faq-entry.ts'
import { faqEntry } from '../../../db/schema/content.ts'
import type { HandlersFor } from '../../../handler.ts'

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
