/** The field that selects a tier. */
interface FromCount {
  readonly from_count: number
}

/** The tier of a count: the highest that the count reaches. Undefined where the count reaches none. */
export function tierOf<Tier extends FromCount>(tiers: readonly Tier[], count: number): Tier | undefined {
  let reached: Tier | undefined
  for (const tier of tiers)
    if (tier.from_count <= count && (!reached || tier.from_count > reached.from_count)) reached = tier
  return reached
}

/** The goods of a wholesale line, by what counts together, and how many of them. */
export interface TieredLine {
  readonly reyestr_id: number
  readonly sole_id: number | null
  readonly count: number
}

/** Lines of one product and sole reach a tier together, whatever their colours, sizes and logos. */
export const tierGroup = ({ reyestr_id, sole_id }: Omit<TieredLine, 'count'>): string =>
  `${reyestr_id}:${sole_id ?? 0}`

/** How many items of each group the lines hold. */
export function tierCounts(lines: Iterable<TieredLine>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const group = tierGroup(line)
    counts.set(group, (counts.get(group) ?? 0) + line.count)
  }
  return counts
}
