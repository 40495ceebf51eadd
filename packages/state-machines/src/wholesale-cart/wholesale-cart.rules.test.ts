import { WHOLESALE_LINES } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { trials } from '../testing/trials.ts'
import {
  addCell,
  addCells,
  cellKey,
  emptyWholesaleCart,
  hasRoomFor,
  linesOf,
  mergeCarts,
  pricedLines,
  removeLines,
  setCount,
  wholesaleItems,
  wholesaleLines,
  wholesaleSum,
  type CellCount,
  type WholesaleCart,
} from './rules.ts'
import { cartKits, kitsBesideCart } from '../wholesale-branding/rules.ts'
import { quarantineKey, readEnvelope, writeEnvelope } from '../storage/envelope.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { fromStored, StoredWholesaleCart, toStored, WHOLESALE_CART } from './stored-cart.ts'
import { cell, kit, logo, tier } from '../testing/cells.ts'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const named = (id: number, name: string) => ({ id, name: inAll(name) })
const cells: fc.Arbitrary<CellCount> = fc
  .record({
    color: fc.constantFrom(1, 2),
    size: fc.constantFrom('38', '39'),
    sole: fc.constantFrom(null, 4, 5),
    brand: fc.constantFrom(null, 1, 2),
    list: fc.constantFrom(null, 1, 2),
    count: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ color, size, sole, brand, list, count }) => ({
    cell: cell({
      price_type: sole === null ? 'reyestr' : 'sole',
      variation_id: 70 + color,
      color: named(color, `Colour ${color}`),
      size: { id: `${70 + color}:${size}`, name: size },
      sole: sole === null ? null : { ...named(sole, `Sole ${sole}`), photo_path: null },
      brand: brand === null ? null : logo(brand),
      sole_brand: sole !== null && brand === 2 ? logo(1) : null,
      prices: cell().prices.map((price) => ({
        ...price,
        list: list === null ? null : named(list, `List ${list}`),
      })),
    }),
    count,
  }))
const many = fc.array(cells, { maxLength: 12 })
const cartOf = (added: readonly CellCount[], replica = 'a') => addCells(emptyWholesaleCart(replica), added)
const counts = (cart: WholesaleCart) =>
  [...cart.lines.values()].map(({ key, count }) => `${key} ${count}`).toSorted()
const cellsIn = (cart: WholesaleCart) =>
  wholesaleLines(cart).map(({ key, goods, count }) => ({ key, goods, count }))
const runs = { numRuns: trials(1_000) }

test('the same colour, size, sole and logos raise the count; another of any of these gets its own line', () => {
  const cart = cartOf([
    { cell: cell(), count: 2 },
    { cell: cell(), count: 3 },
    { cell: cell({ brand: logo(1) }), count: 4 },
  ])
  expect(counts(cart)).toEqual(['71:38:0:0:0 5', '71:38:0:1:0 4'])
  const sole = (id: number) => ({ ...named(id, `Sole ${id}`), photo_path: null })
  const others = [
    cell({ variation_id: 72, color: named(2, 'Red'), size: { id: '72:38', name: '38' } }),
    cell({ size: { id: '71:39', name: '39' } }),
    cell({ price_type: 'sole', sole: sole(4) }),
    cell({ price_type: 'sole', sole: sole(5) }),
    cell({ price_type: 'sole', sole: sole(4), sole_brand: logo(1) }),
  ]
  expect(counts(cartOf([cell(), ...others].map((one) => ({ cell: one, count: 1 }))))).toEqual([
    '71:38:0:0:0 1',
    '71:38:4:0:0 1',
    '71:38:4:0:1 1',
    '71:38:5:0:0 1',
    '71:39:0:0:0 1',
    '72:38:0:0:0 1',
  ])
})

test('a cart is the same in whatever order cells are added', () => {
  fc.assert(
    fc.property(many, (added) => {
      expect(counts(cartOf(added.toReversed()))).toEqual(counts(cartOf(added)))
      expect(wholesaleSum(cartOf(added.toReversed()))).toBe(wholesaleSum(cartOf(added)))
    }),
    runs,
  )
})

test('two tabs that add different cells end up with the same cart, whichever merges first', () => {
  fc.assert(
    fc.property(many, many, (some, others) => {
      const keys = new Set(some.map((one) => cellKey(one.cell)))
      const disjoint = others.filter((one) => !keys.has(cellKey(one.cell)))
      const [here, there] = [cartOf(some, 'a'), cartOf(disjoint, 'b')]
      expect(counts(mergeCarts(here, there))).toEqual(counts(mergeCarts(there, here)))
      expect(counts(mergeCarts(here, there))).toEqual(counts(cartOf([...some, ...disjoint])))
    }),
    runs,
  )
})

