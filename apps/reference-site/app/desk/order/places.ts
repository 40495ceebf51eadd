import { isCategoryTree, positionsOf, type CategoryPlace } from '@shyrdak/sdk/management'
import { changedRows, unmovedRows } from '../form/changed-rows.ts'

export type Places = readonly CategoryPlace[]

/** Where each stands: what stands in something that is moved stays in it. */
const textsOf = (places: Places) => positionsOf(places).map(({ id, parentId }) => `${id} ${parentId}`)

/** How many were moved, among others or into others; or are new, or gone. */
export const changedPlaces = (places: Places, before: Places): number =>
  changedRows(textsOf(places), textsOf(before))

/** What a colleague has done to a list: the IDs of what is new, of what is gone, and of what stands elsewhere now. */
export function changesOf(before: Places, now: Places) {
  const [were, are] = [before, now].map((places) => new Set(places.map(({ id }) => id)))
  const texts = textsOf(now)
  const unmoved = new Set(unmovedRows(texts, textsOf(before)))
  const ids = now.map(({ id }) => id)
  return {
    added: ids.filter((id) => !were?.has(id)),
    removed: before.map(({ id }) => id).filter((id) => !are?.has(id)),
    moved: ids.filter((id, index) => were?.has(id) && !unmoved.has(texts[index] ?? '')),
  }
}

/**
 * The order that somebody has made, over what the store has by now: what is gone is gone, and what is new stands after what
 * it stands after in the store. Where that is no tree, as the store has it.
 */
export function renewedPlaces(places: Places, now: Places): Places {
  const known = new Set(places.map(({ id }) => id))
  const kept = places.filter(({ id }) => now.some((one) => one.id === id))
  const renewed = now.reduce<CategoryPlace[]>((made, { id, depth }, index) => {
    if (known.has(id)) return made
    const at = made.findIndex((one) => one.id === now[index - 1]?.id) + 1
    return [...made.slice(0, at), { id, depth }, ...made.slice(at)]
  }, kept)
  return isCategoryTree(renewed) ? renewed : now.map(({ id, depth }) => ({ id, depth }))
}
