import { sql } from 'drizzle-orm'
import { dayOf } from '#platform/day.ts'
import { countWaiting, type IncomeLine, type WaitingLine } from '#platform/waiting.ts'
import { account } from '#modules/accounts/index.ts'
import { isCompanyContact } from './applications/company-contact.ts'
import { invoice, invoicePayment, wholesaleApplication, wholesaleOrder } from './tables.ts'
import { DAY_MS, HOUR_MS } from '#platform/time.ts'

/** Hours after which an application or a new order is overdue. */
const ANSWER_HOURS = 48
/** Days after which an unpaid invoice is overdue. */
const PAY_DAYS = 14

export const wholesaleWaitingLines: readonly WaitingLine[] = [
  {
    name: 'wholesale_orders',
    query: countWaiting({
      from: sql`from ${wholesaleOrder} where kind = 'goods' and status = 'Processing'`,
      since: sql`created_at`,
      overdueAfterMs: ANSWER_HOURS * HOUR_MS,
    }),
  },
  {
    name: 'applications',
    query: countWaiting({
      from: sql`from ${wholesaleApplication} join ${account} on ${isCompanyContact} where ${account.status} = 'waiting'`,
      since: sql`${wholesaleApplication.createdAt}`,
      overdueAfterMs: ANSWER_HOURS * HOUR_MS,
    }),
  },
  {
    name: 'invoices',
    query: (now) => sql`select count(*)::int as count,
      (count(*) filter (where date < ${dayOf(new Date(now.getTime() - PAY_DAYS * DAY_MS))}))::int as overdue,
      min(date::timestamp at time zone 'Asia/Bishkek') as since from ${invoice} where status = 'processing'`,
  },
]

/** A payment counts as income on the day it arrived, in Bishkek. */
export const wholesaleIncome: IncomeLine = {
  name: 'wholesale',
  sum: (from, until) => sql`select sum(amount_minor) from ${invoicePayment}
    where date >= (${from.toISOString()}::timestamptz at time zone 'Asia/Bishkek')::date
      and (date::timestamp at time zone 'Asia/Bishkek') < ${until.toISOString()}::timestamptz`,
}
