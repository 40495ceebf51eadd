import { ManagedDiscount } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import { DiscountPage } from './discount-page.tsx'
import DiscountsList from './discounts-list.tsx'
import { NewDiscountPage } from './new-discount.tsx'

const READ = 'GET /management/discounts/:id'
const LIST = 'GET /management/discounts'
const UPDATE = 'PUT /management/discounts/:id'
const CREATE = 'POST /management/discounts'
const REMOVE = 'DELETE /management/discounts/:id'

const code = (change: Partial<ManagedDiscount> = {}) =>
  build(ManagedDiscount, {
    id: 4,
    code: 'FELT-10',
    kind: 'percent',
    percent: 10,
    sum: null,
    minimum: '0.00',
    valid_from: null,
    valid_until: null,
    max_uses: null,
    standing: 'current',
    uses: 0,
    revision: 2,
    ...change,
  })
const open = (answers: Parameters<typeof fakeTransport>[0]) => {
  const transport = fakeTransport(answers)
  return atDesk({
    at: '/desk/discounts/4',
    transport,
    Page: () => <DiscountPage id={4} />,
    others: { '/desk/discounts': () => <h1>All codes</h1> },
  }).then(() => transport)
}

test('an unused discount code is deleted after a question, and the list says so', async () => {
  const transport = await open({ [READ]: code(), [REMOVE]: { id: 4 } })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByText('Delete this code? This can’t be undone.')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Delete this code? This can’t be undone.')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Escape}')
  expect(screen.getByRole('button', { name: 'Delete' }), 'Escape is a no, too').toHaveFocus()
  expect(screen.queryByText('Delete this code? This can’t be undone.')).toBeNull()
  expect(transport.callsOf(REMOVE)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'All codes' })).toBeVisible()
  expect(await screen.findByText('Code FELT-10 deleted.')).toBeVisible()
  expect(transport.callsOf(REMOVE)[0]).toMatchObject({ params: { id: 4 }, query: { revision: 2 } })
})

test('once a code is created or deleted, its list says so and the keyboard goes on at its heading', async () => {
  const transport = fakeTransport({
    [LIST]: pageOf([code()]),
    [READ]: code(),
    [CREATE]: code(),
    [REMOVE]: { id: 4 },
  })
  await atDesk({
    at: '/desk/discounts/new',
    transport,
    Page: NewDiscountPage,
    others: { '/desk/discounts': DiscountsList },
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'FELT-10')
  screen.getByRole('button', { name: 'Create code' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Code FELT-10 created.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Discount codes' })).toHaveFocus())
  cleanup()
  await atDesk({
    at: '/desk/discounts/4',
    transport,
    Page: () => <DiscountPage id={4} />,
    others: { '/desk/discounts': DiscountsList },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Code FELT-10 deleted.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Discount codes' })).toHaveFocus())
})

test('a used discount code cannot be deleted, and says how to end it', async () => {
  await open({ [READ]: code({ uses: 3 }) })
  expect(
    screen.getByText(
      'Orders have used this code, so it can’t be deleted. To end it, switch it off or set its last day.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('a discount code used only by cancelled orders is not deleted, and says by how many', async () => {
  const inUse = { path: ['orders'], code: 'in_use', params: { count: 2 } }
  await open({ [READ]: code(), [REMOVE]: refusal('INVALID', { issues: [inUse] }) })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/2\sorders have used it, cancelled ones included\./)).toBeVisible()
})

test('what a field takes is said where something else is typed', async () => {
  const transport = await open({ [READ]: code(), [UPDATE]: code({ minimum: '10.50' }) })
  const type = async (name: string, typed: string) => {
    const field = screen.getByRole('textbox', { name })
    await userEvent.clear(field)
    if (typed !== '') await userEvent.type(field, typed)
    return field
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const name = await type('Code', 'warm felt')
  const percent = await type('Percent', '10,5')
  const minimum = await type('Minimum spend, in som', '-5')
  const uses = await type('Uses in all', '1.5')
  await save()
  expect(name).toHaveAccessibleDescription(/^Letters and digits without spaces, with hyphens between them/)
  expect(percent).toHaveAccessibleDescription('A whole number from 1 to 100, such as 10')
  expect(minimum).toHaveAccessibleDescription(/^An amount above zero, such as 1500 or 1500.50/)
  expect(uses).toHaveAccessibleDescription(/^A whole number above zero, such as 100/)
  for (const [typed, said] of [
    ['-5', 'A whole number from 1 to 100, such as 10'],
    ['0', 'A whole number from 1 to 100, such as 10'],
    ['', 'Required field'],
  ] as const) {
    await type('Percent', typed)
    await save()
    expect(percent).toHaveAccessibleDescription(said)
  }
  expect(transport.callsOf(UPDATE)).toHaveLength(0)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What it gives' }), 'Sum off goods')
  const sum = await type('Sum, in som', '10,5')
  await save()
  expect(sum).toHaveAccessibleDescription(/^A whole number of som above zero, such as 500/)
  await type('Sum, in som', '500')
  await type('Code', 'warm-felt')
  await type('Minimum spend, in som', '10,5')
  await type('Uses in all', '')
  await save()
  expect(await screen.findByText('Saved. It applies to new orders.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]?.body, 'a comma parts decimals too').toMatchObject({ minimum: '10.50' })
})

test('invalid fields of a discount code show their limit', async () => {
  await open({ [READ]: code() })
  const percent = screen.getByRole('textbox', { name: 'Percent' })
  await userEvent.clear(percent)
  await userEvent.type(percent, '150')
  await userEvent.type(screen.getByLabelText('First day'), '2026-12-10')
  await userEvent.type(screen.getByLabelText('Last day'), '2026-12-01')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(percent).toHaveAccessibleDescription('At most 100%')
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription(
    /^The last day can’t be before the first one, 10 December 2026/,
  )
})
