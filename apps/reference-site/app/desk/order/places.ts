import { positionsOf, type CategoryPlace } from '@shyrdak/sdk/management'
import { changedRows } from '../form/changed-rows.ts'

export type Places = readonly CategoryPlace[]

/** Where each stands: what stands in something that is moved stays in it. */
const textsOf = (places: Places) => positionsOf(places).map(({ id, parentId }) => `${id} ${parentId}`)

/** How many were moved, among others or into others; or are new, or gone. */
export const changedPlaces = (places: Places, before: Places): number =>
  changedRows(textsOf(places), textsOf(before))
