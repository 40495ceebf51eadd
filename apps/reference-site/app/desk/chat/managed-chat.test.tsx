import { createI18n } from '@shyrdak/sdk/messages'
import { ManagedChat } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { serverI18n } from '../../messages/server-i18n.ts'
import { atDesk } from '../testing/at-desk.tsx'
import { ManagedChatPage } from './managed-chat.tsx'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isFailed: false }
  static getDerivedStateFromError = () => ({ isFailed: true })
  override render() {
    return this.state.isFailed ? <h1>Something went wrong</h1> : this.props.children
  }
}

test('a manager whose conversation cannot load its texts is told so', async () => {
  const all = serverI18n('en')
  const i18n = createI18n({
    language: 'en',
    read: (_, namespace) =>
      namespace === 'chat'
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : Promise.resolve(all.getResourceBundle('en', namespace)),
  })
  await atDesk({
    at: '/desk/chat/3',
    transport: fakeTransport({ 'GET /management/chat/:id': build(ManagedChat, { id: 3 }) }),
    i18n,
    Page: () => (
      <Boundary>
        <ManagedChatPage id={3} />
      </Boundary>
    ),
  })
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
})
