import { expect, test } from 'vitest'
import { chatTopic } from './chat-topic.ts'

const topic = (query: string) => chatTopic(new URLSearchParams(query))

test.each(['S-2026-000123', 'I-7', 'tush-kyiz-1'])('a chat opens about %s', (about) =>
  expect(topic(`about=${about}`)).toBe(about),
)

test.each(['', 'about=', 'about=two words', 'about=<b>', `about=${'a'.repeat(41)}`])(
  'an address that asks for no sendable topic (%j) opens a chat without one',
  (query) => expect(topic(query)).toBeUndefined(),
)
