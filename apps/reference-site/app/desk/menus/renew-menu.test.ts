import { ManagedMenu } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepped, STEPS, without } from '../sorting/sorted-rows.ts'
import { addedRow, MENU_LEVELS, menuChanges, menuFormOf, type MenuForm } from './menu-form.ts'
import { renewMenu, theirMenu } from './renew-menu.ts'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const entry = (title: string, childrens: ManagedMenu['items'] = []) => ({
  title: inAll(title),
  url: `/${title.toLowerCase()}`,
  childrens,
})
/** A menu after a round trip through the API, with new ids. */
const readAgain = (form: MenuForm) => menuFormOf(build(ManagedMenu, { items: itemsOf(form) }))
const itemsOf = (form: MenuForm): ManagedMenu['items'] => {
  const items: ManagedMenu['items'] = []
  const path: ManagedMenu['items'] = []
  for (const { title, url, depth } of form) {
    const item = { title, url, childrens: [] }
    const siblings = path[depth - 1]?.childrens ?? items
    siblings.push(item)
    path[depth] = item
  }
  return items
}
const said = (form: MenuForm) => form.map(({ depth, title, url }) => `${depth} ${title.en} ${url}`)
const shape = (form: MenuForm) => form.map(({ depth, title }) => `${depth} ${title.en}`)

const READ = menuFormOf(
  build(ManagedMenu, {
    items: [entry('Shop', [entry('Rugs'), entry('Slippers')]), entry('Blog'), entry('About')],
  }),
)
const [SHOP, RUGS, SLIPPERS, BLOG, ABOUT] = ['0', '0-0', '0-1', '1', '2']

const retitled = (form: MenuForm, id: string | undefined, en: string) =>
  form.map((row) => (row.id === id ? { ...row, title: { ...row.title, en } } : row))
const leading = (form: MenuForm, id: string | undefined, url: string) =>
  form.map((row) => (row.id === id ? { ...row, url } : row))
const added = (form: MenuForm, title: string, parent?: string) => {
  const { rows, id } = addedRow(form, parent)
  return rows.map((row) =>
    row.id === id ? { ...row, title: inAll(title), url: `/${title.toLowerCase()}` } : row,
  )
}
const step = (form: MenuForm, id = '', way: (typeof STEPS)[number] = 'up') =>
  stepped(form, id, way, MENU_LEVELS) ?? form

test('added, renamed, moved and removed entries of both are merged', () => {
  const mine = added(retitled(READ, RUGS, 'Carpets'), 'Contacts', BLOG)
  const theirs = readAgain(step(leading(without(READ, SLIPPERS ?? ''), RUGS, '/all-rugs'), ABOUT))
  const both = renewMenu(mine, theirs, READ)
  expect(said(both)).toEqual([
    '0 Shop /shop',
    '1 Carpets /all-rugs',
    '0 About /about',
    '0 Blog /blog',
    '1 Contacts /contacts',
  ])
  expect(menuChanges(both, theirs), 'only my own is not saved').toBe(2)
})

test('entries moved into a new entry stay in it', () => {
  const grouped = step(step(added(READ, 'More'), 'new-1'), 'new-1')
  const mine = step(grouped, BLOG, 'in')
  expect(shape(mine)).toEqual(['0 Shop', '1 Rugs', '1 Slippers', '0 More', '1 Blog', '0 About'])
  const theirs = readAgain(added(READ, 'Help'))
  expect(shape(renewMenu(mine, theirs, READ))).toEqual([...shape(mine), '0 Help'])
})

test('an entry that a colleague added to one removed here takes its place', () => {
  const theirs = readAgain(added(READ, 'Bags', SHOP))
  expect(shape(renewMenu(without(READ, SHOP ?? ''), theirs, READ))).toEqual(['0 Bags', '0 Blog', '0 About'])
})

test('an entry changed or moved here is restored when a colleague has removed it, and is reported', () => {
  const mine = step(retitled(READ, RUGS, 'Carpets'), SLIPPERS, 'out')
  const theirs = readAgain(without(READ, SHOP ?? ''))
  const both = renewMenu(mine, theirs, READ)
  expect(shape(both)).toEqual(['0 Carpets', '0 Slippers', '0 Blog', '0 About'])
  expect(theirMenu(both, theirs, READ).back.map(({ title }) => title.en)).toEqual(['Carpets', 'Slippers'])
})

