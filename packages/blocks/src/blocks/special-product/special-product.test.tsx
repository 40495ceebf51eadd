import { SpecialCategory, SpecialProductEntry } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { Query } from '../../tree/queries.ts'
import type { PageEnv } from '../../tree/page-env.ts'
import { specialProduct } from './special-product.tsx'

const special = (id: number) =>
  build(SpecialProductEntry, {
    id,
    slug: `kalpak-${id}`,
    name: { en: `Kalpak ${id}`, ru: `Калпак ${id}`, kg: `Калпак ${id}` },
  })
const category = (id: number, en: string, children: SpecialCategory[] = []): SpecialCategory => ({
  ...build(SpecialCategory, { id, title: { en, ru: en, kg: '' } }),
  children,
})
const tree = [category(1, 'Hats', [category(2, 'Kalpaks')])]

/** Goods of every category are those of its own number. */
const answered = (
  categories: unknown = tree,
  goods = (query: Query): unknown => [special(categoryOf(query))],
) => ({
  data: ((query: Query) =>
    query.read === 'specialCategories' ? categories : goods(query)) as PageEnv['data'],
})
const categoryOf = (query: Query) => ('category' in query ? (query.category ?? 9) : 0)
const two = { catigories: [{ catigory: 1 }, { catigory: 2 }] }

test('special goods are asked for by category, six of each where the page says nothing', () => {
  expect(specialProduct.queries?.({ catigories: [{ catigory: 1, count: 2 }, { catigory: 2 }] })).toEqual([
    { read: 'specialCategories' },
    { read: 'specialProducts', category: 1, count: 2 },
    { read: 'specialProducts', category: 2, count: 6 },
  ])
  expect(specialProduct.queries?.({ count: 3 })).toEqual([
    { read: 'specialProducts', category: null, count: 3 },
  ])
})

test('a visitor chooses a category and is led to the page of a special product', async () => {
  renderBlock(specialProduct, { ...two, title: 'One of a kind' }, { env: answered() })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hats', 'Kalpaks'])
  await userEvent.click(screen.getByRole('tab', { name: 'Kalpaks' }))
  expect(screen.getByRole('link', { name: 'Kalpak 2' })).toHaveAttribute('href', '/special-product/kalpak-2')
  expect(await findBarriers()).toEqual([])
})

test('one category needs no tabs', () => {
  renderBlock(specialProduct, { catigories: [{ catigory: 2 }] }, { env: answered() })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link', { name: 'Kalpak 2' })).toBeInTheDocument()
})

test('where there are none, nothing is said of it', () => {
  const root = renderBlock(specialProduct, {}, { env: answered(tree, () => []) })
  expect(root).toBeEmptyDOMElement()
  expect(renderBlock(specialProduct, {}, { env: answered(tree, () => null) })).toBeEmptyDOMElement()
})

test('that they are on their way is shown', () => {
  const root = renderBlock(specialProduct, {}, { env: answered(tree, () => undefined) })
  expect(root).toHaveTextContent('products.loading')
})

test('a category that has gone leaves no tab without a name', () => {
  const catigories = [{ catigory: 1 }, { catigory: 2 }, { catigory: 404 }]
  renderBlock(specialProduct, { catigories }, { env: answered() })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hats', 'Kalpaks'])
})

test('when the names could not be read, the goods stand together without tabs, each once', async () => {
  const goods = (query: Query) => [special(categoryOf(query)), special(7)]
  renderBlock(specialProduct, two, { env: answered(null, goods) })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Kalpak 1',
    'Kalpak 7',
    'Kalpak 2',
  ])
  expect(await findBarriers()).toEqual([])
})

test('a tab that is not translated is called as it is in Russian', () => {
  renderBlock(specialProduct, two, { env: { ...answered(), language: 'kg' } })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hats', 'Kalpaks'])
})

test.each([{ catigories: 'hats' }, { catigories: [null, 3] }, { catigories: [], count: -1 }])(
  '%j asks for goods of all categories',
  (props) => {
    const [query] = specialProduct.queries?.(props as object) ?? []
    expect(query).toMatchObject({ read: 'specialProducts', category: null })
  },
)
