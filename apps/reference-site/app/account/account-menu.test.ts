import type { MenuItem } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { accountMenu, areaMenu } from './account-menu.ts'

const entry = (url: string, childrens: MenuItem[] = []): MenuItem => ({ id: 1, title: url, url, childrens })
const urls = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, childrens }) => [url, ...urls(childrens)])

test('a wholesale client’s header leads to no screen that is not there', () => {
  const tree = [
    entry('/admin/reyestr', [entry('/production')]),
    entry('/pages/delivery', [entry('/admin/price-list'), entry('/pages/return')]),
    entry('/admin/profile'),
    entry('/admin/register_wholesale'),
  ]
  expect(urls(areaMenu(tree))).toEqual(['/pages/delivery', '/pages/return', '/admin/profile'])
})

test('each audience finds its own entries, a wholesale client the store first', () => {
  const titles = (audience: 'retail' | 'wholesale' | 'craftsman') =>
    accountMenu(audience, 'en').map(({ title }) => title)
  expect(titles('retail')).toEqual(['profile', 'orders'])
  expect(titles('wholesale')).toEqual(['main', 'profile', 'orders'])
  expect(accountMenu('wholesale', 'en')[0]?.path).toBe('/')
  expect(titles('craftsman')).toEqual(['profile'])
})

test('the Russian menu of a shopper adds the history of special orders, as the specification says', () => {
  const paths = (language: 'en' | 'ru' | 'kg') => accountMenu('retail', language).map(({ path }) => path)
  expect(paths('ru')).toContain('/admin/special-order-history')
  for (const language of ['en', 'kg'] as const)
    expect(paths(language)).not.toContain('/admin/special-order-history')
})