test('adding and removing a line leaves kits, sum and items as they were', () => {
  fc.assert(
    fc.property(many, cells, (added, last) => {
      const key = cellKey(last.cell)
      const others = added.filter((one) => cellKey(one.cell) !== key)
      const before = cartOf(others)
      const kits = [kit(), kit({ id: 2 })]
      const was = [kitsBesideCart(kits, before.lines.values()), wholesaleSum(before), before.items]
      const after = removeLines(addCell(before, last), [key])
      expect([kitsBesideCart(kits, after.lines.values()), wholesaleSum(after), after.items]).toEqual(was)
    }),
    runs,
  )
})

test('the sum is floored once, and goods with one sole reach a price tier together', () => {
  fc.assert(
    fc.property(many, (added) => {
      const cart = cartOf(added)
      const exact = pricedLines(cart).reduce(
        (sum, one) => sum + toMinor(one.tier?.price ?? '0.00') * one.line.count,
        0,
      )
      expect(toMinor(wholesaleSum(cart))).toBe(Math.floor(exact / 100) * 100)
      for (const sole of [null, 4, 5]) {
        const same = pricedLines(cart).filter(({ line }) => (line.goods.sole?.id ?? null) === sole)
        expect(new Set(same.map((one) => one.tier?.from_count)).size).toBeLessThanOrEqual(1)
      }
    }),
    runs,
  )
  const cart = cartOf([{ cell: cell(), count: 6 }, { cell: cell({ size: { id: '71:39', name: '39' } }), count: 5 }]) // prettier-ignore
  expect(pricedLines(cart).map((one) => one.tier?.price)).toEqual(['90.25', '90.25'])
  expect(wholesaleSum(cart)).toBe('992.00')
})

test('the items of a cart have the fields of the spec, and all its pairs in their sizes', () => {
  fc.assert(
    fc.property(many, (added) => {
      const cart = cartOf(added)
      const items = wholesaleItems(cart)
      const inSizes = items.flatMap(({ sizes }) => sizes).reduce((sum, { count }) => sum + count, 0)
      expect(inSizes).toBe(cart.items)
      const selected = items.flatMap((item) => item.selected_brands)
      const taken = [...cartKits(cart.lines.values()).values()].reduce((sum, count) => sum + count, 0)
      expect(selected.reduce((sum, one) => sum + one.selected_count, 0)).toBe(taken)
    }),
    runs,
  )
  const leather = { ...named(4, 'Leather'), photo_path: null }
  const soled = { price_type: 'sole', sole: leather, sole_brand: logo(2) } as const
  expect(wholesaleItems(cartOf([{ cell: cell({ ...soled, brand: logo(1) }), count: 3 }]))).toEqual([
    {
      id: 7,
      price_type: 'sole',
      name: named(0, 'Slippers').name,
      photo: '/media/slippers.jpg',
      colors: [{ ...named(1, 'Grey'), selected_brands: [{ ...logo(1), selected_count: 3 }] }],
      sizes: [{ id: '71:38', name: '38', colorId: 1, soleId: 4, count: 3, price: '100.50' }],
      soles: [{ ...leather, selected_brands: [{ ...logo(2), selected_count: 3 }] }],
      selected_brands: [
        { ...logo(1), selected_count: 3 },
        { ...logo(2), selected_count: 3 },
      ],
      cartId: '7:sole',
      from: 'catalog',
    },
  ])
})

test('an item is removed with its last colour or size', () => {
  const red = { variation_id: 72, color: named(2, 'Red'), size: { id: '72:38', name: '38' } }
  const cart = cartOf([
    { cell: cell(), count: 1 },
    { cell: cell(red), count: 1 },
  ])
  const part = { id: 7, price_type: 'reyestr' } as const
  const keysOf = (from: WholesaleCart, colorId: number) =>
    linesOf(from, { ...part, colorId }).map(({ key }) => key)
  const withoutRed = removeLines(cart, keysOf(cart, 2))
  expect(wholesaleItems(withoutRed)[0]?.colors.map(({ id }) => id)).toEqual([1])
  expect(wholesaleItems(removeLines(withoutRed, keysOf(withoutRed, 1)))).toEqual([])
  const larger = addCell(withoutRed, { cell: cell({ size: { id: '71:39', name: '39' } }), count: 1 })
  const withoutSize = (from: WholesaleCart, sizeId: string) =>
    removeLines(
      from,
      linesOf(from, { ...part, sizeId }).map(({ key }) => key),
    )
  const rest = withoutSize(larger, '71:38')
  expect(wholesaleItems(rest)[0]?.sizes.map(({ id }) => id)).toEqual(['71:39'])
  expect(wholesaleItems(withoutSize(rest, '71:39'))).toEqual([])
})

