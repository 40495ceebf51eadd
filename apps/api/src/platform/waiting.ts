import type { SetupStep, Waiting } from '@shyrdak/sdk/management'
import type { SQL } from 'drizzle-orm'

/** Something that may wait at the desk, as the module that knows it counts it. */
export interface WaitingLine {
  readonly name: Waiting
  /** One row of `count`, `overdue` and `since`: a cheap query, which all lines are part of. */
  readonly query: (now: Date) => SQL
}

/** Something that a new store needs before it can sell, as the module that has it knows. */
export interface SetupLine<Context = unknown> {
  readonly name: SetupStep
  /** Whether it is there: a cheap condition, which all lines are part of, or what the settings say. */
  readonly isDone: SQL | ((context: Context) => boolean)
}

/** Money that comes in, as the module that books it sums it. */
export interface IncomeLine {
  readonly name: 'retail' | 'wholesale'
  /** The sum in tyiyn of what came from one moment until before another. */
  readonly sum: (from: Date, until: Date) => SQL
}
