const MAX_CHANGE = 0.1

/**
 * Whether a rate differs from the previous one by more than a tenth, so that a person should check it.
 * Decimal texts.
 */
export const isJump = (before: string, after: string): boolean =>
  Math.abs(Number(after) - Number(before)) > Number(before) * MAX_CHANGE + 1e-9
