import type { feedbackMessages } from '@shyrdak/sdk/management'
import { desc } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'

const PER_PAGE = 50

/** The lists of messages ask the same. */
type ListCall = Pick<Call<typeof feedbackMessages.list>, 'query' | 'country'>

/** What answers a list of what visitors sent, newest first. */
export const messageList =
  <T extends PgTable & { id: PgColumn }, Shown>(
    table: T,
    path: string,
    show: (row: T['$inferSelect']) => Shown,
  ) =>
  async ({ query: { page = 1, per_page: perPage = PER_PAGE }, country }: ListCall, { db }: AppContext) => {
    const anyTable: PgTable = table
    const rows = await db
      .select()
      .from(anyTable)
      .orderBy(desc(table.id))
      .limit(perPage)
      .offset((page - 1) * perPage)
    const shown = (rows as T['$inferSelect'][]).map(show) // all columns of the table were asked for
    return pageOfList({ path, country, page, perPage }, await db.$count(table), shown)
  }
