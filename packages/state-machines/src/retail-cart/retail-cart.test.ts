import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trials } from '../testing/trials.ts'
import { addLine, applyQuote, cartLines, cartSummary, changeCount, clearCart, emptyCart } from './rules.ts'
import { mergeCarts, removeLine, restoreLines, storedItems, lineRequests, type RetailCart } from './rules.ts'
import { fromStored, RETAIL_CART, toStored } from './stored-cart.ts'
import { decodeEnvelope, encodeEnvelope } from '../storage/envelope.ts'
import { quotedLine, quoteOf, rug, slippers } from '../testing/goods.ts'

const withOne = (stock = 5) => addLine(emptyCart('a'), slippers({ stock })).cart
const KEY = '7:71:38'
const copy = (cart: RetailCart, replica = cart.replica) => fromStored(toStored(cart), replica)

describe('a cart', () => {
  test('adding the same goods raises the count and never adds a second line', () => {
    const first = addLine(emptyCart('a'), slippers())
    const second = addLine(first.cart, slippers(), 2)
    expect(first.outcome).toEqual({ kind: 'added', key: KEY, count: 1 })
    expect(second.outcome).toEqual({ kind: 'raised', key: KEY, count: 3 })
    expect(cartLines(second.cart)).toHaveLength(1)
    expect(cartSummary(second.cart)).toEqual({ lines: 1, items: 3, total: '5550.00' })
  })

  test('another colour, another size or a special product with the same ID gets its own line', () => {
    let cart = withOne()
    for (const goods of [
      slippers({ size: '39' }),
      slippers({ variation_id: 72 }),
      slippers({ is_special: true }),
    ])
      cart = addLine(cart, goods).cart
    expect(cart.size).toBe(4)
  })

  test('additions stop at the stock, and the outcome says so', () => {
    const { cart, outcome } = addLine(withOne(2), slippers({ stock: 2 }), 4)
    expect(outcome).toEqual({ kind: 'at_stock_limit', key: KEY, count: 2 })
    expect(addLine(cart, slippers({ stock: 2 })).outcome.kind).toBe('at_stock_limit')
  })

  test('sold-out goods are not added', () => {
    const { cart, outcome } = addLine(emptyCart('a'), slippers({ stock: 0 }))
    expect(outcome.kind).toBe('sold_out')
    expect(cart.size).toBe(0)
  })

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [400, 5],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('a count of %s becomes %s', (requested, held) => {
    expect(cartLines(changeCount(withOne(), KEY, requested))[0]?.count).toBe(held)
  })

  test('a removed line can be restored in its place', () => {
    const cart = addLine(changeCount(withOne(), KEY, 3), slippers({ size: '40' })).cart
    const { cart: without, line } = removeLine(cart, KEY)
    expect(without.size).toBe(1)
    expect(cartLines(restoreLines(without, [line!])).map(({ key, count }) => [key, count])).toEqual([
      [KEY, 3],
      ['7:71:40', 1],
    ])
  })

  test('a quote updates prices and reports changes, but not counts', () => {
    const cart = changeCount(withOne(), KEY, 4)
    const dearer = quotedLine(slippers({ stock: 2 }), 4, { sale_cost: '1900.00' })
    const { cart: after, notes } = applyQuote(cart, quoteOf([dearer]))
    expect(notes.get(KEY)).toEqual({ state: 'insufficient', stock: 2, was: '1850.00' })
    expect(cartSummary(after)).toEqual({ lines: 1, items: 4, total: '7600.00' })
    const again = applyQuote(after, quoteOf([dearer]), notes)
    expect(again.notes.get(KEY)?.was).toBe('1850.00')
    expect(again.cart).toBe(after)
  })

  test('a product that is no longer sold keeps its name and price', () => {
    const gone = quotedLine(slippers({ stock: 0 }), 1, { state: 'unknown', name: null, sale_cost: '0.00' })
    const { cart } = applyQuote(withOne(), quoteOf([gone]))
    expect(cartLines(cart)[0]?.goods).toMatchObject({ sale_cost: '1850.00', stock: 0 })
  })

  test('a quote request has the fields of the contract', () => {
    expect(lineRequests(withOne())).toEqual([
      { product_id: 7, variation_id: 71, size: '38', count: 1, is_special: false },
    ])
  })

  test('is stored with the field names of the specification', () => {
    const { cart } = addLine(emptyCart('a'), slippers({ size_chart_id: 2 }), 3)
    expect(toStored(cart).items).toEqual([
      {
        cartId: KEY,
        isSpecialProduct: false,
        product: {
          id: 7,
          slug: 'ala-too-slippers',
          name: slippers().name,
          photo: '/media/ala-too-slippers-1.jpg',
          color_name: slippers().color_name,
          sale_cost: '1850.00',
          stock: 5,
        },
        variation_id: 71,
        size: { size: '38', count: 3 },
        size_chart_id: 2,
        added: 1,
        stamp: [1, 'a'],
      },
    ])
  })

  test('a cart that version 1 stored opens with its readable lines', () => {
    const line = { ...rug({ made_to_order_days: 30 }), count: 2, added: 1, stamp: [1, 'a'] }
    const value = { clock: 1, cleared: [0, ''], items: [line, { ...line, count: 'x' }, null], removed: [] }
    const text = JSON.stringify({ version: 1, value })
    const stored = decodeEnvelope(RETAIL_CART, text)
    expect(stored && [...fromStored(stored, 'b').lines.values()]).toMatchObject([
      { key: 'special:3:31:120 cm', goods: rug({ made_to_order_days: 30 }), count: 2 },
    ])
    expect(storedItems(JSON.stringify({ version: 1, value: { items: [line] } }))).toBe(2)
    expect(decodeEnvelope(RETAIL_CART, '{"version":1,"value":7}')).toBeNull()
  })

  test('the badge counts the items of a stored cart, and shows none for an unreadable one', () => {
    expect(storedItems(encodeEnvelope(RETAIL_CART, toStored(changeCount(withOne(), KEY, 3))))).toBe(3)
    for (const text of [null, '', '{', '[]', '{"value":{"items":7}}', '"x"'])
      expect(storedItems(text)).toBe(0)
  })
})

