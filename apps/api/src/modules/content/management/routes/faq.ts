import { FAQ_TABS, LANGUAGES } from '@shyrdak/sdk/contract'
import { managedFaq as endpoints, type ManagedFaqEntry } from '@shyrdak/sdk/management'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { managedHandlers } from '../managed-handlers.ts'
import { orderHandler } from '../order-handler.ts'
import { byPosition } from '#modules/content/order-rows.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { removeFaqEntry, writeFaqEntry } from '#modules/content/write-faq-entry.ts'
import { faqEntry } from '#modules/content/tables.ts'
import { hasEveryTerm } from '#platform/sql/containing.ts'
import type { HandlersFor } from '#platform/handler.ts'

/** Sorts by tab, in the order of the page. */
const BY_TAB = sql`array_position(${sql.param(FAQ_TABS)}::text[], ${faqEntry.tab})`

/** The searched text: question and answer in every language. */
const TEXTS = sql`concat_ws(' ', ${sql.join(
  [faqEntry.question, faqEntry.answer].flatMap((text) =>
    LANGUAGES.map((language) => sql`${text} ->> ${language}`),
  ),
  sql`, `,
)})`

const show = (row: typeof faqEntry.$inferSelect): ManagedFaqEntry => ({
  ...row,
  question: ownTexts(row.question),
  answer: ownTexts(row.answer),
})

export const managedFaqRoutes = {
  ...managedHandlers({
    table: faqEntry,
    path: endpoints.list.path,
    order: [BY_TAB, ...byPosition(faqEntry)],
    where: ({ tab, text }) => and(tab && eq(faqEntry.tab, tab), text ? hasEveryTerm(TEXTS, text) : undefined),
    columns: getTableColumns(faqEntry),
    list: show,
    show,
    write: writeFaqEntry,
    remove: removeFaqEntry,
  }),
  order: orderHandler(faqEntry),
} satisfies HandlersFor<typeof endpoints>