test('a count is at least one and at most what an order accepts', () => {
  const cart = cartOf([{ cell: cell(), count: 5 }])
  const key = cellKey(cell())
  const countAfter = (count: number) => setCount(cart, key, count).lines.get(key)?.count
  expect([0, -4, 2.9, 1e9, Number.NaN].map(countAfter)).toEqual([1, 1, 2, 10_000, 10_000])
})

test('a full cart has room for more of its own lines and for no others', () => {
  const full = cartOf(
    Array.from({ length: WHOLESALE_LINES }, (_, place) => ({
      cell: cell({ variation_id: place + 1 }),
      count: 1,
    })),
  )
  expect(hasRoomFor(full, [{ cell: cell({ variation_id: 5 }), count: 1 }])).toBe(true)
  expect(hasRoomFor(full, [{ cell: cell({ variation_id: 5_000 }), count: 1 }])).toBe(false)
})

test('a stored cart reads back unchanged', () => {
  fc.assert(
    fc.property(many, (added) => {
      const cart = cartOf(added)
      const stored = toStored(cart)
      const read = fromStored(StoredWholesaleCart.parse(JSON.parse(JSON.stringify(stored))), 'b')
      expect([counts(read), read.total, wholesaleSum(read)]).toEqual([
        counts(cart),
        cart.total,
        wholesaleSum(cart),
      ])
    }),
    runs,
  )
})

/** The longest possible names: each line has its own product, with prices of many lists. */
const longest = (tiers: number) =>
  cartOf(
    Array.from({ length: WHOLESALE_LINES }, (_, place) => ({
      cell: cell({
        id: place + 1,
        price_type: 'sole',
        variation_id: 100_000 + place,
        name: inAll('Тапочки валяные с орнаментом «кочкор мүйүз», ручная работа'),
        photo: `/media/${'slippers'.repeat(8)}-${place}.jpg`,
        color: { id: 1, name: inAll('Натуральный тёмно-серый, некрашеная шерсть') },
        size: { id: `${100_000 + place}:38`, name: '38' },
        sole: {
          ...named(place + 1, 'Резиновая подошва с войлочной стелькой'),
          photo_path: '/media/sole.jpg',
        },
        brand: logo(1),
        sole_brand: logo(2),
        prices: Array.from({ length: tiers }, (_tier, step) => ({
          ...tier(1 + 10 * step, '123456.50'),
          list: { id: 1 + (step % 4), name: inAll('Зима 2026/27, партнёры в Бишкеке и Оше') },
          valid_until: '2026-12-31',
        })),
      }),
      count: 10_000,
    })),
  )

test.each([1, 8, 20])(
  'a cart of the largest size with long names is stored and reads back unchanged: %i prices each',
  (tiers) => {
    const full = longest(tiers)
    const storage = memoryStorage()
    writeEnvelope(storage, WHOLESALE_CART, toStored(full))
    const read = readEnvelope(storage, WHOLESALE_CART)
    expect(read && cellsIn(fromStored(read, 'b'))).toEqual(cellsIn(full))
    expect(storage.get(WHOLESALE_CART.key)?.length).toBeLessThan(3_500_000)
  },
)

test('a cart of version 1 opens, and its unreadable goods are quarantined', () => {
  fc.assert(
    fc.property(many, (added) => {
      const cart = cartOf(added)
      const { lists, goods, ...value } = toStored(cart)
      const names = new Map(lists.map(({ key, ...list }) => [key, list]))
      const spelled = goods.map(({ prices, ...own }) => ({
        ...own,
        prices: prices.map((price) => ({
          ...price,
          list: price.list === null ? null : names.get(price.list),
        })),
      }))
      const lost = [{ key: 99, prices: 'none' }]
      const text = JSON.stringify({ version: 1, value: { ...value, goods: [...spelled, ...lost] } })
      const storage = memoryStorage([[WHOLESALE_CART.key, text]])
      const read = readEnvelope(storage, WHOLESALE_CART)
      expect(read && cellsIn(fromStored(read, 'b'))).toEqual(cellsIn(cart))
      expect(storage.get(quarantineKey(WHOLESALE_CART.key))).toContain('"none"')
    }),
    runs,
  )
})
