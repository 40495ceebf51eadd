import type { StockRow } from '@shyrdak/sdk/management'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  goneColors,
  isStockChanged,
  renewStock,
  stockForm,
  stockIssues,
  stockKey,
  stockToSend,
  typeStock,
  type StockForm,
} from './stock-form.ts'

const row = (size: string, quantity: number, revision = 0): StockRow => ({
  variation_id: 7,
  color_name: { en: 'Madder', ru: 'Марена', kg: 'Кызыл боёк' },
  size,
  quantity,
  revision,
})
const section = [row('36', 4), row('37', 0), row('38', 12)]
const typedIn = (form: StockForm, size: string, typed: string) => typeStock(form, `7:${size}`, typed)
const codes = (wrong: ReadonlyMap<string, { code: string }> | null) =>
  [...(wrong ?? [])].map(([key, { code }]) => `${key} ${code}`)

test('only changed counts are sent, with the revision that was read', () => {
  const form = typedIn(typedIn(stockForm(section), '37', ' 1 000 '), '38', '12')
  expect(stockToSend(form).body).toEqual({
    items: [{ variation_id: 7, size: '37', quantity: 1000, revision: 0 }],
  })
})

test.each([
  ['', 'required'],
  ['a few', 'invalid'],
  ['-1', 'invalid'],
  ['1.5', 'invalid'],
  ['1000001', 'too_big'],
])('a count of "%s" is %s, at its own field', (typed, code) => {
  const form = typedIn(typedIn(stockForm(section), '36', '5'), '38', typed)
  expect(codes(stockToSend(form).wrong)).toEqual([`7:38 ${code}`])
})

test('an issue from the store is shown at the row that was sent', () => {
  const form = typedIn(typedIn(stockForm(section), '36', '5'), '38', '9')
  const refused = [{ path: ['items', 1, 'quantity'], code: 'stale' }]
  expect(codes(stockIssues(form, refused))).toEqual(['7:38 stale'])
})

describe('when stock has changed meanwhile', () => {
  it('a typed count stays beside the new one, and is sent with the new revision', () => {
    const form = renewStock(typedIn(stockForm(section), '36', '9'), [row('36', 3, 1), ...section.slice(1)])
    expect(form[0]).toMatchObject({ typed: '9', before: 4, row: { quantity: 3 } })
    expect(form.slice(1).map(({ before }) => before)).toEqual([null, null])
    expect(stockToSend(form).body?.items).toEqual([{ variation_id: 7, size: '36', quantity: 9, revision: 1 }])
  })

  it('an untouched row shows the new count, and the one before', () => {
    const [first] = renewStock(stockForm(section), [row('36', 3, 1), ...section.slice(1)])
    expect(first).toMatchObject({ typed: '3', before: 4 })
    expect(first && isStockChanged(first)).toBe(false)
  })

  it('a second change still shows the first count', () => {
    const once = renewStock(stockForm(section), [row('36', 3, 1), ...section.slice(1)])
    expect(renewStock(once, [row('36', 2, 2), ...section.slice(1)])[0]).toMatchObject({ before: 4 })
    expect(renewStock(once, [row('36', 4, 2), ...section.slice(1)])[0]).toMatchObject({ before: null })
  })
})

describe('when a colleague has removed a size or a colour meanwhile', () => {
  const left = [row('36', 4), row('37', 0)]

  it('a removed size stays marked as gone with its typed count, and only the rest is sent', () => {
    const form = renewStock(typedIn(typedIn(stockForm(section), '36', '9'), '38', '13'), left)
    expect(form.at(-1)).toMatchObject({ row: { size: '38' }, typed: '13', isGone: true })
    expect(stockToSend(form).body?.items).toEqual([{ variation_id: 7, size: '36', quantity: 9, revision: 0 }])
    expect(goneColors(form)).toMatchObject([{ name: { en: 'Madder' }, sizes: ['38'], isWhole: false }])
  })

  it('a colour without sizes left is reported as a whole', () => {
    const other = { ...row('40', 1), variation_id: 8 }
    const form = renewStock(typedIn(stockForm([...section, other]), '36', '9'), [other])
    expect(goneColors(form)).toMatchObject([{ sizes: ['36', '37', '38'], isWhole: true }])
    expect(stockToSend(form).wrong).not.toBeNull()
  })

  it('a typed count is restored when its size is put back', () => {
    const form = renewStock(renewStock(typedIn(stockForm(section), '38', '13'), left), section)
    expect(form.at(-1)).toMatchObject({ typed: '13', isGone: false })
    expect(goneColors(form)).toEqual([])
  })
})

const rows = fc
  .uniqueArray(fc.integer({ min: 20, max: 50 }), { maxLength: 12 })
  .chain((sizes) =>
    fc.tuple(
      ...sizes.map((size) => fc.integer({ min: 0, max: 99 }).map((quantity) => row(String(size), quantity))),
    ),
  )
const hands = fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 0, max: 99 })))
const typeAll = (form: StockForm, typed: readonly (readonly [number, number])[]) =>
  typed.reduce((now, [place, count]) => {
    const entry = now[place]
    return entry ? typeStock(now, stockKey(entry.row), String(count)) : now
  }, form)

describe('for any stock, edits and sales meanwhile', () => {
  it('renewing with the same stock changes nothing', () => {
    fc.assert(
      fc.property(rows, hands, (stock, typed) => {
        const form = typeAll(stockForm(stock), typed)
        expect(renewStock(form, stock).filter(isStockChanged)).toEqual(form.filter(isStockChanged))
      }),
    )
  })

  it('only typed counts are sent, with the new revisions', () => {
    fc.assert(
      fc.property(rows, hands, hands, (stock, typed, sold) => {
        const now = typeAll(stockForm(stock), sold).map(({ row: one, typed: count }) =>
          String(one.quantity) === count ? one : { ...one, quantity: Number(count), revision: 1 },
        )
        const form = typeAll(stockForm(stock), typed)
        const mine = form.filter(isStockChanged)
        const sent = stockToSend(renewStock(form, now)).body?.items ?? []
        for (const item of sent) {
          const typedThere = mine.find((entry) => entry.row.size === item.size)
          expect(String(item.quantity)).toBe(typedThere?.typed)
          expect(item.revision).toBe(now.find(({ size }) => size === item.size)?.revision)
        }
        // Rows that are no longer sent already have this quantity.
        for (const { row: one, typed: count } of mine)
          if (!sent.some(({ size }) => size === one.size))
            expect(String(now.find(({ size }) => size === one.size)?.quantity)).toBe(count)
      }),
    )
  })
})
