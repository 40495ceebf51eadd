/** The message of what lies beneath: drivers and query builders wrap what the database said. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message || error.name : causeOf(error.cause)
}
