import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aWholesaleProduct } from '../../testing/a-wholesale-cart.ts'
import { axesOf, isIn, positionsIn, sizeNames } from './grid-axes.ts'
import type { Layer } from './grid-layer.ts'
import { axesOfGrid, emptyGrid, gridReducer, textAt, type GridEvent, type GridState } from './grid-state.ts'
import { moved, moveOf, type Move } from './move-focus.ts'
import { blockText, parseBlock } from './paste-block.ts'
import { typedCount } from './typed-count.ts'

const product = aWholesaleProduct()
const after = (...events: readonly GridEvent[]): GridState => events.reduce(gridReducer, emptyGrid(product))
const focus = (row: number, column: number, extend = false): GridEvent => ({
  type: 'cell.focus',
  position: { row, column },
  extend,
})
const type = (text: string): GridEvent => ({ type: 'cell.type', text })
const paste = (text: string): GridEvent => ({ type: 'range.paste', block: parseBlock(text) })
const shown = (state: GridState) => {
  const { rows, columns } = axesOfGrid(state)
  return positionsIn({ from: { row: 0, column: 0 }, to: { row: rows - 1, column: columns - 1 } }).map((row) =>
    row.map((position) => textAt(state, position)).join(' '),
  )
}

test('a count is read as spreadsheets write it, and anything but a whole number is null', () => {
  expect(['', ' ', '0', '-', '–'].map(typedCount)).toEqual([0, 0, 0, 0, 0])
  expect(['12', ' 12 ', '12.00', '12,0', '1 200', '1\u00a0200', '1,200', '1.200'].map(typedCount)).toEqual([
    12, 12, 12, 12, 1200, 1200, 1200, 1200,
  ])
  expect(['1.5', '-3', '1e3', 'six', '12 pairs', '=1+1', '0x1f'].map(typedCount)).toEqual(Array(7).fill(null))
})

test('a block copied from a spreadsheet is parsed cell by cell', () => {
  expect(parseBlock('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ])
  expect(parseBlock('7')).toEqual([['7']])
  expect(parseBlock('"a ""b""\tc"\td')).toEqual([['a "b"\tc', 'd']])
})

test('a copied block is pasted unchanged, whatever its cells contain', () => {
  const cell = fc.string({ unit: fc.constantFrom('1', 'a', '"', '\t', '\n', ' ') }).map((text) => text.trim())
  const block = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
  fc.assert(
    fc.property(block, (rows) => {
      expect(parseBlock(blockText(rows))).toEqual(rows)
    }),
  )
})

test('keys move as in a spreadsheet; Tab moves on while a count is typed, and leaves the grid otherwise', () => {
  const key = (name: string, held: Partial<Parameters<typeof moveOf>[0]> = {}, isTyping = false) =>
    moveOf({ key: name, ctrlKey: false, metaKey: false, shiftKey: false, ...held }, isTyping)
  expect(key('ArrowDown')).toBe('below')
  expect(key('ArrowDown', { metaKey: true })).toBe('bottom')
  expect(key('End', { ctrlKey: true })).toBe('end')
  expect(key('Enter')).toBe('down')
  expect(key('Enter', { shiftKey: true })).toBe('up')
  expect(key('Tab')).toBeNull()
  expect(key('Tab', {}, true)).toBe('next')
  expect(key('Tab', { shiftKey: true }, true)).toBe('previous')
  expect(key('5')).toBeNull()
})

const MOVES: readonly Move[] = [
  'left',
  'right',
  'above',
  'below',
  'rowStart',
  'rowEnd',
  'start',
  'end',
  'top',
  'bottom',
  'next',
  'previous',
  'down',
  'up',
]

test('no move leaves the grid, and moving on visits each cell once', () => {
  const axes = axesOf(product, null)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...MOVES)), (moves) => {
      let position = { row: 0, column: 0 }
      for (const move of moves) position = moved(position, move, axes) ?? position
      expect(isIn({ from: { row: 0, column: 0 }, to: { row: 3, column: 2 } }, position)).toBe(true)
    }),
  )
  const walk = (move: Move) => {
    const seen = new Set<string>()
    let position: ReturnType<typeof moved> = { row: 0, column: 0 }
    while (position && !seen.has(JSON.stringify(position))) {
      seen.add(JSON.stringify(position))
      position = moved(position, move, axes)
    }
    return seen.size
  }
  expect([walk('next'), walk('down')]).toEqual([12, 12])
})

test('a block is pasted from the selected cell on, and counts outside the grid are counted as dropped', () => {
  const state = after(focus(2, 1), paste('1\t2\t3\n4\t5\t\n6\t7\t'))
  expect(shown(state)).toEqual(['  ', '  ', ' 1 2', ' 4 5'])
  expect(state.dropped).toBe(3)
  expect(state.range).toEqual({ from: { row: 2, column: 1 }, to: { row: 3, column: 2 } })
})

test('a single pasted count fills the selected range', () => {
  expect(shown(after(focus(0, 0), focus(1, 2, true), paste('6\n')))).toEqual(['6 6 6', '6 6 6', '  ', '  '])
})

