import { WholesaleApplication } from '@shyrdak/sdk/management'
import { memoryPorts } from '@shyrdak/react-store'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { beginSession, endSession } from '../testing/session.ts'
import { comeBack } from '../testing/come-back.ts'
import ApplicationsPage from './applications-list.tsx'

const APPROVE = 'PUT /management/wholesale-applications/:id/approve'
const REJECT = 'PUT /management/wholesale-applications/:id/reject'

const application = (id: number, company: string) =>
  build(WholesaleApplication, {
    id,
    company,
    first_name: 'Ирина',
    last_name: 'Кузнецова',
    email: 'irina@example.com',
    phone: '+996700123450',
    country_iso_code: 'KG',
    city: 'Ош',
    comment: '',
    language: 'ru',
    status: 'waiting',
    reason: null,
    created_at: '2026-11-20T10:00:00.000Z',
    decided_at: null,
    decided_by: null,
    revision: 1,
  })

/** A store with two waiting applications, which leave the list once decided. */
function waitingTwo() {
  let waiting = [application(1, 'Wool & Co'), application(2, 'Felt House')]
  const page = (data: readonly unknown[]) => ({
    data,
    total: data.length,
    per_page: 20,
    current_page: 1,
    last_page: 1,
    next_page_url: null,
  })
  const decide = (id: number, change: object) => {
    const found = waiting.find((one) => one.id === id)
    waiting = waiting.filter((one) => one.id !== id)
    return { ...found, ...change, revision: 2 }
  }
  return fakeTransport({
    'GET /management/wholesale-applications': () => page(waiting),
    'GET /management/reviews': page([]),
    [APPROVE]: ({ params }) => decide(Number(params?.['id']), { status: 'active' }),
    [REJECT]: ({ params }) => decide(Number(params?.['id']), { status: 'rejected' }),
  })
}

const atApplications = (transport = waitingTwo(), browser = memoryPorts()) =>
  atDesk({
    at: '/desk/applications',
    transport,
    browser,
    Page: ApplicationsPage,
  })

const rowOf = (company: string) => within(screen.getByRole('listitem', { name: company }))
const press = (name: string, company: string) => userEvent.click(rowOf(company).getByRole('button', { name }))

