import { ManagedBlogCategory } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import CategoriesList from './categories-list.tsx'
import { BlogCategoryPage } from './category-page.tsx'
import { NewBlogCategoryPage } from './new-category.tsx'

const LIST = 'GET /management/content/blog-categories'
const CREATE = 'POST /management/content/blog-categories'
const READ = 'GET /management/content/blog-categories/:id'
const UPDATE = 'PUT /management/content/blog-categories/:id'
const REMOVE = 'DELETE /management/content/blog-categories/:id'

const category = (change: Partial<ManagedBlogCategory> = {}) =>
  build(ManagedBlogCategory, {
    id: 3,
    url: 'workshops',
    title: { en: 'Felt stories', ru: 'Истории', kg: 'Окуялар' },
    description: { en: '', ru: '', kg: '' },
    position: 1,
    revision: 5,
    ...change,
  })
const page = () => <BlogCategoryPage id={3} />

test('the list shows every section with its address', async () => {
  const transport = fakeTransport({ [LIST]: pageOf([category()]) })
  await atDesk({ at: '/desk/blog-categories', transport, Page: CategoriesList })
  expect(await screen.findByRole('link', { name: 'Felt stories' })).toHaveAttribute(
    'href',
    '/desk/blog-categories/3',
  )
  expect(screen.getByText('/blog/workshops')).toBeVisible()
})

test('a blog without sections says so', async () => {
  const transport = fakeTransport({ [LIST]: pageOf([]) })
  await atDesk({ at: '/desk/blog-categories', transport, Page: CategoriesList })
  expect(await screen.findByText('The blog has no sections yet.')).toBeVisible()
})

test('a new section gets its address from its title, requires the title in every language, and shows a taken address', async () => {
  const transport = fakeTransport({
    [CREATE]: refusal('INVALID', { issues: [{ path: ['url'], code: 'taken' }] }),
  })
  await atDesk({ at: '/desk/blog-categories/new', transport, Page: NewBlogCategoryPage })
  const name = () => screen.getByRole('textbox', { name: /^Name/ })
  await userEvent.type(name(), 'Felt at home')
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('felt-at-home')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('radio', { name: /^Russian/ })).toBeChecked()
  expect(name()).toHaveFocus()
  await userEvent.type(name(), 'Войлок дома')
  await userEvent.click(screen.getByRole('radio', { name: /^Kyrgyz/ }))
  await userEvent.type(name(), 'Үйдөгү кийиз')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Already taken, choose another')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveFocus()
  expect(transport.callsOf(CREATE)[0]?.body).toMatchObject({ url: 'felt-at-home' })
})

test('a section is updated with the revision that was read', async () => {
  const transport = fakeTransport({ [READ]: category(), [UPDATE]: category({ revision: 6 }) })
  await atDesk({ at: '/desk/blog-categories/3', transport, Page: page })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Who makes it')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({
    params: { id: 3 },
    query: { revision: 5 },
    body: { url: 'workshops', description: { en: 'Who makes it', ru: '', kg: '' } },
  })
})

test('a section with articles is not deleted, and links to them', async () => {
  const inUse = refusal('INVALID', { issues: [{ path: ['id'], code: 'in_use' }] })
  await atDesk({
    at: '/desk/blog-categories/3',
    transport: fakeTransport({ [READ]: category(), [REMOVE]: inUse }),
    Page: page,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Move its articles to another section first/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/desk/articles')
})
