import { addMoney } from '@shyrdak/sdk/rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trials } from '../testing/trials.ts'
import {
  addLine,
  cartLines,
  cartSummary,
  changeCount,
  checkoutGroup,
  daysToMake,
  emptyCart,
  groupsOf,
  lineLimit,
  removeLines,
  summaryOf,
  type RetailCart,
} from './rules.ts'
import { fromStored, toStored } from './stored-cart.ts'
import { rug, slippers } from '../testing/goods.ts'

/** Carts of slippers and rugs in any order. */
const carts = fc
  .array(fc.tuple(fc.boolean(), fc.nat(5)), { maxLength: 20 })
  .map((additions) =>
    additions.reduce(
      (cart, [isSpecial, n]) =>
        addLine(cart, isSpecial ? rug({ size: `${n} cm` }) : slippers({ size: String(36 + n) })).cart,
      emptyCart('a'),
    ),
  )

const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key)
const keysOf = (cart: RetailCart) => keys(cartLines(cart))

describe('the groups of a cart', () => {
  test('contain every line once, in the order of the cart', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const lines = cartLines(cart)
        const { special, retail } = groupsOf(lines)
        expect(keys([...special, ...retail]).sort()).toEqual(keys(lines).sort())
        expect(special.every(({ goods }) => goods.is_special)).toBe(true)
        expect(retail.some(({ goods }) => goods.is_special)).toBe(false)
        for (const group of [special, retail])
          expect(keys(group)).toEqual(keys(lines.filter((line) => group.includes(line))))
      }),
      { numRuns: trials(2_000) },
    )
  })

  test('are ordered one after the other, special goods first, and do not affect each other', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { special, retail } = groupsOf(cartLines(cart))
        const first = checkoutGroup(cartLines(cart))
        const sums = [summaryOf(first.lines), summaryOf(first.waiting)]
        expect(addMoney(...sums.map(({ total }) => total))).toBe(cartSummary(cart).total)
        expect(sums.reduce((items, sum) => items + sum.items, 0)).toBe(cart.items)
        expect(first.group).toBe(special.length > 0 ? 'special' : 'retail')
        expect(keys([...first.lines, ...first.waiting]).sort()).toEqual(keysOf(cart).sort())
        const after = removeLines(cart, keys(first.lines))
        expect(keysOf(after)).toEqual(keys(first.waiting))
        if (special.length === 0) return
        const second = checkoutGroup(cartLines(after))
        expect(second).toMatchObject({ group: 'retail', waiting: [] })
        expect(keys(second.lines)).toEqual(keys(retail))
      }),
      { numRuns: trials(2_000) },
    )
  })

  test('of slippers only leave nothing for a second order', () => {
    const { cart } = addLine(emptyCart('a'), slippers())
    expect(checkoutGroup(cartLines(cart))).toEqual({ group: 'retail', lines: cartLines(cart), waiting: [] })
  })
})

describe('goods made to order', () => {
  const toOrder = rug({ stock: 1, made_to_order_days: 30 })

  test('can be added without stock, and beyond it', () => {
    const { cart, outcome } = addLine(emptyCart('a'), rug({ stock: 0, made_to_order_days: 30 }), 2)
    expect(outcome).toMatchObject({ kind: 'added', count: 2 })
    expect(cartLines(changeCount(cart, outcome.key, 400))[0]?.count).toBe(99)
    expect([lineLimit(toOrder), lineLimit(rug({ stock: 1 }))]).toEqual([99, 1])
  })

  test('need production time only for counts beyond the stock', () => {
    expect([1, 2].map((count) => daysToMake(toOrder, count))).toEqual([null, 30])
    expect(daysToMake(rug({ stock: 0 }), 1)).toBeNull()
  })

  test('are restored after a reload', () => {
    const { cart } = addLine(emptyCart('a'), toOrder)
    expect(cartLines(fromStored(toStored(cart), 'b'))[0]?.goods).toEqual(toOrder)
  })
})
