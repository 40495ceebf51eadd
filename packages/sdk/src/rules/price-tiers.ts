/** The field that selects a tier. */
interface FromCount {
  readonly from_count: number
}

/** Returns the tier of a count: the highest that the count reaches, or undefined if it reaches none. */
export function tierOf<Tier extends FromCount>(tiers: readonly Tier[], count: number): Tier | undefined {
  let reached: Tier | undefined
  for (const tier of tiers)
    if (tier.from_count <= count && (!reached || tier.from_count > reached.from_count)) reached = tier
  return reached
}

/** The product, sole and count of a wholesale line, which determine its tier. */
export interface TieredLine {
  readonly reyestr_id: number
  readonly sole_id: number | null
  readonly count: number
}

/** Returns the key of lines that share a tier: one product and sole, any colours, sizes and logos. */
export const tierGroup = ({ reyestr_id, sole_id }: Omit<TieredLine, 'count'>): string =>
  `${reyestr_id}:${sole_id ?? 0}`

/** Returns the number of items of each group. */
export function tierCounts(lines: Iterable<TieredLine>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const group = tierGroup(line)
    counts.set(group, (counts.get(group) ?? 0) + line.count)
  }
  return counts
}
