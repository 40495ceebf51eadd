import { fakeTransport } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import ChatPage from './chat-list.tsx'

const open = (at: string) =>
  atDesk({ at, transport: fakeTransport({ 'GET /management/chat': pageOf([]) }), Page: ChatPage })

test('a search without a result says so, instead of denying all conversations', async () => {
  await open('/desk/chat?text=Aigul')
  expect(await screen.findByText('Nothing matches this filter.')).toBeVisible()
  expect(screen.queryByText('No conversations yet.')).toBeNull()
})

test('a store without conversations says that there are none yet', async () => {
  await open('/desk/chat')
  expect(await screen.findByText('No conversations yet.')).toBeVisible()
})
