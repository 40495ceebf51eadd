import type { SetupStep, Waiting } from '@shyrdak/sdk/management'
import { sql, type SQL } from 'drizzle-orm'

/** Something that may wait at the desk, counted by its module. */
export interface WaitingLine {
  readonly name: Waiting
  /** Selects one row of `count`, `overdue` and `since`. Must be cheap: all lines run in one query. */
  readonly query: (now: Date) => SQL
}

interface WaitingRows {
  /** The clause `from … where …` that selects the rows that wait. */
  from: SQL
  /** The column with the time since when a row waits. */
  since: SQL
  /** After how many milliseconds a row is overdue. */
  overdueAfterMs: number
}

/** The query of a waiting line that counts rows, each overdue after the same time. */
export const countWaiting =
  ({ from, since, overdueAfterMs }: WaitingRows): WaitingLine['query'] =>
  (now) => sql`select count(*)::int as count,
    (count(*) filter (where ${since} < ${new Date(now.getTime() - overdueAfterMs).toISOString()}))::int as overdue,
    min(${since}) as since ${from}`

/** Something a new store needs before it can sell, defined by its module. */
export interface SetupLine<Context = unknown> {
  readonly name: SetupStep
  /** Whether it is done: a cheap condition, as all lines run in one query, or a check of the settings. */
  readonly isDone: SQL | ((context: Context) => boolean)
}

/** Income, summed by the module that books it. */
export interface IncomeLine {
  readonly name: 'retail' | 'wholesale'
  /** The income in tyiyn from `from` until before `until`. */
  readonly sum: (from: Date, until: Date) => SQL
}
