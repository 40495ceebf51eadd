import { LANGUAGES, type Employee } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal, type FakeTransport } from '@shyrdak/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { Employees } from './employees.tsx'

const person = (id: number, first_name: string, role: Employee['role']): Employee => ({
  id,
  first_name,
  last_name: 'Asanova',
  email: `${first_name.toLowerCase()}@example.kg`,
  role,
  status: 'active',
  created_at: '2026-11-20T00:00:00Z',
})
const OWNER = person(1, 'Aigul', 'owner')
const BUYER = person(2, 'Begimai', 'buyer')

async function renderAll(employees: readonly Employee[], transport: FakeTransport = fakeTransport()) {
  const { store, navigated } = aStore({ transport })
  await renderAsIsland(store, <Employees employees={employees} ownId={1} company="Ak-Kiyiz" />)
  return { navigated, transport }
}
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent.includes(name))
  if (!found) throw new Error(`nobody is called ${name}`)
  return within(found)
}

test.each(LANGUAGES)('employees have no accessibility violations in %s', async (language) => {
  const { store } = aStore({ language })
  await renderAsIsland(
    store,
    <Employees employees={[OWNER, { ...BUYER, status: 'invited' }]} ownId={1} company="Ak-Kiyiz" />,
  )
  expect(await findBarriers()).toEqual([])
})

test('the last owner cannot be removed, and is told why', async () => {
  await renderAll([OWNER, BUYER])
  expect(row('Aigul').getByText(/The last owner can’t be removed/)).toBeVisible()
  expect(row('Aigul').queryByRole('button')).toBeNull()
  expect(row('Begimai').getByRole('button', { name: 'Remove Begimai Asanova' })).toBeVisible()
})

test('an owner beside one who is only invited cannot be removed either', async () => {
  await renderAll([OWNER, { ...person(3, 'Nurbek', 'owner'), status: 'invited' }])
  expect(row('Aigul').queryByRole('button')).toBeNull()
  expect(row('Nurbek').getByRole('button', { name: 'Remove Nurbek Asanova' })).toBeVisible()
})

test('the store refuses to remove an owner who became the last one in another tab', async () => {
  const transport = fakeTransport({ 'DELETE /wholesale/employee/:id': refusal('LAST_OWNER') })
  await renderAll([OWNER, person(3, 'Nurbek', 'owner')], transport)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Nurbek Asanova' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Remove/ }))
  expect(await screen.findByText(/The last owner can’t be removed/)).toBeVisible()
  expect(row('Nurbek').getByRole('button', { name: 'Remove Nurbek Asanova' })).toBeEnabled()
})

test('an employee is removed only after confirmation', async () => {
  const transport = fakeTransport({ 'DELETE /wholesale/employee/:id': { status: true } })
  await renderAll([OWNER, BUYER], transport)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Begimai Asanova' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(transport.callsOf('DELETE /wholesale/employee/:id')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Begimai Asanova' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Remove/ }))
  expect(await screen.findByText('Begimai has been removed.')).toHaveFocus()
  expect(transport.callsOf('DELETE /wholesale/employee/:id')).toMatchObject([{ params: { id: 2 } }])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a new role is saved at once, and a refused one is not shown', async () => {
  const transport = fakeTransport({
    'PUT /wholesale/employee/:id': { ...BUYER, role: 'accountant' },
  })
  await renderAll([OWNER, BUYER], transport)
  const role = screen.getByLabelText('Role of Begimai Asanova')
  await userEvent.selectOptions(role, 'accountant')
  expect(await screen.findByText('Begimai: Accountant from now on.')).toBeVisible()
  expect(role).toHaveValue('accountant')
  transport.answer('PUT /wholesale/employee/:id', refusal('NETWORK'))
  await userEvent.selectOptions(role, 'viewer')
  await waitFor(() => expect(screen.getByRole('list').nextElementSibling).not.toBeEmptyDOMElement())
  expect(role).toHaveValue('accountant')
})

