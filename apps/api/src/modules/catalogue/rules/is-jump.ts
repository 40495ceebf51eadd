const MAX_CHANGE = 0.1

/** Whether a rate is so far from the one before it that a person should look: more than a tenth. Decimal texts. */
export const isJump = (before: string, after: string): boolean =>
  Math.abs(Number(after) - Number(before)) > Number(before) * MAX_CHANGE + 1e-9
