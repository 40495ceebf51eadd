import * as fc from 'fast-check'
import { addCells, emptyWholesaleCart, wholesaleLines } from '@shyrdak/state-machines/wholesale-cart/rules'
import { toMinor } from '@shyrdak/sdk/rules'
import { expect, test } from 'vitest'
import { aCell, aKit, aTier, aWholesaleProduct } from '../../testing/a-wholesale-cart.ts'
import { firstError, gridOrder } from './grid-order.ts'
import { entryKey, firstLayer, type Entries, type Layer } from './grid-layer.ts'
import { gridTotals, typedKits } from './grid-totals.ts'

const product = aWholesaleProduct()
const plain = firstLayer(product)
const branded: Layer = { ...plain, brand: 1 }

const typed = (...cells: readonly (readonly [Layer, number, string, string])[]): Entries =>
  new Map(
    cells.map(([layer, color, size, text]) => [entryKey(layer, color, size), { layer, color, size, text }]),
  )
const cart = (count: number, changes = {}) =>
  wholesaleLines(addCells(emptyWholesaleCart('a'), [{ cell: aCell(changes), count }]))
const order = (entries: Entries, other: Partial<Parameters<typeof gridOrder>[0]> = {}) =>
  gridOrder({ product, from: 'catalog', entries, lines: [], kits: [aKit()], ...other })
const codes = (entries: Entries, other: Partial<Parameters<typeof gridOrder>[0]> = {}) =>
  [...order(entries, other).errors.values()].map(({ code }) => code)

test('typed counts become cells of the cart with the chosen logo', () => {
  const { cells, errors } = order(typed([branded, 2, '38', '12'], [plain, 1, '37', '0']))
  expect(errors.size).toBe(0)
  expect(cells).toMatchObject([
    {
      count: 12,
      cell: {
        id: 7,
        from: 'catalog',
        variation_id: 72,
        color: { id: 2 },
        size: { id: '72:38' },
        brand: { id: 1 },
        sole: null,
      },
    },
  ])
})

test('each invalid cell has its error, and the first one is found', () => {
  const entries = typed(
    [plain, 1, '37', '5'],
    [plain, 1, '38', 'six'],
    [plain, 1, '39', '10001'],
    [plain, 2, '39', '1000000000'],
    [plain, 9, '37', '1'],
  )
  expect(codes(entries)).toEqual(['not_a_number', 'too_many', 'too_many', 'not_made'])
  expect(firstError(order(entries).errors, entries)).toMatchObject({ size: '38' })
})

test('a count with a chosen logo is an error, not dropped, while the kits are unknown', () => {
  const entries = typed([branded, 1, '38', '4'], [plain, 1, '39', '2'])
  expect(codes(entries, { kits: null })).toEqual(['logo_unknown'])
  expect(codes(entries)).toEqual([])
})

test('goods sold only from stock are short over all logos and the cart together', () => {
  const stocked = { product: aWholesaleProduct({ made_to_order_days: null }) }
  const entries = typed([plain, 1, '38', '4'], [branded, 1, '38', '4'])
  expect(codes(entries, stocked)).toEqual([])
  expect([...order(entries, { ...stocked, lines: cart(3) }).errors.values()]).toEqual([
    { code: 'sold_out', left: 3 },
  ])
  expect(codes(entries, { lines: cart(3) })).toEqual([])
})

test('a count together with the cart cannot exceed the limit of a line', () => {
  expect(codes(typed([plain, 1, '38', '1']), { lines: cart(10_000) })).toEqual(['too_many'])
})

test('goods without a price for a small count cannot be added', () => {
  const dear = { product: aWholesaleProduct({ prices: [aTier(10, '90.00')] }) }
  expect(codes(typed([plain, 1, '38', '9']), dear)).toEqual(['no_price'])
  expect(codes(typed([plain, 1, '38', '9'], [plain, 2, '37', '1']), dear)).toEqual([])
})

test('the price tier counts the cart too, and the next one says how many pieces are missing', () => {
  const entries = typed([plain, 1, '38', '12'])
  const alone = gridTotals(product, plain, entries, [])
  expect([alone.tier?.price, alone.next?.missing, alone.sum]).toEqual(['100.50', 8, '1206.00'])
  const beside = gridTotals(product, plain, entries, cart(8))
  expect([beside.tier?.price, beside.next, beside.sum]).toEqual(['90.00', null, '1080.00'])
})

test('rows and columns add up to the total, whose sum is floored once', () => {
  const entry = fc.tuple(
    fc.constantFrom(plain, branded),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('37', '38', '39'),
    fc.integer({ min: 0, max: 40 }).map(String),
  )
  fc.assert(
    fc.property(fc.array(entry), (cells) => {
      const entries = typed(...cells)
      const seen = gridTotals(product, plain, entries, [])
      const other = gridTotals(product, branded, entries, [])
      const rows = [...seen.rows.values(), ...other.rows.values()]
      const total = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)
      expect(total(rows.map(({ count }) => count))).toBe(seen.count)
      expect(total([...seen.columns.values(), ...other.columns.values()])).toBe(seen.count)
      expect(total(seen.layers.map(({ count }) => count))).toBe(seen.count)
      expect(toMinor(seen.sum)).toBe(Math.floor(total(rows.map(({ sum }) => toMinor(sum))) / 100) * 100)
    }),
  )
})

test('typed pieces reduce the balance of a kit, and missing ones are counted in whole kits', () => {
  const [kit] = typedKits([aKit({ remainder: 10, selected_count: 50 })], typed([branded, 1, '38', '24']))
  expect(kit).toMatchObject({ typed: 24, left: -14, missing: 50 })
  expect(typedKits([aKit()], typed([plain, 1, '38', '24']))).toMatchObject([
    { typed: 0, left: 60, missing: 0 },
  ])
})

test('a logo on upper and sole takes two pieces', () => {
  const both: Layer = { sole: 1, brand: 1, soleBrand: 1 }
  expect(typedKits([aKit()], typed([both, 1, '38', '20']))).toMatchObject([{ typed: 40, left: 20 }])
})
