import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { list, whole } from '../../read/index.ts'

export interface Shelf {
  /** What its tab says; empty while nobody knows. */
  title: string
  /** Undefined while they are read, null when they could not be. */
  goods: readonly RetailProductEntry[] | null | undefined
}

const LAST_CATEGORY = 2_147_483_647

type Wanted = Pick<BlockProps<'Products'>, 'catigories' | 'count'>

/**
 * The reads of a page's goods, one for each category: as many as it says itself, or else the block, or else a `few`.
 * Where no category is named it is one read of all goods. Source: spec §2, Products.
 */
export function shelvesOf<Read extends 'products' | 'specialProducts'>(
  read: Read,
  few: number,
  { catigories, count }: Wanted,
): readonly { readonly read: Read; readonly category: number | null; readonly count: number }[] {
  const most = whole(count, few)
  const wanted = list(catigories)
  if (wanted.length === 0) return [{ read, category: null, count: most }]
  return wanted.map((one) => ({
    read,
    category: whole(one.catigory, 0, 0, LAST_CATEGORY),
    count: whole(one.count, most),
  }))
}

/** The shelves that have a name to be chosen by; where none has one, a single shelf with the goods of all. */
export function namedShelves(shelves: readonly Shelf[]): readonly Shelf[] {
  const named = shelves.filter(({ title }) => title !== '')
  if (named.length > 0 || shelves.length < 2) return shelves.length < 2 ? shelves : named
  const goods = new Map(shelves.flatMap((shelf) => (shelf.goods ?? []).map((entry) => [entry.id, entry])))
  return [
    { title: '', goods: shelves.some((shelf) => shelf.goods) ? [...goods.values()] : shelves[0]?.goods },
  ]
}
