import { FeedbackMessage } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import FeedbackPage from './feedback-list.tsx'

const LIST = 'GET /management/inbox/feedback'
const ANSWER = 'PUT /management/inbox/feedback/:id/answer'

const message = (changes: Partial<FeedbackMessage> = {}) =>
  build(FeedbackMessage, {
    id: 5,
    name: 'Aigul',
    email: 'aigul@example.kg',
    subject: 'Wool',
    message: 'Is it warm?',
    language: 'kg',
    state: 'waiting',
    answer: null,
    settled_at: null,
    settled_by: null,
    revision: 1,
    ...changes,
  })
const page = (row: FeedbackMessage) => ({
  data: [row],
  total: 1,
  per_page: 50,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
})
const open = (transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/inbox/feedback', transport, Page: FeedbackPage })

test('a manager answers a visitor’s feedback with the message in sight', async () => {
  const answered = message({
    state: 'answered',
    answer: 'Ооба',
    settled_at: '2026-11-20T10:00:00.000Z',
    settled_by: 'Нурлан',
  })
  const transport = fakeTransport({ [LIST]: page(message()), [ANSWER]: answered })
  await open(transport)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Answer Aigul' }))
  expect(dialog.getByText('Is it warm?')).toBeVisible()
  const field = dialog.getByRole('textbox', { name: /^Answer/ })
  expect(field).toHaveAccessibleDescription(/Kyrgyz/)
  await userEvent.type(field, ' Ооба ')
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText(/on its way to aigul@example.kg/)).toBeVisible()
  expect(transport.callsOf(ANSWER)[0]?.body).toEqual({ answer: 'Ооба' })
  expect(screen.getByText(/Decided by Нурлан/)).toBeVisible()
})

test('a stale answer is reported, and the typed text stays', async () => {
  await open(fakeTransport({ [LIST]: page(message()), [ANSWER]: refusal('STALE') }))
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'Yes')
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }))
  expect(await dialog.findByText('This has changed in the meantime')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Answer/ })).toHaveValue('Yes')
})

test('an answer that a colleague’s has made needless cannot be sent, and stays to be copied', async () => {
  const answered = message({
    state: 'answered',
    answer: 'Ооба',
    settled_at: '2026-11-20T10:00:00.000Z',
    settled_by: 'Нурлан',
    revision: 2,
  })
  await open(
    fakeTransport({
      [LIST]: page(message()),
      [ANSWER]: refusal('STALE'),
      'GET /management/inbox/feedback/:id': answered,
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'Yes')
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Reload' }))
  expect(await dialog.findByText(/It has already been decided/)).toBeVisible()
  expect(dialog.getByText('Ооба')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Answer' })).toBeNull()
  expect(dialog.getByRole('textbox', { name: /^Answer/ })).toHaveValue('Yes')
})

test('answered feedback has no answer button', async () => {
  await open(fakeTransport({ [LIST]: page(message({ state: 'answered', answer: 'Yes' })) }))
  expect(await screen.findByText('Answered', { selector: '.shyrdak-badge' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})
