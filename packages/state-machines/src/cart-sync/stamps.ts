/** Logical time and tab of a change: a total order, independent of clocks. */
export interface Stamp {
  readonly clock: number
  readonly replica: string
}

/** Returns a negative number if the first is older. Stamps are unique, so zero means the same change. */
export const compareStamps = (first: Stamp, second: Stamp): number =>
  first.clock - second.clock || (first.replica < second.replica ? -1 : first.replica > second.replica ? 1 : 0)

export const newestStamp = (first: Stamp, second: Stamp): Stamp =>
  compareStamps(first, second) < 0 ? second : first
