export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Runs every candidate once per round, so that background load affects all. Returns each one's results. */
export async function interleaved<N extends string, T>(
  rounds: number,
  candidates: Record<N, () => Promise<T> | T>,
): Promise<Record<N, T[]>> {
  const names = Object.keys(candidates) as N[] // keys() loses the names of the record
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<N, T[]> // made from the same names
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 ? names.toReversed() : names) results[name].push(await candidates[name]())
  return results
}
