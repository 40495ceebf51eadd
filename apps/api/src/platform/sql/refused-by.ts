import { refuseField } from '../refusal.ts'
import { sqlState } from './sql-state.ts'

/** The field and code of a refusal for each kind of constraint violation. */
export interface RefusedBy {
  /** Another row has the same value. */
  twin?: { field: string; code: string }
  /** The referenced row does not exist, or other rows reference this one. */
  reference?: { field: string; code: string }
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** Awaits a statement and turns violations of database constraints into refusals of the field. */
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