describe('a manager at the wholesale applications', () => {
  test('approves with one press, and the decided application stays in place without buttons', async () => {
    const transport = waitingTwo()
    await atApplications(transport)
    await press('Approve', 'Wool & Co')
    expect(await screen.findByText('Wool & Co is approved and will get an email')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Wool & Co' })).toHaveFocus())
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Wool & Co',
      'Felt House',
    ])
    expect(rowOf('Wool & Co').getByText('Approved')).toBeVisible()
    expect(rowOf('Wool & Co').queryByRole('button')).toBeNull()
    expect(transport.callsOf(APPROVE)).toMatchObject([{ params: { id: 1 }, query: { revision: 1 } }])
  })

  test('finds a reason again that was typed when the session ended, for that company only', async () => {
    const browser = memoryPorts()
    const reason = () => screen.getByRole('textbox')
    beginSession(browser)
    await atApplications(waitingTwo(), browser)
    await press('Reject', 'Wool & Co')
    await userEvent.type(reason(), 'Мы не нашли')
    expect(endSession(browser), 'nothing is lost, so nothing is asked').toBe(false)
    beginSession(browser)
    await atApplications(waitingTwo(), browser)
    await press('Reject', 'Felt House')
    expect(reason()).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await press('Reject', 'Wool & Co')
    expect(reason()).toHaveValue('Мы не нашли')
    expect(screen.getByText(/What you typed before you logged in again is back/)).toBeVisible()
  })

  test('approves once, however fast the second press of a double click follows', async () => {
    const transport = waitingTwo()
    await atApplications(transport)
    const approve = rowOf('Wool & Co').getByRole('button', { name: 'Approve' })
    fireEvent.click(approve)
    // What a browser runs between two presses that it has queued: microtasks, no timers.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    fireEvent.click(approve)
    expect(await screen.findByText('Wool & Co is approved and will get an email')).toBeVisible()
    expect(transport.callsOf(APPROVE)).toHaveLength(1)
  })

  test('sees decided applications leave when the list is reloaded', async () => {
    const transport = waitingTwo()
    await atApplications(transport)
    await press('Approve', 'Wool & Co')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Wool & Co' })).toHaveFocus())
    transport.answer(APPROVE, refusal('STALE'))
    await press('Approve', 'Felt House')
    await press('Reload', 'Felt House')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Wool & Co' })).toBeNull())
    expect(screen.getByRole('heading', { name: 'Felt House' })).toHaveFocus()
  })

  test('approves the next application while the first one is still on its way', async () => {
    let arrive = () => {}
    const isSlow = new Promise<void>((resolve) => (arrive = resolve))
    const transport = waitingTwo()
    transport.answer(APPROVE, async ({ params }) => {
      if (Number(params?.['id']) === 1) await isSlow
      return { ...application(Number(params?.['id']), 'A company'), status: 'active' }
    })
    await atApplications(transport)
    await press('Approve', 'Wool & Co')
    await press('Approve', 'Felt House')
    expect(await screen.findAllByText(/Decided\. It stays here/)).toHaveLength(1)
    arrive()
    await waitFor(() => expect(screen.getAllByText(/Decided\. It stays here/)).toHaveLength(2))
    expect(transport.callsOf(APPROVE).map(({ params }) => params)).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('is told why an approval failed, and nothing about input that there was none of', async () => {
    const transport = waitingTwo()
    transport.answer(APPROVE, refusal('INTERNAL'))
    await atApplications(transport)
    await press('Approve', 'Wool & Co')
    expect(await rowOf('Wool & Co').findByText('Please try again.')).toBeVisible()
    expect(rowOf('Wool & Co').queryByText(/What you typed/)).toBeNull()
  })

  test('gets a fresh list on coming back to the tab, unless an application was just decided', async () => {
    const transport = waitingTwo()
    await atApplications(transport)
    const reads = () => transport.callsOf('GET /management/wholesale-applications').length
    const listed = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const before = reads()
    await comeBack()
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    await press('Approve', 'Wool & Co')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Wool & Co' })).toHaveFocus())
    await comeBack()
    expect(listed()).toEqual(['Wool & Co', 'Felt House'])
    expect(rowOf('Wool & Co').queryByRole('button')).toBeNull()
  })

  test('keeps a reason that is being written on coming back to the tab', async () => {
    const transport = waitingTwo()
    await atApplications(transport)
    await press('Reject', 'Felt House')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Too far away')
    await comeBack()
    expect(dialog.getByRole('textbox')).toHaveValue('Too far away')
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true })), 'is asked before leaving').toBe(
      false,
    )
  })

  test('is asked before Escape loses a reason, and keeps writing it', async () => {
    const transport = waitingTwo()
    await atApplications(transport)
    await press('Reject', 'Felt House')
    const dialog = within(screen.getByRole('dialog'))
    const reason = dialog.getByRole('textbox')
    expect(reason).toHaveFocus()
    await userEvent.type(reason, 'Too far away')
    await userEvent.keyboard('{Escape}')
    expect(dialog.getByText('Discard what you typed?')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(dialog.queryByText('Discard what you typed?')).toBeNull()
    expect(reason).toHaveValue('Too far away')
    expect(reason).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(transport.callsOf(REJECT)).toEqual([])
  })

  test('sees by how much a reason is too long, and keeps it', async () => {
    const transport = waitingTwo()
    await atApplications(transport)
    await press('Reject', 'Felt House')
    const dialog = within(screen.getByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: /Reason/ })
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(/Russian\.$/)
    await userEvent.paste('w'.repeat(1_003))
    expect(field).toHaveValue('w'.repeat(1_003))
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/3\s+characters/)
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(field).toHaveFocus()
    expect(transport.callsOf(REJECT)).toEqual([])
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText(/Felt House can’t see wholesale prices/)).toBeVisible()
    expect(transport.callsOf(REJECT)).toMatchObject([{ body: { reason: 'w'.repeat(1_000) } }])
  })

  test('rejects only with a reason', async () => {
    const transport = waitingTwo()
    await atApplications(transport)
    await press('Reject', 'Felt House')
    const dialog = within(screen.getByRole('dialog', { name: 'Reject Felt House' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(dialog.getByText('Required field')).toBeVisible()
    const field = dialog.getByRole('textbox', { name: /Reason/ })
    expect(field).toHaveFocus()
    expect(transport.callsOf(REJECT)).toEqual([])
    await userEvent.type(field, 'Not yet')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText(/Felt House can’t see wholesale prices/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Felt House' })).toHaveFocus())
    expect(rowOf('Felt House').getByText('Rejected')).toBeVisible()
    expect(transport.callsOf(REJECT)).toMatchObject([{ params: { id: 2 }, body: { reason: 'Not yet' } }])
  })

  test('keeps the reason when an application has changed, reloads it and decides again', async () => {
    const transport = waitingTwo()
    const changed = { ...application(1, 'Wool & Co'), city: 'Талас', revision: 5 }
    transport.answer(REJECT, refusal('STALE'))
    transport.answer('GET /management/wholesale-applications/:id', changed)
    await atApplications(transport)
    await press('Reject', 'Wool & Co')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Too far away')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await dialog.findByText('This has changed in the meantime')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Reload' }))
    expect(await dialog.findByText('Kyrgyzstan, Талас')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('Too far away')
    transport.answer(REJECT, { ...changed, status: 'rejected' })
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(transport.callsOf(REJECT).at(-1)).toMatchObject({
      query: { revision: 5 },
      body: { reason: 'Too far away' },
    })
  })

  test('is offered to reload the list when an approved application has changed', async () => {
    const transport = waitingTwo()
    transport.answer(APPROVE, refusal('STALE'))
    await atApplications(transport)
    await press('Approve', 'Wool & Co')
    expect(await rowOf('Wool & Co').findByText('This has changed in the meantime')).toBeVisible()
    const before = transport.callsOf('GET /management/wholesale-applications').length
    await press('Reload', 'Wool & Co')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Wool & Co' })).toHaveFocus())
    expect(screen.queryByText('This has changed in the meantime')).toBeNull()
    expect(transport.callsOf('GET /management/wholesale-applications').length).toBeGreaterThan(before)
  })

  test('keeps the reason when the network fails', async () => {
    const transport = waitingTwo()
    transport.answer(REJECT, refusal('NETWORK'))
    await atApplications(transport)
    await press('Reject', 'Wool & Co')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Too far away')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await dialog.findByText('Your decision was not saved')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('Too far away')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(rowOf('Wool & Co').getByRole('button', { name: 'Reject' })).toHaveFocus()
  })
})
