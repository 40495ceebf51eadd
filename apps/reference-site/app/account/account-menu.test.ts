import { wholesale, type MenuItem } from '@shyrdak/sdk/contract'
import { guardPath } from '@shyrdak/state-machines/auth/rules'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { accountMenu, currentIn } from './account-menu.ts'
import { areaMenu } from './area-menu.ts'

const entry = (url: string, childrens: MenuItem[] = []): MenuItem => ({ id: 1, title: url, url, childrens })
const urls = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, childrens }) => [url, ...urls(childrens)])
const owner = { employee_role: 'owner', status: 'active' } as const
const hasScreen = (path: string) => path === '/' || routes.some((route) => `/${route.path}` === path)

/** The exact titles of the specification, in its order. */
const WHOLESALE = [
  ['Main', '/'],
  ['Profile', '/admin/profile'],
  ['Order history', '/admin/order-history'],
  ['Retail order history', '/admin/retail-order-history'],
  ['Invoice', '/admin/invoice/orders'],
  ['Messages', '/admin/chat'],
  ['Price list', '/admin/price-list'],
  ['Reyestr', '/admin/reyestr'],
] as const

test('a wholesale client’s menu has the entries of the specification, and messages once their page exists', () => {
  const paths = accountMenu('wholesale', 'en', owner).map(({ path }) => path)
  expect(paths).toEqual(
    WHOLESALE.filter(([title, path]) => title !== 'Messages' || hasScreen(path)).map(([, path]) => path),
  )
})

test('an employee’s menu has only the pages that their role may read', () => {
  const { invoices, orders, priceList, catalog } = wholesale
  const needs = [
    ['/admin/invoice/orders', invoices.orders],
    ['/admin/order-history', orders.list],
    ['/admin/price-list', priceList.list],
    ['/admin/reyestr', catalog.list],
  ] as const
  for (const employee_role of ['owner', 'buyer', 'accountant', 'viewer'] as const) {
    const paths = accountMenu('wholesale', 'en', { ...owner, employee_role }).map(({ path }) => path)
    const allowed = needs.filter(([, { access }]) => access.roles.some((role) => role === employee_role))
    expect(needs.map(([path]) => path).filter((path) => paths.includes(path))).toEqual(
      allowed.map(([path]) => path),
    )
  }
})

test('a client waiting for approval has no price pages in the menu', () => {
  for (const client of [null, { ...owner, status: 'waiting' }, { ...owner, status: 'rejected' }] as const)
    expect(accountMenu('wholesale', 'en', client).map(({ title }) => title)).toEqual([
      'main',
      'profile',
      'retailOrders',
    ])
})

test('a wholesale client’s header keeps the links to existing screens of the wholesale area only', () => {
  const tree = [
    entry('/admin/craftsman-reviews', [entry('/production')]),
    entry('/pages/delivery', [entry('/admin/price-list'), entry('/pages/return')]),
    entry('/admin/profile'),
    entry('/admin/register_wholesale'),
    entry('/admin/nowhere'),
  ]
  expect(urls(areaMenu(tree))).toEqual([
    '/pages/delivery',
    '/admin/price-list',
    '/pages/return',
    '/admin/profile',
  ])
  const own = accountMenu('wholesale', 'en', owner).map(({ path }) => path)
  expect(urls(areaMenu(own.map((path) => entry(path))))).toEqual(own)
})

test('a manager can link every page of a wholesale client from that header', () => {
  const pages = routes
    .map(({ path }) => `/${path}`)
    .filter((path) => path.startsWith('/admin/') && !path.includes(':'))
    .filter((path) => guardPath('retail', path) === null && guardPath(null, path) !== null)
    .filter((path) => !path.startsWith('/admin/order/'))
  expect(pages).toContain('/admin/special-order-history')
  expect(urls(areaMenu(pages.map((path) => entry(path))))).toEqual(pages)
})

test('each audience has its own menu entries', () => {
  const titles = (audience: 'retail' | 'craftsman') => accountMenu(audience, 'en').map(({ title }) => title)
  expect(titles('retail')).toEqual(['messages', 'profile', 'orders', 'wishlist'])
  expect(titles('craftsman')).toEqual([
    'profile',
    'messages',
    'company',
    'goods',
    'craftsmanOrders',
    'reviews',
  ])
})

test('a shopper’s menu has the history of special orders in Russian only', () => {
  const paths = (language: 'en' | 'ru' | 'kg') => accountMenu('retail', language).map(({ path }) => path)
  expect(paths('ru')).toContain('/admin/special-order-history')
  for (const language of ['en', 'kg'] as const)
    expect(paths(language)).not.toContain('/admin/special-order-history')
})

test('an order’s or product’s page marks the list that it belongs to as current', () => {
  const menu = accountMenu('craftsman', 'en')
  const current = (path: string) =>
    menu.flatMap((entry) => {
      const is = currentIn(menu, entry, path)
      return is ? [`${entry.title} ${is}`] : []
    })
  expect(current('/admin/craftsman-company-page')).toEqual(['company page'])
  expect(current('/admin/craftsman-company-page/goods')).toEqual(['goods page'])
  expect(current('/admin/craftsman-company-page/goods/7')).toEqual(['goods true'])
  expect(current('/admin/craftsman-order-history/special-product-description/3')).toEqual([
    'craftsmanOrders true',
  ])
  const wholesaleMenu = accountMenu('wholesale', 'en', owner)
  const ofInvoice = wholesaleMenu.filter((entry) => currentIn(wholesaleMenu, entry, '/admin/invoice/order/3'))
  expect(ofInvoice.map(({ title }) => title)).toEqual(['invoices'])
  expect(wholesaleMenu.some((entry) => currentIn(wholesaleMenu, entry, '/admin/basket'))).toBe(false)
})
