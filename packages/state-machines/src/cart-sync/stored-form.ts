import * as z from 'zod/mini'
import { mergeCarts } from './merge-carts.ts'
import { emptySyncedCart, inOrder, type SyncedCart, type SyncedLine } from './synced-cart.ts'

/** More than any real number of changes, and still a safe integer. */
const Clock = z.int().check(z.minimum(0), z.maximum(2 ** 48))
const Replica = z.string().check(z.maxLength(40))
export const Key = z.string().check(z.maxLength(80))
const StoredStamp = z.tuple([Clock, Replica])

/** Lines, and removals. More lines than an order holds, because an undo and the merge of two tabs add to a full cart. */
export const MAX_STORED = 2_000

/** The fields of every stored line, besides its goods. */
export const SYNCED_FIELDS = { count: z.nullable(z.number()), added: Clock, stamp: StoredStamp }

export const StoredRemoval = z.tuple([Key, Clock, Replica])

/** The format in which a cart with such lines is stored. */
export const storedCartOf = <Item extends z.ZodMiniType>(line: Item) =>
  z.object({
    clock: Clock,
    cleared: StoredStamp,
    items: z.array(line).check(z.maxLength(MAX_STORED)),
    removed: z.array(StoredRemoval).check(z.maxLength(MAX_STORED)),
  })

/** A stored cart whose lines are stored as `Item`. */
export interface StoredForm<Item> {
  clock: number
  cleared: [number, string]
  items: Item[]
  removed: [string, number, string][]
}

/** Equal carts serialize to equal texts. */
export const storedForm = <Line extends SyncedLine, Item>(
  { clock, cleared, lines, removed }: SyncedCart<Line>,
  itemOf: (line: Line) => Item,
): StoredForm<Item> => ({
  clock,
  cleared: [cleared.clock, cleared.replica],
  items: inOrder(lines.values()).map(itemOf),
  removed: [...removed]
    .map(([key, stamp]): [string, number, string] => [key, stamp.clock, stamp.replica])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
})

/** Restores a stored cart for this tab. Sums are recalculated. */
export function restoredCart<Line extends SyncedLine, Item>(
  stored: StoredForm<Item>,
  replica: string,
  lineOf: (item: Item) => Line,
): SyncedCart<Line> {
  const lines = stored.items.map(lineOf)
  const [clock, by] = stored.cleared
  const cart: SyncedCart<Line> = {
    ...emptySyncedCart<Line>(replica),
    lines: new Map(lines.map((line) => [line.key, line])),
    removed: new Map(stored.removed.map(([key, at, who]) => [key, { clock: at, replica: who }])),
    cleared: { clock, replica: by },
    clock: Math.max(
      stored.clock,
      clock,
      ...lines.map((line) => Math.max(line.clock, line.added)),
      ...stored.removed.map(([, at]) => at),
    ),
  }
  return mergeCarts(emptySyncedCart<Line>(replica), cart)
}
