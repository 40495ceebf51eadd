import { UsedSole } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import { NewSolePage } from './new-sole.tsx'
import { SolePage } from './sole-page.tsx'
import SolesList from './soles-list.tsx'

const LIST = 'GET /management/soles'
const CREATE = 'POST /management/soles'
const READ = 'GET /management/soles/:id'
const UPDATE = 'PUT /management/soles/:id'
const REMOVE = 'DELETE /management/soles/:id'

const sole = (change: Partial<UsedSole> = {}) =>
  build(UsedSole, {
    id: 2,
    name: { en: 'Leather sole', ru: 'Кожаная подошва', kg: 'Булгаары таман' },
    photo: null,
    goods: 3,
    uses: [],
    revision: 5,
    ...change,
  })

test('the list shows each sole’s number of products', async () => {
  const transport = fakeTransport({ [LIST]: pageOf([sole(), sole({ id: 3, photo: '/media/a.jpg' })]) })
  await atDesk({ at: '/desk/soles', transport, Page: SolesList })
  const [first] = await screen.findAllByRole('link', { name: 'Leather sole' })
  expect(first).toHaveAttribute('href', '/desk/soles/2')
  expect(screen.getAllByText('3 products')).toHaveLength(2)
})

test('a store without soles says so', async () => {
  await atDesk({ at: '/desk/soles', transport: fakeTransport({ [LIST]: pageOf([]) }), Page: SolesList })
  expect(await screen.findByText(/There are no soles yet/)).toBeVisible()
})

test('a new sole requires a name in every language, and no photo', async () => {
  const transport = fakeTransport({ [LIST]: pageOf([]), [CREATE]: sole() })
  await atDesk({
    at: '/desk/soles/new',
    transport,
    Page: NewSolePage,
    others: { '/desk/soles': () => <h1>All soles</h1> },
  })
  await userEvent.type(screen.getByRole('textbox', { name: /^English/ }), 'Leather sole')
  await userEvent.click(screen.getByRole('button', { name: 'Create sole' }))
  expect(screen.getByRole('textbox', { name: /^Russian/ })).toHaveFocus()
  await userEvent.type(screen.getByRole('textbox', { name: /^Russian/ }), 'Кожаная подошва')
  await userEvent.type(screen.getByRole('textbox', { name: /^Kyrgyz/ }), 'Булгаары таман')
  await userEvent.click(screen.getByRole('button', { name: 'Create sole' }))
  expect(await screen.findByRole('heading', { name: 'All soles' })).toBeVisible()
  expect(transport.callsOf(CREATE)[0]?.body).toEqual({ name: sole().name, photo: null })
})

test('a sole is renamed with the revision that was read, and one in use is not deleted', async () => {
  const inUse = { path: ['goods'], code: 'in_use', params: { count: 3, names: 'Mules, Boots' } }
  const transport = fakeTransport({
    [LIST]: pageOf([sole()]),
    [READ]: sole(),
    [UPDATE]: sole({ revision: 6 }),
    [REMOVE]: refusal('INVALID', { issues: [inUse] }),
  })
  await atDesk({ at: '/desk/soles/2', transport, Page: () => <SolePage id={2} /> })
  await userEvent.type(screen.getByRole('textbox', { name: /^English/ }), 's')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({ params: { id: 2 }, query: { revision: 5 } })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('3 products: Mules, Boots')).toBeVisible()
})

test('a sole that products are made with is not offered to be deleted, and says by which', async () => {
  const uses: UsedSole['uses'] = [{ use: 'goods', count: 3, names: ['Mules', 'Boots', 'Clogs'] }]
  const transport = fakeTransport({ [LIST]: pageOf([sole()]), [READ]: sole({ uses }) })
  await atDesk({ at: '/desk/soles/2', transport, Page: () => <SolePage id={2} /> })
  const remove = screen.getByRole('button', { name: 'Delete' })
  expect(remove).toBeDisabled()
  expect(remove).toHaveAccessibleDescription(/3 products: Mules, Boots, Clogs$/)
})

test('a sole with the name of another one is refused at its name, by the form and by the store', async () => {
  const rubber = sole({ id: 3, name: { en: 'Rubber', ru: 'Резина', kg: 'Резина' } })
  const transport = fakeTransport({
    [LIST]: pageOf([sole(), rubber]),
    [READ]: sole(),
    [UPDATE]: refusal('INVALID', { issues: [{ path: ['name', 'ru'], code: 'taken' }] }),
  })
  await atDesk({ at: '/desk/soles/2', transport, Page: () => <SolePage id={2} /> })
  const english = screen.getByRole('textbox', { name: /^English/ })
  await userEvent.clear(english)
  await userEvent.type(english, 'rubber ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(english).toHaveAccessibleDescription('Already taken, choose another')
  expect(english).toHaveFocus()
  expect(transport.callsOf(UPDATE)).toHaveLength(0)
  await userEvent.type(english, '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const russian = screen.getByRole('textbox', { name: /^Russian/ })
  expect(await screen.findByText('Already taken, choose another')).toBeVisible()
  expect(russian).toBeInvalid()
})
