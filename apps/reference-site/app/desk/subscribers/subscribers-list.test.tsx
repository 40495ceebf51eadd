import { Subscriber } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import SubscribersList from './subscribers-list.tsx'

const REMOVE = 'DELETE /management/inbox/subscribers/:id'

test('a subscriber is removed only after a question, since nobody can bring them back', async () => {
  const subscriber = build(Subscriber, { id: 3, email: 'ayda@example.com' })
  const transport = fakeTransport({
    'GET /management/inbox/subscribers': pageOf([subscriber]),
    [REMOVE]: subscriber,
  })
  await atDesk({ at: '/desk/inbox/subscribers', transport, Page: SubscribersList })
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Unsubscribe ayda@example.com?' }))
  expect(dialog.getByRole('button', { name: 'Not now' })).toHaveFocus()
  expect(transport.callsOf(REMOVE)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('ayda@example.com is off the list')).toBeVisible()
})
