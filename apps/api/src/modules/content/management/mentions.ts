import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { hasEveryTerm } from '#platform/sql/containing.ts'

/** Rows that have every word of a text in their address, or in their title in some language; all without a text. */
export const mentions = ({ url, title }: { url: PgColumn; title: PgColumn }, text = ''): SQL | undefined =>
  text === ''
    ? undefined
    : hasEveryTerm(sql`concat_ws(' ', ${url}, ${title} ->> 'en', ${title} ->> 'ru', ${title} ->> 'kg')`, text)
