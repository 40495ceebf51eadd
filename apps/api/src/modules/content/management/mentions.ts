import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { hasEveryTerm } from '#platform/sql/containing.ts'

/**
 * The condition that every word of the text is in the URL or the title in any language; undefined for an
 * empty text.
 */
export const mentions = ({ url, title }: { url: PgColumn; title: PgColumn }, text = ''): SQL | undefined =>
  text === ''
    ? undefined
    : hasEveryTerm(sql`concat_ws(' ', ${url}, ${title} ->> 'en', ${title} ->> 'ru', ${title} ->> 'kg')`, text)
