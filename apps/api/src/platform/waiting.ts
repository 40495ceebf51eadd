import type { SetupStep, Waiting } from '@shyrdak/sdk/management'
import type { SQL } from 'drizzle-orm'

/** Something that may wait at the desk, counted by its module. */
export interface WaitingLine {
  readonly name: Waiting
  /** Selects one row of `count`, `overdue` and `since`. Must be cheap: all lines run in one query. */
  readonly query: (now: Date) => SQL
}

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
