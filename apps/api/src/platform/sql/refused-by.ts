import { refuseField } from '../refusal.ts'
import { sqlState } from './sql-state.ts'

/** What is answered when a row may not stand beside others: for which field, and with which code. */
export interface RefusedBy {
  /** The value is another row's. */
  twin?: { field: string; code: string }
  /** The row that it points to does not exist, or others point to it. */
  reference?: { field: string; code: string }
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** Awaits a statement; what the database's own constraints refuse is refused by the name of its field. */
export async function refusedBy<T>(statement: PromiseLike<T>, { twin, reference }: RefusedBy): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const state = sqlState(error)
    if (state === UNIQUE_VIOLATION && twin) throw refuseField([twin.field], twin.code)
    if (state === FOREIGN_KEY_VIOLATION && reference) throw refuseField([reference.field], reference.code)
    throw error
  }
}
