/** PostgreSQL's code of an error, such as `23505`, wherever it is wrapped. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown } // any thrown object may carry either
  return typeof code === 'string' && code.length === 5 ? code : sqlState(cause)
}
