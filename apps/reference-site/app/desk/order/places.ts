import type { CategoryPlace } from '@shyrdak/sdk/management'

export type Places = readonly CategoryPlace[]

/** How many stand elsewhere than before. */
export function changedPlaces(places: Places, before: Places): number {
  const known = new Map(before.map(({ id, depth }, index) => [id, { depth, index }]))
  const changed = places.filter(({ id, depth }, index) => {
    const was = known.get(id)
    return was?.depth !== depth || was.index !== index
  })
  return changed.length
}
