import { SETUP, WAITING, type desk } from '@shyrdak/sdk/management'
import type { ResponseOf } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { sql, type SQL } from 'drizzle-orm'
import { dayOf } from '#platform/day.ts'
import type { AppContext } from '#platform/context.ts'
import type { Database } from '#platform/sql/database.ts'
import type { IncomeLine, SetupLine, WaitingLine } from '#platform/waiting.ts'
import { weeksOf } from './weeks.ts'

interface Lines<Context> {
  setup: readonly SetupLine<Context>[]
  waiting: readonly WaitingLine[]
  income: readonly IncomeLine[]
}

type Desk = ResponseOf<typeof desk.read>

/** Reads setup steps, waiting work and income, with one query each. */
export async function readDesk<Context extends Pick<AppContext, 'db' | 'clock'>>(
  context: Context,
  lines: Lines<Context>,
): Promise<Desk> {
  const now = context.clock()
  const [setup, waiting, income] = await Promise.all([
    readSetup(context, lines.setup),
    readWaiting(context.db, lines.waiting, now),
    readIncome(context.db, lines.income, now),
  ])
  return { setup, waiting, income }
}

async function readSetup<Context extends Pick<AppContext, 'db'>>(
  context: Context,
  lines: Lines<Context>['setup'],
): Promise<Desk['setup']> {
  const { rows } = await context.db.execute<{ name: string; is_done: boolean }>(
    unionAll(
      lines.map(({ name, isDone }) => {
        const condition = typeof isDone === 'function' ? sql`${isDone(context)}::boolean` : isDone
        return sql`select ${name}::text as name, (${condition}) as is_done`
      }),
    ),
  )
  return SETUP.map((name) => ({ name, is_done: rows.some((row) => row.name === name && row.is_done) }))
}

async function readWaiting(db: Database, lines: readonly WaitingLine[], now: Date): Promise<Desk['waiting']> {
  const { rows } = await db.execute<{
    name: string
    count: number
    overdue: number
    since: Date | string | null
  }>(
    unionAll(
      lines.map(({ name, query }) => sql`select ${name}::text as name, line.* from (${query(now)}) line`),
    ),
  )
  return WAITING.flatMap((name) => {
    const row = rows.find((one) => one.name === name)
    if (!row) return []
    const { count, overdue, since } = row
    return [{ name, count, overdue, since: since === null ? null : new Date(since).toISOString() }]
  })
}

async function readIncome(db: Database, lines: readonly IncomeLine[], now: Date): Promise<Desk['income']> {
  const weeks = weeksOf(now)
  const { rows } = await db.execute<{ name: string; span: string; minor: string }>(
    unionAll(
      Object.entries(weeks).flatMap(([span, { from, until }]) =>
        lines.map(
          ({ name, sum }) =>
            sql`select ${name}::text as name, ${span}::text as span, coalesce((${sum(from, until)}), 0)::text as minor`,
        ),
      ),
    ),
  )
  const incomeOf = (span: keyof typeof weeks): Desk['income']['week'] => {
    const of = (line: IncomeLine['name']) =>
      rows
        .filter((row) => row.span === span && row.name === line)
        .reduce((total, { minor }) => total + Number(minor), 0)
    const [retail, wholesale] = [of('retail'), of('wholesale')]
    return {
      from: dayOf(weeks[span].from),
      retail: incomeMoney(retail),
      wholesale: incomeMoney(wholesale),
      total: incomeMoney(retail + wholesale),
    }
  }
  return {
    week: incomeOf('week'),
    last_week: incomeOf('last_week'),
    last_week_so_far: incomeOf('last_week_so_far'),
  }
}

/** A week whose corrections of earlier payments exceed its own payments had no income. */
const incomeMoney = (minor: number) => toMoney(Math.max(0, minor))

const unionAll = (queries: readonly SQL[]): SQL => sql.join([...queries], sql` union all `)