test('filling down copies the first row of the range, or the row above a single cell', () => {
  const row = after(focus(0, 0), paste('1\t2\t3'))
  expect(
    shown([focus(0, 0), focus(3, 1, true), { type: 'range.fillDown' } as const].reduce(gridReducer, row)),
  ).toEqual(['1 2 3', '1 2 ', '1 2 ', '1 2 '])
  expect(shown([focus(1, 2), { type: 'range.fillDown' } as const].reduce(gridReducer, row))).toEqual([
    '1 2 3',
    '  3',
    '  ',
    '  ',
  ])
  expect(shown([focus(0, 0), { type: 'range.fillDown' } as const].reduce(gridReducer, row))[0]).toBe('1 2 3')
})

const choose = (layer: Partial<Layer>): GridEvent => ({ type: 'layer.choose', layer })

test('a logo chosen after the counts applies to them, which can be undone', () => {
  const state = after(type('5'), choose({ brand: 1 }))
  expect([shown(state)[0], state.applied, state.entries.size]).toEqual(['5  ', 1, 1])
  const both = gridReducer(state, choose({ soleBrand: 2 }))
  expect([...both.entries.values()].map(({ layer }) => layer)).toEqual([
    { sole: null, brand: 1, soleBrand: 2 },
  ])
  const undone = gridReducer(state, { type: 'undo' })
  expect([shown(undone)[0], undone.layer.brand, undone.applied]).toEqual(['  ', 1, null])
  expect(shown(gridReducer(undone, choose({ brand: null })))[0]).toBe('5  ')
})

test('a logo applies neither to counts with another logo or sole, nor once several choices have counts', () => {
  const other = after(choose({ brand: 1 }), type('8'), choose({ brand: 2 }))
  const none = after(
    choose({ brand: 1 }),
    type('8'),
    choose({ brand: null }),
    type('5'),
    choose({ brand: 2 }),
  )
  for (const state of [other, none]) expect([shown(state)[0], state.applied]).toEqual(['  ', null])
  expect(after(choose({ brand: 1 })).applied).toBeNull()
})

test('each layer has its own counts, which are kept while another is shown', () => {
  const state = after(
    choose({ brand: 1 }),
    type('8'),
    choose({ brand: null }),
    type('5'),
    choose({ brand: 1 }),
  )
  expect(shown(state)[0]).toBe('8  ')
  expect(shown(gridReducer(state, { type: 'layer.choose', layer: { brand: null } }))[0]).toBe('5  ')
  expect(state.entries.size).toBe(2)
})

const event: fc.Arbitrary<GridEvent> = fc.oneof(
  fc
    .record({ row: fc.nat(3), column: fc.nat(2), extend: fc.boolean() })
    .map(({ row, column, extend }) => focus(row, column, extend)),
  fc.constantFrom(
    paste('1\t2'),
    paste('9'),
    { type: 'range.fillDown' } as const,
    { type: 'range.clear' } as const,
  ),
  fc.nat(99).map((count) => type(String(count))),
)

test('a text typed letter by letter is undone at once, and every change can be undone', () => {
  const typed = after(type('1'), type('12'), type('120'))
  expect(shown(gridReducer(typed, { type: 'undo' }))[0]).toBe('  ')
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = after(...events)
      while (state.past.length > 0) state = gridReducer(state, { type: 'undo' })
      expect(state.entries.size).toBe(0)
    }),
  )
})

test('cancelling a cell restores it and adds no step to undo', () => {
  const texts = fc.array(fc.nat(99).map(String), { maxLength: 4 })
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 12 }),
      fc.nat(3),
      fc.nat(2),
      fc.boolean(),
      texts,
      (events, row, column, isOpened, typed) => {
        const before = after(...events, focus(row, column))
        const typing = [...(isOpened ? [{ type: 'cell.edit' } as const] : []), ...typed.map(type)].reduce(
          gridReducer,
          before,
        )
        const cancelled = gridReducer(typing, { type: 'cell.cancel' })
        expect([shown(cancelled), cancelled.past.length, cancelled.isTyping]).toEqual([
          shown(before),
          before.past.length,
          false,
        ])
        // Undo removes only the typed text; a cell that is opened and left unchanged adds no undo step.
        const undone = gridReducer(gridReducer(typing, { type: 'cell.leave' }), { type: 'undo' })
        expect(shown(undone)).toEqual(
          shown(typed.length > 0 ? before : gridReducer(before, { type: 'undo' })),
        )
      },
    ),
  )
})

test('a narrow screen shows the sizes of one colour in a column, with the same counts', () => {
  const wide = after(focus(1, 2), type('4'))
  const narrow = gridReducer(wide, { type: 'color.show', color: 2 })
  expect(shown(narrow)).toEqual(['', '', '4'])
  expect(shown(gridReducer(narrow, { type: 'color.show', color: null }))).toEqual(['  ', '  4', '  ', '  '])
})

test('a colour without a size has no cell there, and pasting into it drops the count', () => {
  const [grey, madder] = product.colors
  const goods = { soles: [], colors: [grey!, { ...madder!, sizes: madder!.sizes.slice(0, 1) }] } // both colours exist
  expect(sizeNames(goods)).toEqual(['37', '38', '39'])
  const state = gridReducer(emptyGrid(goods), paste('1\t2\t3\n4\t5\t6'))
  expect(shown(state)).toEqual(['1 2 3', '4  '])
  expect(state.dropped).toBe(2)
})
