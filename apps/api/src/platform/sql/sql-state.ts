/** The PostgreSQL error code, such as `23505`, however deep the error is wrapped. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown } // any thrown object may carry either
  return typeof code === 'string' && code.length === 5 ? code : sqlState(cause)
}

/** The name of the violated constraint, however deep the error is wrapped. */
export function brokenConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { constraint, cause } = error as { constraint?: unknown; cause?: unknown } // any thrown object may carry either
  return typeof constraint === 'string' ? constraint : brokenConstraint(cause)
}
