import { expect, test } from 'vitest'
import { cyclesOf, importsWithin, sortMembers } from './folder-graph.mjs'

const cyclesIn = (...imports) =>
  [...importsWithin(imports)].flatMap(([folder, members]) => {
    const cycles = cyclesOf(members)
    return cycles.length > 0 ? [{ folder, cycles }] : []
  })

test('folders that import downward are listed lowest first', () => {
  const within = importsWithin([
    ['orders/place.ts', 'catalogue/stock.ts'],
    ['desk/today.ts', 'orders/place.ts'],
    ['orders/list.ts', 'catalogue/stock.ts'],
  ])
  expect(sortMembers(within.get(''))).toEqual({ sorted: ['catalogue', 'orders', 'desk'], cyclic: [] })
  expect(within.get('').get('orders').get('catalogue')).toHaveLength(2)
})

test('two folders that import each other are reported with the files that do', () => {
  const cycles = ['orders/emails/a.ts → orders/special/b.ts', 'orders/special/c.ts → orders/emails/d.ts']
  expect(
    cyclesIn(
      ['orders/emails/a.ts', 'orders/special/b.ts'],
      ['orders/special/c.ts', 'orders/emails/d.ts'],
      ['orders/routes/e.ts', 'orders/special/c.ts'],
      ['orders/special/c.ts', 'orders/rules/f.ts'],
    ),
  ).toEqual([{ folder: 'orders', cycles }])
})

test('a longer cycle is found, and so is one deep in the tree', () => {
  const [found] = cyclesIn(
    ['modules/wholesale/branding/a.ts', 'modules/wholesale/clients/b.ts'],
    ['modules/wholesale/clients/c.ts', 'modules/wholesale/orders/d.ts'],
    ['modules/wholesale/orders/e.ts', 'modules/wholesale/branding/f.ts'],
  )
  expect(found).toMatchObject({ folder: 'modules/wholesale', cycles: { length: 3 } })
})

test('a folder may import a file beside it, unless that file leads back into the folder', () => {
  const down = ['orders/emails/a.ts', 'orders/tables.ts']
  expect(cyclesIn(down, ['orders/index.ts', 'orders/emails/a.ts'])).toEqual([])
  expect(cyclesIn(down, ['orders/tables.ts', 'orders/emails/b.ts'])).toHaveLength(1)
})
