/** The result of one proof. `broken` describes every violation; empty means that it held. */
export interface Report {
  name: string
  trials: number
  /** Notable figures, in words. */
  seen: string
  broken: string[]
  seconds: number
}

/** Runs a proof and measures its time. */
export async function reported(
  name: string,
  trials: number,
  prove: (broken: string[]) => Promise<string>,
): Promise<Report> {
  const began = performance.now()
  const broken: string[] = []
  const seen = await prove(broken)
  return { name, trials, seen, broken, seconds: Math.round((performance.now() - began) / 1000) }
}

/** The quantile of the values at a share from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const inMs = (value: number): string => `${Math.round(value)} ms`

export const tally = (values: readonly (string | number)[]): string =>
  Object.entries(Object.groupBy(values, String))
    .map(([value, same]) => `${same?.length}× ${value}`)
    .join(', ')
