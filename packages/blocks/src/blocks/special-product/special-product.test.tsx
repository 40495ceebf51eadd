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

/** Each category has one product, whose ID is that of the category. */
const withData = (
  categories: unknown = tree,
  products = (query: Query): unknown => [special(categoryOf(query))],
) => ({
  data: ((query: Query) =>
    query.read === 'specialCategories' ? categories : products(query)) as PageEnv['data'], // answers both of its queries
})
const categoryOf = (query: Query) => ('category' in query ? (query.category ?? 9) : 0)
const two = { catigories: [{ catigory: 1 }, { catigory: 2 }] }

test('it queries each category, with six products by default', () => {
  expect(specialProduct.queries?.({ catigories: [{ catigory: 1, count: 2 }, { catigory: 2 }] })).toEqual([
    { read: 'specialCategories' },
    { read: 'specialProducts', category: 1, count: 2 },
    { read: 'specialProducts', category: 2, count: 6 },
  ])
  expect(specialProduct.queries?.({ count: 3 })).toEqual([
    { read: 'specialProducts', category: null, count: 3 },
  ])
})

test('a visitor selects a category, and products link to their own pages', async () => {
  renderBlock(specialProduct, { ...two, title: 'One of a kind' }, { env: withData() })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hats', 'Kalpaks'])
  await userEvent.click(screen.getByRole('tab', { name: 'Kalpaks' }))
  expect(screen.getByRole('link', { name: 'Kalpak 2' })).toHaveAttribute('href', '/special-product/kalpak-2')
  expect(await findBarriers()).toEqual([])
})

test('a single category has no tabs', () => {
  renderBlock(specialProduct, { catigories: [{ catigory: 2 }] }, { env: withData() })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link', { name: 'Kalpak 2' })).toBeInTheDocument()
})

test('without products, or after a failure, it is empty', () => {
  const root = renderBlock(specialProduct, {}, { env: withData(tree, () => []) })
  expect(root).toBeEmptyDOMElement()
  expect(renderBlock(specialProduct, {}, { env: withData(tree, () => null) })).toBeEmptyDOMElement()
})

test('a spinner is shown while products load', () => {
  const root = renderBlock(specialProduct, {}, { env: withData(tree, () => undefined) })
  expect(root).toHaveTextContent('products.loading')
})

test('a deleted category has no tab', () => {
  const catigories = [{ catigory: 1 }, { catigory: 2 }, { catigory: 404 }]
  renderBlock(specialProduct, { catigories }, { env: withData() })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hats', 'Kalpaks'])
})

test('without category names, all products are shown once and without tabs', async () => {
  const products = (query: Query) => [special(categoryOf(query)), special(7)]
  renderBlock(specialProduct, two, { env: withData(null, products) })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Kalpak 1',
    'Kalpak 7',
    'Kalpak 2',
  ])
  expect(await findBarriers()).toEqual([])
})

test('an untranslated tab has its Russian name', () => {
  renderBlock(specialProduct, two, { env: { ...withData(), language: 'kg' } })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hats', 'Kalpaks'])
})

test.each([{ catigories: 'hats' }, { catigories: [null, 3] }, { catigories: [], count: -1 }])(
  '%j queries products of all categories',
  (props) => {
    const [query] = specialProduct.queries?.(props as object) ?? [] // stored props may be anything
    expect(query).toMatchObject({ read: 'specialProducts', category: null })
  },
)