/** An action of a shopper in one tab. */
type Deed = ['add', number] | ['count', number, number] | ['remove', number] | ['clear'] | ['restore', number]

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('add' as const), fc.nat(5)) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constant('count' as const), fc.nat(5), fc.integer({ min: -1, max: 12 })),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('remove' as const), fc.nat(5)) },
  { weight: 1, arbitrary: fc.constant(['clear'] as ['clear']) }, // a tuple like the others
  { weight: 1, arbitrary: fc.tuple(fc.constant('restore' as const), fc.nat(5)) },
)

const goodsOf = (n: number) => slippers({ size: String(36 + n), stock: 3 * n })
const keyOf = (n: number) => `7:71:${36 + n}`

function act(cart: RetailCart, [kind, n = 0, count = 0]: Deed): RetailCart {
  if (kind === 'add') return addLine(cart, goodsOf(n)).cart
  if (kind === 'count') return changeCount(cart, keyOf(n), count)
  if (kind === 'remove') return removeLine(cart, keyOf(n)).cart
  if (kind === 'clear') return clearCart(cart)
  const { line } = removeLine(copy(cart), keyOf(n))
  return line ? restoreLines(removeLine(cart, keyOf(n)).cart, [line]) : cart
}

/** Tabs with random actions, merged from time to time. */
const tabs = fc
  .array(fc.tuple(fc.nat(2), fc.oneof({ weight: 4, arbitrary: deed }, { weight: 1, arbitrary: fc.nat(2) })), {
    maxLength: 40,
  })
  .map((steps) => {
    const carts = ['a', 'b', 'c'].map(emptyCart)
    for (const [tab, step] of steps) {
      const own = carts[tab]!
      carts[tab] = typeof step === 'number' ? mergeCarts(own, copy(carts[step]!)) : act(own, step)
    }
    return carts as [RetailCart, RetailCart, RetailCart] // of three tabs
  })

const shape = (cart: RetailCart) => JSON.stringify(toStored(cart))

describe('laws of the cart', () => {
  test('sums always match the lines, and counts are between 1 and 99', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        let cart = emptyCart('a')
        for (const step of deeds) {
          const before = cart.revision
          cart = act(cart, step)
          const lines = cartLines(cart)
          expect(cart.revision).toBeGreaterThanOrEqual(before)
          expect(cart.size).toBe(lines.length)
          expect(cart.items).toBe(lines.reduce((sum, { count }) => sum + count, 0))
          expect(cart.total).toBe(lines.reduce((sum, { count }) => sum + count * 185_000, 0))
          expect(lines.every(({ count }) => count >= 1 && count <= 99)).toBe(true)
          expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
        }
      }),
      { numRuns: trials(2_000) },
    )
  })

  test('tabs that exchange all changes have the same lines, in whatever order they merge', () => {
    fc.assert(
      fc.property(tabs, ([a, b, c]) => {
        const all = shape(mergeCarts(mergeCarts(a, b), c))
        expect(shape(mergeCarts(a, mergeCarts(b, c)))).toBe(all)
        expect(shape(mergeCarts(mergeCarts(c, a), b))).toBe(all)
        expect(shape(mergeCarts(b, a))).toBe(shape(mergeCarts(a, b)))
        expect(mergeCarts(a, copy(a, 'z'))).toBe(a)
        const ab = mergeCarts(a, b)
        expect(mergeCarts(ab, b)).toBe(ab)
      }),
      { numRuns: trials(5_000) },
    )
  })

  test('additions of both tabs are kept, and removed lines stay removed', () => {
    const shared = addLine(withOne(), slippers({ size: '39' })).cart
    const one = addLine(copy(shared, 'a'), slippers({ size: '40' })).cart
    const two = removeLine(addLine(copy(shared, 'b'), slippers({ size: '41' })).cart, KEY).cart
    const together = ['7:71:39', '7:71:40', '7:71:41']
    expect([...mergeCarts(one, two).lines.keys()].sort()).toEqual(together)
    expect([...mergeCarts(two, one).lines.keys()].sort()).toEqual(together)
  })

  test('removals are compacted after hundreds, and no removed line comes back', () => {
    let cart = addLine(emptyCart('a'), slippers({ size: 'kept' })).cart
    const old = copy(addLine(copy(cart, 'a'), slippers({ size: '0' })).cart, 'b')
    for (let n = 0; n < 500; n += 1)
      cart = removeLine(addLine(cart, slippers({ size: String(n) })).cart, `7:71:${n}`).cart
    expect(cart.removed.size).toBeLessThanOrEqual(200)
    expect([...mergeCarts(cart, old).lines.keys()]).toEqual(['7:71:kept'])
  })

  test('a stored cart reads back unchanged', () => {
    fc.assert(
      fc.property(tabs, ([a]) => {
        const text = encodeEnvelope(RETAIL_CART, toStored(a))
        const read = fromStored(decodeEnvelope(RETAIL_CART, text)!, 'z')
        expect(encodeEnvelope(RETAIL_CART, toStored(read))).toBe(text)
        expect(cartSummary(read)).toEqual(cartSummary(a))
      }),
      { numRuns: trials(2_000) },
    )
  })
})
