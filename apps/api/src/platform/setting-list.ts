/** Splits a setting that lists several values, separated by spaces or commas. */
export const listOf = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean)
