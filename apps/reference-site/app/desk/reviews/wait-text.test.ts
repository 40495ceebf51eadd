import { messagesIn } from '../../messages/messages-in.ts'
import { describe, expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('how long a review has waited', () => {
  test.each([
    ['en', 0, 'Received less than an hour ago'],
    ['en', 1, 'Waiting 1 hour'],
    ['en', 47, 'Waiting 47 hours'],
    ['en', 48, 'Waiting 2 days'],
    ['en', 73, 'Waiting 3 days 1 hour'],
    ['ru', 21, 'Ждёт 21 час'],
    ['ru', 52, 'Ждёт 2 дня 4 часа'],
    ['kg', 100, '4 күн 4 саат күтүп турат'],
  ] as const)('in %s %i hours are “%s”', (language, hours, said) =>
    expect(plain(waitText(messagesIn(language, 'desk/reviews'), hours))).toBe(said),
  )
})