const rename = (name: string) => userEvent.click(screen.getByRole('button', { name: `Change name: ${name}` }))

test('an owner renames an employee, and focus returns to the row', async () => {
  const transport = fakeTransport({
    'PUT /wholesale/employee/:id': { ...BUYER, first_name: 'Begayim', role: 'viewer' },
  })
  await renderAll([OWNER, BUYER], transport)
  await rename('Begimai Asanova')
  const dialog = within(screen.getByRole('dialog', { name: 'Change name' }))
  expect(dialog.getByText(BUYER.email)).toBeVisible()
  const first = dialog.getByLabelText(/^First name/)
  expect(first).toHaveFocus()
  expect(first).toHaveValue('Begimai')
  await userEvent.clear(first)
  await userEvent.type(first, 'Begayim{Enter}')
  expect(await screen.findByText('The name is now Begayim Asanova.')).toBeVisible()
  expect(transport.callsOf('PUT /wholesale/employee/:id')).toMatchObject([
    { params: { id: 2 }, body: { first_name: 'Begayim', last_name: 'Asanova' } },
  ])
  expect(transport.callsOf('PUT /wholesale/employee/:id')[0]?.body).not.toHaveProperty('role')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Change name: Begayim Asanova' })).toHaveFocus()
  expect(screen.getByLabelText('Role of Begayim Asanova')).toHaveValue('viewer')
})

test('a missing name is reported at its field, and a failed save keeps the typed name', async () => {
  const transport = fakeTransport({ 'PUT /wholesale/employee/:id': refusal('NETWORK') })
  await renderAll([OWNER, BUYER], transport)
  await rename('Begimai Asanova')
  const dialog = within(screen.getByRole('dialog'))
  const last = dialog.getByLabelText(/^Last name/)
  await userEvent.clear(last)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(last).toHaveFocus())
  expect(last).toHaveAttribute('aria-invalid', 'true')
  expect(last).toHaveAccessibleDescription('Last name is required')
  expect(transport.callsOf('PUT /wholesale/employee/:id')).toEqual([])
  expect(await findBarriers()).toEqual([])
  await userEvent.type(last, 'Sadykova')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(last).toHaveValue('Sadykova')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Change name: Begimai Asanova' })).toHaveFocus()
})

test('an owner cannot change their own name in the list', async () => {
  await renderAll([OWNER, BUYER])
  expect(row('Aigul').queryByRole('button', { name: /^Change name/ })).toBeNull()
})

test('only an employee who has not accepted an invitation can be invited again', async () => {
  const transport = fakeTransport({ 'POST /wholesale/employee/:id/invitation': { status: true } })
  await renderAll([OWNER, BUYER, { ...person(4, 'Nurbek', 'viewer'), status: 'invited' }], transport)
  await userEvent.click(screen.getByRole('button', { name: /^Invite again/ }))
  expect(await screen.findByText('The invitation is on its way.')).toBeVisible()
  expect(transport.callsOf('POST /wholesale/employee/:id/invitation')).toMatchObject([{ params: { id: 4 } }])
})

test('an employee is invited by email and appears in the list', async () => {
  const transport = fakeTransport({
    'GET /frontend/is-email-exist': { exists: false },
    'POST /wholesale/employee': { ...person(4, 'Nurbek', 'viewer'), status: 'invited' },
  })
  await renderAll([OWNER], transport)
  await userEvent.type(screen.getByLabelText(/^First name/), 'Nurbek')
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Asanov')
  await userEvent.type(screen.getByLabelText(/^Email/), 'nurbek@example.kg')
  await userEvent.selectOptions(screen.getByLabelText(/^Role/), 'viewer')
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('The invitation is on its way.')).toBeVisible()
  expect(transport.callsOf('POST /wholesale/employee')).toMatchObject([
    {
      body: { first_name: 'Nurbek', last_name: 'Asanov', email: 'nurbek@example.kg', role: 'viewer' },
    },
  ])
  expect(row('Nurbek').getByText('Invited')).toBeVisible()
})
