import { refuseField } from '../refusal.ts'

/** What is said when a row may not stand beside others: of which field, and with which code. */
export interface RefusedBy {
  /** The value is another row's. */
  twin?: { field: string; code: string }
  /** The row that it points to does not exist, or others point to it. */
  reference?: { field: string; code: string }
}

const TWIN = '23505'
const REFERENCE = '23503'

/** Drizzle wraps what PostgreSQL said. */
function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown } // pg's errors carry it
  return typeof code === 'string' ? code : sqlStateOf(error.cause)
}

/** Awaits a statement; what the database's own rules refuse is refused by the name of its field. */
export async function refusedBy<T>(statement: PromiseLike<T>, { twin, reference }: RefusedBy): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === TWIN && twin) throw refuseField([twin.field], twin.code)
    if (state === REFERENCE && reference) throw refuseField([reference.field], reference.code)
    throw error
  }
}
