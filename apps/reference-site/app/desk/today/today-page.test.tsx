import { desk, SETUP } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { TodayPage } from './today-page.tsx'

const READ = 'GET /management/desk'
const line = (name: 'reviews' | 'orders' | 'special_orders' | 'chat', count: number, overdue = 0) => ({
  name,
  count,
  overdue,
  since: count > 0 ? '2026-11-20T10:00:00.000Z' : null,
})
const week = (total: string) => ({ from: '2026-11-16', retail: total, wholesale: '0.00', total })
const income = { week: week('1200.00'), last_week: week('5000.00'), last_week_so_far: week('900.00') }
const setupOf = (...done: string[]) => SETUP.map((name) => ({ name, is_done: done.includes(name) }))
const WHOLE = setupOf(...SETUP)
const open = (waiting: ReturnType<typeof line>[], setup = WHOLE) =>
  atDesk({
    at: '/desk',
    transport: fakeTransport({ [READ]: build(desk.read.response, { setup, waiting, income }) }),
    Page: TodayPage,
  })

test('a manager sees what needs attention, what is late, and a link to each list', async () => {
  await open([line('orders', 3), line('chat', 0), line('reviews', 2, 1)])
  const waiting = within(screen.getByRole('region', { name: 'Needs attention' }))
  expect(waiting.getByRole('link', { name: '3 orders to pack' })).toHaveAttribute(
    'href',
    '/desk/orders?kind=retail&status=in_production+packaging',
  )
  expect(waiting.getByRole('link', { name: '2 reviews to read' })).toBeVisible()
  expect(waiting.getByText('1 over 48 h')).toBeVisible()
  expect(waiting.getAllByRole('listitem')).toHaveLength(2)
})

test('workshop orders link to a list of their own', async () => {
  await open([line('orders', 3), line('special_orders', 2)])
  const waiting = within(screen.getByRole('region', { name: 'Needs attention' }))
  expect(waiting.getByRole('link', { name: '2 workshop orders in progress' })).toHaveAttribute(
    'href',
    '/desk/orders?kind=special&status=in_production+packaging',
  )
})

test('the menu shows the same counts, also to screen readers', async () => {
  await open([line('reviews', 2, 1)])
  const menu = screen.getByRole('navigation', { name: 'Desk', hidden: true })
  expect(within(menu).getByRole('link', { name: /^Reviews.*2 waiting/, hidden: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Desk, 2 waiting' })).toBeInTheDocument()
})

test('when nothing is waiting the page says so, and this week’s income is beside last week’s', async () => {
  await open([line('orders', 0)])
  expect(screen.getByText(/Nothing is waiting/)).toBeVisible()
  const money = within(screen.getByRole('region', { name: 'Income this week' }))
  expect(money.getByText(/By this time last week: 900/)).toBeVisible()
  expect(money.getByRole('row', { name: /Total.*1.200.*5.000/ })).toBeVisible()
})

test('an empty store lists what to create, with the next step marked', async () => {
  await open([], setupOf('category'))
  const steps = within(screen.getByRole('region', { name: 'Set up the store' }))
  expect(steps.getByText(/^Add a category/)).not.toHaveAttribute('href')
  expect(steps.getByRole('link', { current: 'step' })).toHaveAttribute('href', '/desk/colors/new')
  expect(steps.getAllByRole('link')).toHaveLength(4)
})

test('a store with products is led to the home page’s template, and to the menus', async () => {
  await open([], setupOf('category', 'color', 'product'))
  const steps = within(screen.getByRole('region', { name: 'Set up the store' }))
  const home = steps.getByRole('link', { name: /^Create the home page/, current: 'step' })
  expect(home).toHaveAttribute('href', '/desk/pages/new?template=collection&address=home')
  expect(steps.getByRole('link', { name: /^Fill in the main menu/ })).toHaveAttribute('href', '/desk/menus')
})

test('a store with content reads that delivery and payments are not set up, without links', async () => {
  await open([], setupOf('category', 'color', 'product', 'home', 'menus'))
  const steps = within(screen.getByRole('region', { name: 'Set up the store' }))
  expect(steps.getByText(/^Delivery prices/)).toHaveAttribute('aria-current', 'step')
  expect(steps.getByText(/^Payments/)).toBeVisible()
  expect(steps.queryAllByRole('link')).toEqual([])
})

test('a complete store shows no setup steps', async () => {
  await open([])
  expect(screen.queryByRole('region', { name: 'Set up the store' })).toBeNull()
})

test('the skip link leads to the main content', async () => {
  await open([])
  const main = screen.getByRole('main')
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main.id}`)
  expect(main).toHaveAttribute('tabindex', '-1')
})
