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

test('a manager sees what waits, what of it is late, and where it is worked off', async () => {
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

test('orders to pack and orders of workshops open lists of their own', async () => {
  await open([line('orders', 3), line('special_orders', 2)])
  const waiting = within(screen.getByRole('region', { name: 'Needs attention' }))
  expect(waiting.getByRole('link', { name: '2 workshop orders in progress' })).toHaveAttribute(
    'href',
    '/desk/orders?kind=special&status=in_production+packaging',
  )
})

test('the menu counts the same, and says so to whoever does not see', async () => {
  await open([line('reviews', 2, 1)])
  const menu = screen.getByRole('navigation', { name: 'Desk', hidden: true })
  expect(within(menu).getByRole('link', { name: /^Reviews.*2 waiting/, hidden: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Desk, 2 waiting' })).toBeInTheDocument()
})

test('when nothing waits the page says so, and the money of the week stands beside last week’s', async () => {
  await open([line('orders', 0)])
  expect(screen.getByText(/Nothing is waiting/)).toBeVisible()
  const money = within(screen.getByRole('region', { name: 'Income this week' }))
  expect(money.getByText(/By this time last week: 900/)).toBeVisible()
  expect(money.getByRole('row', { name: /Total.*1.200.*5.000/ })).toBeVisible()
})

test('who opens an empty store is told what to make, and what comes next', async () => {
  await open([], setupOf('category'))
  const steps = within(screen.getByRole('region', { name: 'Set up the store' }))
  expect(steps.getByText(/^Add a category/)).not.toHaveAttribute('href')
  expect(steps.getByRole('link', { current: 'step' })).toHaveAttribute('href', '/desk/colors/new')
  expect(steps.getAllByRole('link')).toHaveLength(4)
})

test('whoever has goods is led to the home page, with its address and a template, and to the menus', async () => {
  await open([], setupOf('category', 'color', 'product'))
  const steps = within(screen.getByRole('region', { name: 'Set up the store' }))
  const home = steps.getByRole('link', { name: /^Create the home page/, current: 'step' })
  expect(home).toHaveAttribute('href', '/desk/pages/new?template=collection&address=home')
  expect(steps.getByRole('link', { name: /^Fill in the main menu/ })).toHaveAttribute('href', '/desk/menus')
})

test('who has filled the store reads that nothing can be delivered or paid yet, which no page of the desk changes', async () => {
  await open([], setupOf('category', 'color', 'product', 'home', 'menus'))
  const steps = within(screen.getByRole('region', { name: 'Set up the store' }))
  expect(steps.getByText(/^Delivery prices/)).toHaveAttribute('aria-current', 'step')
  expect(steps.getByText(/^Payments/)).toBeVisible()
  expect(steps.queryAllByRole('link')).toEqual([])
})

test('a store that has everything is not told to set itself up', async () => {
  await open([])
  expect(screen.queryByRole('region', { name: 'Set up the store' })).toBeNull()
})

test('a keyboard skips the menu', async () => {
  await open([])
  const main = screen.getByRole('main')
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main.id}`)
  expect(main).toHaveAttribute('tabindex', '-1')
})
