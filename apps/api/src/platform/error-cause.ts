/** The message of the innermost cause: drivers and query builders wrap the database's own error. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return messageOf(error) ?? String(error)
  return error.cause === undefined ? error.message || error.name : causeOf(error.cause)
}

/** The job queue copies errors of its workers into plain objects. */
const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined
