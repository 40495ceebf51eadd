import { SETUP, WAITING, type desk } from '@shyrdak/sdk/management'
import type { ResponseOf } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { sql, type SQL } from 'drizzle-orm'
import { dayOf } from '#platform/day.ts'
import type { AppContext } from '#platform/context.ts'
import type { IncomeLine, SetupLine, WaitingLine } from '#platform/waiting.ts'
import { weeksOf, type Span } from './weeks.ts'

interface Lines<Context> {
  setup: readonly SetupLine<Context>[]
  waiting: readonly WaitingLine[]
  income: readonly IncomeLine[]
}

const LINES = Object.keys({ retail: 0, wholesale: 0 } satisfies Record<
  IncomeLine['name'],
  number
>) as IncomeLine['name'][] // just these

/** Reads setup steps, waiting work and income, with one query each. */
export async function readDesk<Context extends Pick<AppContext, 'db' | 'clock'>>(
  context: Context,
  lines: Lines<Context>,
): Promise<ResponseOf<typeof desk.read>> {
  const { db, clock } = context
  const now = clock()
  const weeks = weeksOf(now)
  const [setup, waiting, sums] = await Promise.all([
    db.execute<{ name: string; is_done: boolean }>(
      unionAll(
        lines.setup.map(({ name, isDone }) => {
          const condition = typeof isDone === 'function' ? sql`${isDone(context)}::boolean` : isDone
          return sql`select ${name}::text as name, (${condition}) as is_done`
        }),
      ),
    ),
    db.execute<{ name: string; count: number; overdue: number; since: Date | string | null }>(
      unionAll(
        lines.waiting.map(
          ({ name, query }) => sql`select ${name}::text as name, line.* from (${query(now)}) line`,
        ),
      ),
    ),
    db.execute<{ name: string; span: string; minor: string }>(
      unionAll(
        Object.entries(weeks).flatMap(([span, { from, until }]) =>
          lines.income.map(
            ({ name, sum }) =>
              sql`select ${name}::text as name, ${span}::text as span, coalesce((${sum(from, until)}), 0)::text as minor`,
          ),
        ),
      ),
    ),
  ])
  const incomeOf = (span: keyof typeof weeks, { from }: Span) => {
    const of = (line: string) =>
      sums.rows
        .filter((row) => row.span === span && row.name === line)
        .reduce((total, { minor }) => total + Number(minor), 0)
    const [retail = 0, wholesale = 0] = LINES.map(of)
    return {
      from: dayOf(from),
      retail: toMoney(retail),
      wholesale: toMoney(wholesale),
      total: toMoney(retail + wholesale),
    }
  }
  return {
    setup: SETUP.map((name) => ({
      name,
      is_done: setup.rows.some((row) => row.name === name && row.is_done),
    })),
    waiting: WAITING.flatMap((name) => {
      const row = waiting.rows.find((one) => one.name === name)
      return row
        ? [
            {
              name,
              count: row.count,
              overdue: row.overdue,
              since: row.since === null ? null : new Date(row.since).toISOString(),
            },
          ]
        : []
    }),
    income: {
      week: incomeOf('week', weeks.week),
      last_week: incomeOf('last_week', weeks.last_week),
      last_week_so_far: incomeOf('last_week_so_far', weeks.last_week_so_far),
    },
  }
}

const unionAll = (queries: readonly SQL[]): SQL => sql.join([...queries], sql` union all `)
