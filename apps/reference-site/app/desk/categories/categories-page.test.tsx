import { managedCategories } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { CategoriesPage } from './categories-page.tsx'
import { CategoryPage } from './category-page.tsx'

const LIST = 'GET /management/categories'
const ORDER = 'PUT /management/categories/order'
const READ = 'GET /management/categories/:id'
const REMOVE = 'DELETE /management/categories/:id'

const category = (id: number, name: string) =>
  build(managedCategories.read.response, {
    id,
    title: { en: name, ru: name, kg: name },
    parent_id: null,
    depth: 0,
    goods: 2,
    revision: 3,
  })

test('a manager moves a category by its buttons, and the order is sent over the one that was read', async () => {
  const [rugs, bags] = [category(1, 'Rugs'), category(2, 'Bags')]
  const transport = fakeTransport({ [LIST]: [rugs, bags], [ORDER]: [bags, rugs] })
  await atDesk({ at: '/desk/categories', transport, Page: () => <CategoriesPage kind="categories" /> })
  const tree = within(await screen.findByRole('region', { name: 'Categories' }))
  expect(tree.getByRole('button', { name: 'Move “Rugs” up' })).toBeDisabled()
  await userEvent.click(tree.getByRole('button', { name: 'Move “Bags” up' }))
  expect(tree.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bags', 'Rugs'])
  expect(tree.getByRole('button', { name: 'Move “Bags” down' })).toHaveFocus()
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

test('a category with goods is not deleted, and says which they are', async () => {
  const issues = [{ path: ['goods'], code: 'in_use', params: { count: 2, names: 'Ala-Too, Naryn' } }]
  const transport = fakeTransport({ [READ]: category(1, 'Rugs'), [REMOVE]: refusal('INVALID', { issues }) })
  await atDesk({ at: '/desk/categories/1', transport, Page: () => <CategoryPage kind="categories" id={1} /> })
  const remove = within(await screen.findByRole('region', { name: 'Delete' }))
  await userEvent.click(remove.getByRole('button', { name: 'Delete' }))
  await userEvent.click(remove.getByRole('button', { name: 'Delete' }))
  expect(await remove.findByText('2 products: Ala-Too, Naryn')).toBeVisible()
  expect(transport.callsOf(REMOVE)[0]).toMatchObject({ params: { id: 1 }, query: { revision: 3 } })
})
