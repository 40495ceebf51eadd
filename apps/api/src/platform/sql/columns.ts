import type { LocalizedText } from '@shyrdak/sdk/contract'
import { bigint, customType, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** Kinds of columns that the tables of all modules use. */

/** A point in time, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Money in hundredths: tyiyn, or those of a bank's currency. A hundred lines of ninety-nine expensive pieces
 * exceed the range of `integer`.
 */
export const minor = (name: string) => bigint(name, { mode: 'number' })

/** A text in every language. */
export const localized = (name: string) => jsonb(name).$type<LocalizedText>()

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