test('an entry removed here stays removed, and a colleague’s change of it is reported', () => {
  const theirs = readAgain(leading(READ, BLOG, '/news'))
  const both = renewMenu(without(READ, BLOG ?? ''), theirs, READ)
  expect(shape(both)).toEqual(['0 Shop', '1 Rugs', '1 Slippers', '0 About'])
  expect(theirMenu(both, theirs, READ).leftOut.map(({ title }) => title.en)).toEqual(['Blog'])
})

test('the same entry added by both is there once', () => {
  const theirs = readAgain(added(READ, 'Contacts'))
  const both = renewMenu(added(step(READ, ABOUT), 'Contacts'), theirs, READ)
  expect(shape(both)).toEqual(['0 Shop', '1 Rugs', '1 Slippers', '0 About', '0 Blog', '0 Contacts'])
})

test('the same change made by both is no change', () => {
  const done = without(READ, SHOP ?? '')
  expect(menuChanges(done, readAgain(done))).toBe(0)
})

test('an entry keeps its id here, so that it stays open while typing', () => {
  const typed = retitled(READ, BLOG, 'Journal')
  const both = renewMenu(typed, readAgain(without(READ, SHOP ?? '')), READ)
  expect(both.find(({ title }) => title.en === 'Journal')).toMatchObject({ id: BLOG, from: '0' })
})

type Deed = (form: MenuForm) => MenuForm
/** Random edits of a menu, each on an entry at some position. */
const deeds = (who: string) =>
  fc.array(
    fc
      .tuple(
        fc.nat(99),
        fc.constantFrom('move', 'retitle', 'lead', 'add', 'remove'),
        fc.constantFrom(...STEPS),
      )
      .map(([at, kind, way]): Deed => (form) => {
        const row = form[at % Math.max(form.length, 1)]
        const name = `${who}${form.filter(({ title }) => title.ru.startsWith(who)).length}-${at}`
        if (!row) return added(form, name)
        if (kind === 'move') return step(form, row.id, way)
        if (kind === 'retitle') return retitled(form, row.id, name)
        if (kind === 'lead') return leading(form, row.id, `/${name}`)
        if (kind === 'remove') return without(form, row.id)
        return added(form, name, row.depth < MENU_LEVELS - 1 ? row.id : undefined)
      }),
    { maxLength: 5 },
  )
const menus = fc
  .tuple(fc.array(fc.nat(2), { minLength: 3, maxLength: 9 }), deeds('mine'), deeds('theirs'))
  .map(([depths, mine, theirs]) => {
    let above = -1
    const before = depths.reduce(
      (form, _, index) => added(form, `Entry${index}`),
      menuFormOf(build(ManagedMenu, { items: [] })),
    )
    const read = readAgain(
      before.map((row, index) => ({ ...row, depth: (above = Math.min(depths[index] ?? 0, above + 1)) })),
    )
    return {
      read,
      mine: mine.reduce((form, deed) => deed(form), read),
      theirs: readAgain(theirs.reduce((form, deed) => deed(form), read)),
    }
  })

test('changes of one side alone are kept exactly', () => {
  fc.assert(
    fc.property(menus, ({ read, mine, theirs }) => {
      expect(said(renewMenu(mine, read, read))).toEqual(said(mine))
      expect(said(renewMenu(read, theirs, read))).toEqual(said(theirs))
    }),
  )
})

test('with changes of both, every entry that neither removed is there once, in a valid tree', () => {
  fc.assert(
    fc.property(menus, ({ read, mine, theirs }) => {
      const both = renewMenu(mine, theirs, read)
      // No edit changes the Russian titles, so they identify the entries.
      const [known, own, their, merged] = [read, mine, theirs, both].map((form) =>
        form.map(({ title }) => title.ru),
      )
      const isOut = (title: string) =>
        known?.includes(title) && !(own?.includes(title) && their?.includes(title))
      for (const title of [...(own ?? []), ...(their ?? [])])
        if (!isOut(title)) expect(merged, title).toContain(title)
      expect(new Set(merged).size).toBe(both.length)
      expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
      both.forEach(({ depth }, index) => {
        expect(depth).toBeLessThanOrEqual((both[index - 1]?.depth ?? -1) + 1)
        expect(depth).toBeLessThan(MENU_LEVELS)
      })
    }),
  )
})
