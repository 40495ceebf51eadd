import { managedCategories } from '@shyrdak/sdk/management'
import type { ResponseOf } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { CategoriesPage } from './categories-page.tsx'
import { CategoryPage } from './category-page.tsx'
import { NewCategoryPage } from './new-category.tsx'

const LIST = 'GET /management/categories'
const ORDER = 'PUT /management/categories/order'
const READ = 'GET /management/categories/:id'
const UPDATE = 'PUT /management/categories/:id'
const CREATE = 'POST /management/categories'
const REMOVE = 'DELETE /management/categories/:id'

const category = (
  id: number,
  name: string,
  changes: Partial<ResponseOf<typeof managedCategories.read>> = {},
) =>
  build(managedCategories.read.response, {
    id,
    title: { en: name, ru: name, kg: name },
    parent_id: null,
    depth: 0,
    goods: 2,
    drafts: 0,
    uses: [],
    url: name.toLowerCase(),
    description: { en: '', ru: '', kg: '' },
    photo: null,
    revision: 3,
    ...changes,
  })

const List = () => <CategoriesPage kind="categories" />
const facts = () => within(screen.getByRole('region', { name: 'The category' }))
const name = (language: string) =>
  within(facts().getByRole('group', { name: 'Name' })).getByRole('textbox', { name: new RegExp(language) })

