import { expect, test } from 'vitest'
import { createdBy, intentByBody, intentByKeyOrBody } from './intent.ts'

const caller = { principal: { kind: 'guest' }, ip: '127.0.0.1' } as const
const sentAt = new Date('2026-11-27T09:00:00Z')
const request = (creates: string, body: object) => ({ creates, body, sentAt })
const aigul = { email: 'aigul@example.com', text: 'How is it washed?' }

test('somebody who sends the same words to two forms without a key has two intents', () => {
  const question = intentByBody(caller, request('question', aigul))
  expect(intentByBody(caller, request('feedback_message', aigul)).key).not.toBe(question.key)
  expect(intentByBody(caller, request('question', { ...aigul })).key).toBe(question.key)
})

test('a key that has created one thing creates no other, even with the same body', () => {
  const keyed = { ...caller, idempotencyKey: 'once' }
  const known = { ...intentByKeyOrBody(keyed, request('color', aigul)), createdId: 7 }
  expect(createdBy(intentByKeyOrBody(keyed, request('color', aigul)), known)).toBe(7)
  for (const other of [request('sole', aigul), request('color', { ...aigul, text: 'And dried?' })]) {
    const intent = intentByKeyOrBody(keyed, other)
    expect(intent.key).toBe(known.key)
    expect(() => createdBy(intent, known)).toThrow('used for another request')
  }
})
