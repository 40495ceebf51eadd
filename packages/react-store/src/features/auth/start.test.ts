import { memoryStorage } from '@shyrdak/state-machines/storage'
import { expect, test, vi } from 'vitest'
import { aStore } from '../../testing/a-store.ts'

test('a log-out, but no earlier moment, says that no messages are unread', async () => {
  const onUnread = vi.fn()
  const storage = memoryStorage([
    ['id_token', 'a-fine-token'],
    ['client_type', 'retail'],
    ['user_id', '7'],
  ])
  const { store } = aStore({ storage, onUnread })
  await store.auth.send({ type: 'person.renamed', firstName: 'Айжан' })
  expect(onUnread).not.toHaveBeenCalled()
  await store.auth.send({ type: 'session.close' })
  expect(onUnread.mock.calls).toEqual([[0]])
})
