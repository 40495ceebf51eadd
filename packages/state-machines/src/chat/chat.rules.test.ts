import type { ChatMessage } from '@shyrdak/sdk/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeMessages, pauseBefore, unreadBy } from './rules.ts'

const message = (id: number, revision: number): ChatMessage => ({
  id,
  chatId: 1,
  author_type: id % 2 === 0 ? 'manager' : 'other',
  author: 'Aigul',
  text: `Message ${id}`,
  file_format: null,
  files: [],
  about: null,
  is_read: revision % 2 === 0,
  mark: 'none',
  created_at: '2026-11-20T09:00:00.000Z',
  revision,
})
const anyMessage = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 }))
  .map(([id, revision]) => message(id, revision))
const anyList = fc.array(anyMessage, { maxLength: 30 })

test('merged messages are unique, sorted and in their latest revision, in whatever order they arrive', () => {
  fc.assert(
    fc.property(anyList, anyList, (one, other) => {
      const merged = mergeMessages(mergeMessages([], one), other)
      expect(mergeMessages(mergeMessages([], other), one)).toEqual(merged)
      expect(mergeMessages(merged, one)).toEqual(merged)
      const all = [...one, ...other]
      expect(merged.map(({ id }) => id)).toEqual(
        [...new Set(all.map(({ id }) => id))].toSorted((a, b) => a - b),
      )
      for (const { id, revision } of merged)
        expect(revision).toBe(Math.max(...all.filter((m) => m.id === id).map((m) => m.revision)))
    }),
  )
})

test('each side has unread messages only of the other side', () => {
  const messages = [message(1, 1), message(2, 1), message(3, 2), message(4, 2)]
  expect(unreadBy('other', messages)).toEqual([2])
  expect(unreadBy('manager', messages)).toEqual([1])
})

test('the pause before a reconnect doubles with each attempt, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(pauseBefore)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
})
