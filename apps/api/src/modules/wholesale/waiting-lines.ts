import { sql } from 'drizzle-orm'
import type { IncomeLine, WaitingLine } from '#platform/waiting.ts'
import { account } from '#modules/accounts/index.ts'
import { isCompanyContact } from './applications/company-contact.ts'
import { invoice, invoicePayment, wholesaleApplication, wholesaleOrder } from './tables.ts'
import { DAY_MS } from '#platform/time.ts'

/** Hours after which an application or a new order is overdue. */
const ANSWER_HOURS = 48
/** Days after which an unpaid invoice is overdue. */
const PAY_DAYS = 14

const hoursAgo = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

export const wholesaleWaitingLines: readonly WaitingLine[] = [
  {
    name: 'wholesale_orders',
    query: (now) => sql`select count(*)::int as count,
      (count(*) filter (where created_at < ${hoursAgo(now, ANSWER_HOURS)}))::int as overdue,
      min(created_at) as since from ${wholesaleOrder} where kind = 'goods' and status = 'Processing'`,
  },
  {
    name: 'applications',
    query: (now) => sql`select count(*)::int as count,
      (count(*) filter (where ${wholesaleApplication.createdAt} < ${hoursAgo(now, ANSWER_HOURS)}))::int as overdue,
      min(${wholesaleApplication.createdAt}) as since
      from ${wholesaleApplication} join ${account} on ${isCompanyContact} where ${account.status} = 'waiting'`,
  },
  {
    name: 'invoices',
    query: (now) => sql`select count(*)::int as count,
      (count(*) filter (where date < ${new Date(now.getTime() - PAY_DAYS * DAY_MS).toISOString().slice(0, 10)}))::int as overdue,
      min(date)::timestamptz as since from ${invoice} where status = 'processing'`,
  },
]

/** A payment counts as income on the day it arrived, in Bishkek. */
export const wholesaleIncome: IncomeLine = {
  name: 'wholesale',
  sum: (from, until) => sql`select sum(amount_minor) from ${invoicePayment}
    where date >= (${from.toISOString()}::timestamptz at time zone 'Asia/Bishkek')::date
      and (date::timestamp at time zone 'Asia/Bishkek') < ${until.toISOString()}::timestamptz`,
}
