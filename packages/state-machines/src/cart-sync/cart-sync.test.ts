import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as z from 'zod/mini'
import { memoryTabs } from '../storage/memory-storage.ts'
import { readEnvelope } from '../storage/envelope.ts'
import { trials } from '../testing/trials.ts'
import { compacted } from './compacted.ts'
import { mergeCarts } from './merge-carts.ts'
import { persistSyncedCart, type CartFormat } from './persist-cart.ts'
import { restoredCart, storedCartOf, storedForm, StoredRemoval, SYNCED_FIELDS } from './stored-form.ts'
import { emptySyncedCart, inOrder, type SyncedCart, type SyncedLine } from './synced-cart.ts'

/** A line of another cart: felt by the metre, in a thickness. */
interface FeltLine extends SyncedLine {
  readonly goods: { readonly thickness: number }
}
type FeltCart = SyncedCart<FeltLine>

const StoredFelt = z.object({ key: z.string(), thickness: z.number(), cost: z.number(), ...SYNCED_FIELDS })
const StoredFeltCart = storedCartOf(StoredFelt)
type StoredFeltCart = z.infer<typeof StoredFeltCart>

const FELT: CartFormat<FeltLine, StoredFeltCart> = {
  envelope: {
    key: 'feltItems',
    version: 1,
    schema: StoredFeltCart,
    lists: { items: StoredFelt, removed: StoredRemoval },
  },
  toStored: (cart) =>
    storedForm(cart, ({ key, goods, cost, count, added, clock, replica }) => ({
      key,
      thickness: goods.thickness,
      cost,
      count,
      added,
      stamp: [clock, replica],
    })),
  fromStored: (stored, by) =>
    restoredCart(stored, by, ({ key, thickness, cost, count, added, stamp: [clock, replica] }) => ({
      key,
      goods: { thickness },
      cost,
      count: count ?? 1,
      added,
      clock,
      replica,
    })),
}

/** A cart with these counts by key, changed in this order. */
function felt(replica: string, changes: readonly (readonly [key: string, count: number])[]): FeltCart {
  const stamped = changes.map(([key, count], index) => ({ key, count, clock: index + 1, replica }))
  const cart: FeltCart = {
    ...emptySyncedCart<FeltLine>(replica),
    lines: new Map(
      stamped
        .filter(({ count }) => count > 0)
        .map((line) => [line.key, { ...line, goods: { thickness: 5 }, cost: 400, added: line.clock }]),
    ),
    removed: new Map(stamped.filter(({ count }) => count === 0).map((gone) => [gone.key, gone])),
    clock: changes.length,
  }
  return mergeCarts(emptySyncedCart<FeltLine>(replica), cart)
}

const counts = (cart: FeltCart) => inOrder(cart.lines.values()).map(({ key, count }) => [key, count])
const changes = fc.array(fc.tuple(fc.constantFrom('grey', 'red', 'white'), fc.nat(4)), { maxLength: 8 })

test('two tabs end up with the same cart, whichever merges first', () => {
  fc.assert(
    fc.property(changes, changes, (mine, theirs) => {
      const [own, other] = [felt('a', mine), felt('b', theirs)]
      const once = mergeCarts(own, other)
      expect(counts(once)).toEqual(counts(mergeCarts(other, own)))
      expect(mergeCarts(once, other)).toBe(once)
      expect(once.items).toBe(counts(once).reduce((sum, [, count]) => sum + Number(count), 0))
    }),
    { numRuns: trials(2_000) },
  )
})

test('a stored cart reads back unchanged', () => {
  fc.assert(
    fc.property(changes, (mine) => {
      const cart = felt('a', mine)
      const stored = FELT.toStored(cart)
      const restored = FELT.fromStored(StoredFeltCart.parse(JSON.parse(JSON.stringify(stored))), 'b')
      expect([counts(restored), restored.total]).toEqual([counts(cart), cart.total])
      expect(FELT.toStored(restored)).toEqual(stored)
    }),
    { numRuns: trials(2_000) },
  )
})

test('a line that a compacted cart has removed is removed in other tabs too', () => {
  const [here, there] = [felt('a', [['red', 1], ['grey', 2]]), felt('b', [['red', 1]])] // prettier-ignore
  const known = mergeCarts(here, there)
  const without: FeltCart = { ...known, lines: new Map([...known.lines].filter(([key]) => key !== 'red')) }
  expect(counts(mergeCarts(there, compacted(without)))).toEqual([['grey', 2]])
})

test('a stored cart can be read in another tab, with its last change', async () => {
  const [here, there] = memoryTabs(2)
  if (!here || !there) throw new Error('Expected two tabs')
  const persister = createActor(persistSyncedCart(FELT, { storage: here }), { input: undefined }).start()
  persister.send({ type: 'persist', cart: felt('a', [['red', 1]]) })
  persister.send({ type: 'persist', cart: felt('a', [['red', 3]]) })
  await Promise.resolve()
  const stored = readEnvelope(there, FELT.envelope)
  expect(stored && counts(FELT.fromStored(stored, 'b'))).toEqual([['red', 3]])
  persister.stop()
})
