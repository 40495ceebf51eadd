import { ManagedMenu } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { MenusPage } from './menus-page.tsx'

const READ = 'GET /management/content/menus/:name'
const UPDATE = 'PUT /management/content/menus/:name'

const inAll = (text: string) => ({ en: text, ru: `${text} ru`, kg: `${text} kg` })
const entry = (title: string, url: string, childrens: ManagedMenu['items'] = []) => ({
  title: inAll(title),
  url,
  childrens,
})
const menu = (items: ManagedMenu['items'], revision = 3) =>
  build(ManagedMenu, { name: 'footer', items, revision })
const FOOTER = [entry('Shop', '/categories', [entry('Rugs', '/categories/rugs')]), entry('Blog', '/blog')]

/** Paths without a page in the shop. */
let missing: readonly string[] = []
beforeEach(() => {
  missing = []
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(null, { status: missing.includes(address) ? 404 : 200 })),
  )
})
afterEach(() => vi.unstubAllGlobals())

const open = (transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/menus?menu=footer', transport, Page: MenusPage })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('an entry is added in three languages and moved below another, and the menu is saved', async () => {
  const transport = fakeTransport({ [READ]: menu(FOOTER), [UPDATE]: menu(FOOTER, 4) })
  await open(transport)
  await press('Add an entry')
  expect(screen.getByRole('textbox', { name: /^English/ })).toHaveFocus()
  await userEvent.keyboard('Workshops')
  await userEvent.type(screen.getByRole('textbox', { name: /^Russian/ }), 'Мастерские')
  await userEvent.type(screen.getByRole('textbox', { name: /^Kyrgyz/ }), 'Устаканалар')
  await userEvent.type(screen.getByRole('combobox', { name: /^Address/ }), '/artisans')
  await press('Done')
  await press('Move “Workshops” one level down')
  expect(screen.getByText('Workshops: place 1 of 1 at level 2')).toBeInTheDocument()
  await press('Save')
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({ params: { name: 'footer' }, query: { revision: 3 } })
  expect(transport.callsOf(UPDATE)[0]?.body).toEqual({
    items: [
      {
        title: inAll('Shop'),
        url: '/categories',
        childrens: [{ title: inAll('Rugs'), url: '/categories/rugs' }],
      },
      {
        title: inAll('Blog'),
        url: '/blog',
        childrens: [{ title: { en: 'Workshops', ru: 'Мастерские', kg: 'Устаканалар' }, url: '/artisans' }],
      },
    ],
  })
})

test('an entry that lacks a language or has a script as its link is opened, with its first field focused', async () => {
  const transport = fakeTransport({ [READ]: menu(FOOTER), [UPDATE]: refusal('INVALID') })
  await open(transport)
  await press('Edit Blog')
  await userEvent.clear(screen.getByRole('textbox', { name: /^Kyrgyz/ }))
  const address = screen.getByRole('combobox', { name: /^Address/ })
  await userEvent.clear(address)
  await userEvent.type(address, 'javascript:alert(1)')
  await press('Done')
  await press('Save')
  expect(screen.getByRole('textbox', { name: /^Kyrgyz/ })).toHaveFocus()
  expect(screen.getByRole('combobox', { name: /^Address/ })).toBeInvalid()
  expect(transport.callsOf(UPDATE)).toHaveLength(0)
})

test('an entry is removed with its children, and restored when the changes are discarded', async () => {
  await open(fakeTransport({ [READ]: menu(FOOTER) }))
  await press('Remove Shop')
  const list = screen.getByRole('list', { name: 'Footer menu' })
  expect(within(list).queryByRole('button', { name: 'Edit Rugs' })).toBeNull()
  expect(screen.getByText('2 changes not saved')).toBeVisible()
  await press('Discard changes')
  expect(within(list).getByRole('button', { name: 'Edit Rugs' })).toBeVisible()
})

test('the keyboard goes on at the next entry when one is removed, and at the end at the one before', async () => {
  await open(fakeTransport({ [READ]: menu([...FOOTER, entry('Help', '/pages/faq')]) }))
  await press('Remove Shop')
  expect(screen.getByRole('button', { name: 'Edit Blog' })).toHaveFocus()
  await press('Remove Help')
  expect(screen.getByRole('button', { name: 'Edit Blog' })).toHaveFocus()
  await press('Edit Blog')
  await press('Done')
  await press('Remove Blog')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add an entry' })).toHaveFocus())
})