test('a manager moves a category by its buttons and saves the order with the one that was read', async () => {
  const [rugs, bags] = [category(1, 'Rugs'), category(2, 'Bags')]
  const transport = fakeTransport({ [LIST]: [rugs, bags], [ORDER]: [bags, rugs] })
  await atDesk({ at: '/desk/categories', transport, Page: () => <CategoriesPage kind="categories" /> })
  const tree = within(await screen.findByRole('region', { name: 'Categories' }))
  expect(tree.getByRole('button', { name: 'Move “Rugs” up' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(tree.getByRole('button', { name: 'Move “Bags” up' }))
  expect(tree.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bags', 'Rugs'])
  expect(tree.getByRole('button', { name: 'Move “Bags” up' })).toHaveFocus()
  expect(tree.getByText('Bags: place 1 of 2 at level 1')).toBeInTheDocument()
  await userEvent.click(tree.getByRole('button', { name: 'Save the order' }))
  expect(await tree.findByText('Saved. Shoppers see this order.')).toBeVisible()
  expect(transport.callsOf(ORDER)[0]?.body).toEqual({
    was: [
      { id: 1, depth: 0 },
      { id: 2, depth: 0 },
    ],
    places: [
      { id: 2, depth: 0 },
      { id: 1, depth: 0 },
    ],
  })
})

test('a category with products is not deleted, and names them', async () => {
  const issues = [{ path: ['goods'], code: 'in_use', params: { count: 2, names: 'Ala-Too, Naryn' } }]
  const transport = fakeTransport({ [READ]: category(1, 'Rugs'), [REMOVE]: refusal('INVALID', { issues }) })
  await atDesk({ at: '/desk/categories/1', transport, Page: () => <CategoryPage kind="categories" id={1} /> })
  const remove = within(await screen.findByRole('region', { name: 'Delete' }))
  await userEvent.click(remove.getByRole('button', { name: 'Delete' }))
  await userEvent.click(remove.getByRole('button', { name: 'Delete' }))
  expect(await remove.findByText('2 products: Ala-Too, Naryn')).toBeVisible()
  expect(transport.callsOf(REMOVE)[0]).toMatchObject({ params: { id: 1 }, query: { revision: 3 } })
})

test('a category that something stands in is not offered to be deleted, and says what has to go first', async () => {
  const uses = [
    { use: 'categories' as const, count: 1, names: ['Runners'] },
    { use: 'goods' as const, count: 8, names: ['Ala-Too', 'Naryn'] },
    { use: 'pages' as const, count: 2, names: ['home', 'gifts'] },
    { use: 'menus' as const, count: 1, names: ['footer'] },
  ]
  const transport = fakeTransport({ [READ]: category(1, 'Rugs', { uses }) })
  await atDesk({ at: '/desk/categories/1', transport, Page: () => <CategoryPage kind="categories" id={1} /> })
  const remove = within(await screen.findByRole('region', { name: 'Delete' }))
  expect(remove.getByRole('button', { name: 'Delete' })).toBeDisabled()
  expect(remove.getByText('1 category in it: Runners')).toBeVisible()
  expect(remove.getByText('8 products: Ala-Too, Naryn and 6 more')).toBeVisible()
  expect(remove.getByText('2 pages that show its goods: /, /pages/gifts')).toBeVisible()
  expect(remove.getByText('1 menu that leads to it: Footer menu')).toBeVisible()
})

test('the required fields of a new category are marked, and the list says that it was created', async () => {
  const made = category(4, 'Cushions')
  const transport = fakeTransport({ [LIST]: [made], [CREATE]: made })
  await atDesk({
    at: '/desk/categories/new',
    transport,
    Page: () => <NewCategoryPage kind="categories" />,
    others: { '/desk/categories': List },
  })
  for (const language of ['English', 'Russian', 'Kyrgyz']) {
    expect(name(language)).toBeRequired()
    await userEvent.type(name(language), 'Cushions')
  }
  expect(facts().getByRole('textbox', { name: /Address/ })).toBeRequired()
  await userEvent.click(facts().getByRole('button', { name: 'Create category' }))
  expect(
    (await screen.findByText('Category “Cushions” created.')).closest('[aria-live="polite"]'),
  ).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Categories' })).toBeVisible()
})

test('an emptied address stays empty while another one is typed, and follows the name once it is left', async () => {
  const rugs = category(1, 'Rugs', { url: 'carpets' })
  const transport = fakeTransport({ [READ]: rugs, [UPDATE]: rugs })
  const Page = () => <CategoryPage kind="categories" id={1} />
  await atDesk({ at: '/desk/categories/1', transport, Page })
  const address = facts().getByRole('textbox', { name: /^Address/ })
  await userEvent.clear(address)
  await userEvent.type(address, 'felts')
  expect(address).toHaveValue('felts')
  await userEvent.clear(address)
  expect(address).toHaveValue('')
  await userEvent.tab()
  expect(address).toHaveValue('rugs')
  await userEvent.click(facts().getByRole('button', { name: 'Save' }))
  expect(transport.callsOf(UPDATE)[0]?.body).toMatchObject({ url: 'rugs' })
})

test('a category is deleted after a question, and the list says so', async () => {
  const transport = fakeTransport({ [LIST]: [], [READ]: category(1, 'Rugs'), [REMOVE]: { id: 1 } })
  await atDesk({
    at: '/desk/categories/1',
    transport,
    Page: () => <CategoryPage kind="categories" id={1} />,
    others: { '/desk/categories': List },
  })
  const remove = within(await screen.findByRole('region', { name: 'Delete' }))
  await userEvent.click(remove.getByRole('button', { name: 'Delete' }))
  expect(remove.getByText('Delete this category? This can’t be undone.')).toHaveFocus()
  await userEvent.click(remove.getByRole('button', { name: 'Keep' }))
  expect(remove.getByRole('button', { name: 'Delete' })).toHaveFocus()
  await userEvent.click(remove.getByRole('button', { name: 'Delete' }))
  await userEvent.click(remove.getByRole('button', { name: 'Delete' }))
  expect((await screen.findByText('Category “Rugs” deleted.')).closest('[aria-live="polite"]')).toBeVisible()
})

test('a colleague’s changes are listed by text, and either version can be taken', async () => {
  const transport = fakeTransport({ [READ]: category(1, 'Rugs'), [UPDATE]: refusal('STALE') })
  await atDesk({ at: '/desk/categories/1', transport, Page: () => <CategoryPage kind="categories" id={1} /> })
  await userEvent.type(name('English'), ' of wool')
  const theirs = { title: { en: 'Carpets', ru: 'Rugs', kg: 'Килем' }, photo: '/media/rug.jpg', revision: 4 }
  transport.answer(READ, category(1, 'Rugs', theirs))
  await userEvent.click(facts().getByRole('button', { name: 'Save' }))
  expect(await facts().findByText('A colleague has changed:')).toBeVisible()
  expect(
    facts()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Name, English CarpetsYours: Rugs of woolTake theirs: Name, English',
    'Name, Kyrgyz Килем',
    'Photo ',
  ])
  expect(name('Kyrgyz'), 'theirs is shown where nobody has typed').toHaveValue('Килем')
  expect(name('English')).toHaveValue('Rugs of wool')
  await userEvent.click(facts().getByRole('button', { name: /^Take theirs/ }))
  expect(name('English')).toHaveValue('Carpets')
  await userEvent.click(facts().getByRole('button', { name: /^Take yours/ }))
  transport.answer(UPDATE, category(1, 'Rugs', { revision: 5 }))
  await userEvent.click(facts().getByRole('button', { name: 'Save' }))
  expect(await facts().findByText(/^Saved/)).toBeVisible()
  expect(transport.callsOf(UPDATE)[1]).toMatchObject({
    query: { revision: 4 },
    body: { title: { en: 'Rugs of wool', ru: 'Rugs', kg: 'Килем' }, photo: '/media/rug.jpg' },
  })
})

test('a manager who has reordered categories is told what a colleague has added', async () => {
  const [rugs, bags, toys] = [category(1, 'Rugs'), category(2, 'Bags'), category(3, 'Toys')]
  const transport = fakeTransport({ [LIST]: [rugs, bags], [ORDER]: refusal('STALE') })
  await atDesk({ at: '/desk/categories', transport, Page: List })
  const tree = within(await screen.findByRole('region', { name: 'Categories' }))
  await userEvent.click(tree.getByRole('button', { name: 'Move “Bags” up' }))
  transport.answer(LIST, [rugs, bags, toys])
  await userEvent.click(tree.getByRole('button', { name: 'Save the order' }))
  expect(await tree.findByText('A colleague has added “Toys”.')).toBeVisible()
  expect(tree.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bags', 'Rugs', 'Toys'])
})

test('a manager who has moved a category that a colleague deleted is told that nothing is left to save', async () => {
  const [rugs, bags] = [category(1, 'Rugs'), category(2, 'Bags')]
  const transport = fakeTransport({ [LIST]: [rugs, bags], [ORDER]: refusal('STALE') })
  await atDesk({ at: '/desk/categories', transport, Page: List })
  const tree = within(await screen.findByRole('region', { name: 'Categories' }))
  await userEvent.click(tree.getByRole('button', { name: 'Move “Bags” up' }))
  transport.answer(LIST, [rugs])
  await userEvent.click(tree.getByRole('button', { name: 'Save the order' }))
  expect(await tree.findByText(/Nothing of yours is left to save/)).toBeVisible()
  expect(tree.queryByText(/Your order is still here/)).toBeNull()
})

test('a manager who saves an order without a deleted category is told so, and keeps the order', async () => {
  const [rugs, bags] = [category(1, 'Rugs'), category(2, 'Bags')]
  const transport = fakeTransport({ [LIST]: [rugs, bags], [ORDER]: refusal('NOT_FOUND') })
  await atDesk({ at: '/desk/categories', transport, Page: List })
  const tree = within(await screen.findByRole('region', { name: 'Categories' }))
  await userEvent.click(tree.getByRole('button', { name: 'Move “Bags” up' }))
  await userEvent.click(tree.getByRole('button', { name: 'Save the order' }))
  expect(await tree.findByText(/A colleague has deleted it in the meantime/)).toBeVisible()
  expect(tree.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bags', 'Rugs'])
})

test('a category shows its products and drafts separately', async () => {
  const men = category(1, 'Men', { goods: 12, drafts: 1 })
  await atDesk({ at: '/desk/categories', transport: fakeTransport({ [LIST]: [men] }), Page: List })
  expect(await screen.findByText(/^12\sproducts · 1\sdraft$/)).toBeVisible()
})
