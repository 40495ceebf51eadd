/** What one proof came to. `broken` lists every broken promise in words; empty means that it held. */
export interface Report {
  name: string
  trials: number
  /** Figures worth keeping, in words. */
  seen: string
  broken: string[]
  seconds: number
}

/** Measures a proof's time. */
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

/** The value below which a share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const inMs = (value: number): string => `${Math.round(value)} ms`

export const tally = (values: readonly (string | number)[]): string =>
  Object.entries(Object.groupBy(values, String))
    .map(([value, same]) => `${same?.length}× ${value}`)
    .join(', ')
