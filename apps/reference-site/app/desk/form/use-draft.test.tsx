import { memoryPorts } from '@shyrdak/react-store'
import { ManagedPriceList } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { RenamePriceListPage } from '../price-lists/rename-price-list.tsx'
import { atDesk } from '../testing/at-desk.tsx'
import { beginSession, endSession, leave, type Browser } from '../testing/session.ts'

const READ = 'GET /management/wholesale/price-lists/:id'
const NAME = { en: 'Hotels', ru: 'Гостиницы', kg: 'Мейманканалар' }
const list = (name = NAME, revision = 1) => build(ManagedPriceList, { id: 4, name, revision })

/** Logs in as a manager, and opens the name of a price list. */
async function open(browser: Browser, manager = '7', stored = list()) {
  beginSession(browser, manager)
  await atDesk({
    at: '/desk/price-lists/4',
    transport: fakeTransport({ [READ]: stored }),
    browser,
    Page: () => <RenamePriceListPage id={4} />,
  })
}

const english = () => screen.getByRole('textbox', { name: /^English/ })

test('what a manager typed when the session ended is there again after the login, and only once', async () => {
  const browser = memoryPorts()
  await open(browser)
  await userEvent.type(english(), ' and cafés')
  expect(endSession(browser), 'nothing is lost, so nothing is asked').toBe(false)
  await open(browser)
  expect(english()).toHaveValue('Hotels and cafés')
  expect(screen.getByText(/What you typed before you logged in again is back/)).toBeVisible()
  expect(screen.getByText('1 change not saved')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(english()).toHaveValue('Hotels')
  leave()
  await open(browser)
  expect(english()).toHaveValue('Hotels')
})

test('what a manager typed into something just made is there again after the login', async () => {
  const browser = memoryPorts()
  beginSession(browser)
  await atDesk({
    at: '/desk/price-lists/new',
    transport: fakeTransport({ [READ]: list() }),
    browser,
    Page: () => (
      <>
        <h1>New price list</h1>
        <Link to="/desk/price-lists/4">Made</Link>
      </>
    ),
    others: { '/desk/price-lists/4': () => <RenamePriceListPage id={4} /> },
  })
  await userEvent.click(screen.getByRole('link', { name: 'Made' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^English/ }), ' and cafés')
  endSession(browser)
  await open(browser)
  expect(english()).toHaveValue('Hotels and cafés')
})

test('a colleague’s change during the login is told, and both are kept', async () => {
  const browser = memoryPorts()
  await open(browser)
  await userEvent.type(english(), ' and cafés')
  endSession(browser)
  await open(browser, '7', list({ ...NAME, en: 'Guest houses', ru: 'Гостевые дома' }, 2))
  expect(english()).toHaveValue('Hotels and cafés')
  expect((await screen.findByText('Name, English')).parentElement).toHaveTextContent('Guest houses')
  expect(screen.getByRole('textbox', { name: /^Russian/ })).toHaveValue('Гостевые дома')
})

test('another manager does not get what was typed', async () => {
  const browser = memoryPorts()
  await open(browser)
  await userEvent.type(english(), ' and cafés')
  endSession(browser)
  await open(browser, '8')
  expect(english()).toHaveValue('Hotels')
})

test('a manager who leaves during the session is asked, and nothing is kept', async () => {
  const browser = memoryPorts()
  await open(browser)
  await userEvent.type(english(), ' and cafés')
  expect(leave()).toBe(true)
  await open(browser)
  expect(english()).toHaveValue('Hotels')
})