test('a saved menu has no unsaved changes', async () => {
  const help = entry('Help', '/pages/help')
  const transport = fakeTransport({ [READ]: menu([...FOOTER, help]) })
  await open(transport)
  await press('Edit Shop')
  await userEvent.type(screen.getByRole('textbox', { name: /^English/ }), ' of felt')
  await press('Remove Blog')
  const shop = { ...FOOTER[0]!, title: { ...inAll('Shop'), en: 'Shop of felt' } }
  transport.answer(UPDATE, menu([shop, help], 4))
  await press('Save')
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(screen.queryByText(/not saved/)).toBeNull()
})

test('links without a page in the shop are marked', async () => {
  missing = ['/blog']
  await open(fakeTransport({ [READ]: menu(FOOTER) }))
  expect(await screen.findByText('This page doesn’t exist')).toBeVisible()
  expect(screen.getByText(/1 entry leads to a page/)).toBeVisible()
})

test('a link without a page is marked at its entry as soon as it is typed', async () => {
  missing = ['/pages/wool']
  await open(fakeTransport({ [READ]: menu(FOOTER) }))
  await press('Edit Blog')
  const address = screen.getByRole('combobox', { name: /^Address/ })
  await userEvent.clear(address)
  await userEvent.type(address, '/pages/wool{Tab}')
  expect(await screen.findByText(/^The store has no page at this address/)).toBeVisible()
  await userEvent.clear(address)
  await userEvent.type(address, 'https://wool.example{Tab}')
  expect(screen.queryByText(/^The store has no page at this address/)).toBeNull()
})

test('a colleague’s changes are listed and merged, and the entries typed here stay', async () => {
  const transport = fakeTransport({ [READ]: menu(FOOTER), [UPDATE]: refusal('STALE') })
  await open(transport)
  await press('Edit Blog')
  await userEvent.type(screen.getByRole('textbox', { name: /^English/ }), ' of felt')
  const blog = { ...entry('Blog', '/articles'), title: { ...inAll('Blog'), en: 'News' } }
  const help = entry('Help', '/pages/help')
  transport.answer(READ, menu([entry('Contacts', '/pages/contacts'), blog, help], 4))
  await press('Save')
  const message = (await screen.findByText('Something changed while you were editing')).closest('[role]')
  expect(message).toHaveTextContent('A colleague has added “Contacts”, “Help”.')
  expect(message).toHaveTextContent('A colleague has deleted “Shop”, “Rugs”.')
  expect(message).toHaveTextContent('Title of “Blog”, English News')
  expect(message).toHaveTextContent('Yours: Blog of felt')
  expect(message).toHaveTextContent('Address of “Blog” /articles')
  expect(screen.getByRole('textbox', { name: /^English/ })).toHaveValue('Blog of felt')
  const list = screen.getByRole('list', { name: 'Footer menu' })
  expect(within(list).queryByRole('button', { name: 'Edit Shop' })).toBeNull()
  await press(/^Take theirs.*Title of “Blog”, English/)
  expect(screen.getByRole('textbox', { name: /^English/ })).toHaveValue('News')
  await press(/^Take yours.*Title of “Blog”, English/)
  transport.answer(UPDATE, menu([], 5))
  await press('Save')
  await waitFor(() => expect(transport.callsOf(UPDATE)[1]?.query).toEqual({ revision: 4 }))
  expect(transport.callsOf(UPDATE)[1]?.body).toMatchObject({
    items: [
      { url: '/pages/contacts' },
      { title: { ...inAll('Blog'), en: 'Blog of felt' }, url: '/articles' },
      { url: '/pages/help' },
    ],
  })
})

test('discarding the own changes shows a colleague’s menu', async () => {
  const transport = fakeTransport({ [READ]: menu(FOOTER), [UPDATE]: refusal('STALE') })
  await open(transport)
  await press('Remove Blog')
  transport.answer(READ, menu([...FOOTER, entry('Contacts', '/pages/contacts')], 4))
  await press('Save')
  expect(await screen.findByText('A colleague has added “Contacts”.')).toBeVisible()
  await press('Discard changes')
  const list = screen.getByRole('list', { name: 'Footer menu' })
  expect(within(list).getByRole('button', { name: 'Edit Contacts' })).toBeVisible()
  expect(within(list).getByRole('button', { name: 'Edit Blog' })).toBeVisible()
  expect(screen.queryByText('A colleague has added “Contacts”.')).toBeNull()
  expect(transport.callsOf(UPDATE)).toHaveLength(1)
})
