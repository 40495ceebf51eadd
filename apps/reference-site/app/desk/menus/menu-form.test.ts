import { ManagedMenu } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import { describe, expect, test } from 'vitest'
import { addedRow, menuChanges, menuFormOf, menuToSend } from './menu-form.ts'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const entry = (title: string, url: string, childrens: ManagedMenu['items'] = []) => ({
  title: inAll(title),
  url,
  childrens,
})
const MENU = build(ManagedMenu, {
  name: 'footer',
  items: [
    entry('Shop', '/categories', [
      entry('Rugs', '/categories/rugs', [entry('Shyrdaks', '/categories/shyrdaks')]),
    ]),
    entry('Blog', '/blog'),
  ],
  revision: 3,
})
const rows = menuFormOf(MENU)

test('a menu is read as flat rows, and sent as the same tree', () => {
  expect(rows.map(({ id, depth, url }) => [id, depth, url])).toEqual([
    ['0', 0, '/categories'],
    ['0-0', 1, '/categories/rugs'],
    ['0-0-0', 2, '/categories/shyrdaks'],
    ['1', 0, '/blog'],
  ])
  const { items } = menuToSend(rows).body!
  expect(items).toEqual([
    {
      title: inAll('Shop'),
      url: '/categories',
      childrens: [
        {
          title: inAll('Rugs'),
          url: '/categories/rugs',
          childrens: [{ title: inAll('Shyrdaks'), url: '/categories/shyrdaks' }],
        },
      ],
    },
    { title: inAll('Blog'), url: '/blog' },
  ])
})

describe('unsaved changes are counted', () => {
  const last = rows.at(-1)!
  test.each([
    ['nothing', rows, 0],
    ['room around a title', [...rows.slice(0, 3), { ...last, title: inAll(' Blog ') }], 0],
    ['a title', [...rows.slice(0, 3), { ...last, title: { ...last.title, kg: 'Блог' } }], 1],
    ['an address', [...rows.slice(0, 3), { ...last, url: '/artisans' }], 1],
    ['another entry', addedRow(rows).rows, 1],
    ['one entry fewer', rows.slice(0, 3), 1],
    ['another order', [last, ...rows.slice(0, 3)], 1],
    ['another level', [...rows.slice(0, 3), { ...last, depth: 1 }], 1],
    ['all of it', addedRow([{ ...last, url: '/artisans' }]).rows, 5],
  ])('%s', (_what, form, count) => {
    expect(menuChanges(form, rows)).toBe(count)
  })
})

test('issues are named by entry, at any depth', () => {
  const typed = [
    ...rows.map((row) => (row.id === '0-0-0' ? { ...row, url: 'javascript:alert(1)' } : row)),
    { ...addedRow(rows).rows.at(-1)!, title: { ...inAll('Сүйүнчү'), en: ' ' }, url: '/blog' },
  ]
  const { wrong } = menuToSend(typed)
  expect([...(wrong ?? [])].map(([field, { code }]) => [field, code])).toEqual([
    ['0-0-0.url', 'invalid'],
    ['new-1.title.en', 'required'],
  ])
  const many = Array.from({ length: 61 }, (_, index) => ({ ...rows[0]!, id: String(index) }))
  expect([...(menuToSend(many).wrong?.keys() ?? [])]).toEqual(['items'])
})

test('a new entry is the last one of its level, with an id of its own', () => {
  const below = addedRow(rows, '0')
  expect(below.rows.map(({ id, depth }) => [id, depth])).toEqual([
    ['0', 0],
    ['0-0', 1],
    ['0-0-0', 2],
    ['new-1', 1],
    ['1', 0],
  ])
  expect(addedRow(below.rows, '1').rows.at(-1)).toMatchObject({ id: 'new-2', depth: 1 })
  expect(addedRow(below.rows).rows.at(-1)).toMatchObject({ id: 'new-2', depth: 0 })
})
