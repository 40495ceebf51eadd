import { messagesIn } from '../../messages/messages-in.ts'
import { describe, expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('how long a review has waited', () => {
  test.each([
    ['en', 0, 'Came less than an hour ago'],
    ['en', 1, 'Waits 1 hour'],
    ['en', 47, 'Waits 47 hours'],
    ['en', 48, 'Waits 2 days'],
    ['en', 73, 'Waits 3 days 1 hour'],
    ['ru', 21, 'Ждёт 21 час'],
    ['ru', 52, 'Ждёт 2 дня 4 часа'],
    ['kg', 100, '4 күн 4 саат күтүп турат'],
  ] as const)('in %s %i hours read as “%s”', (language, hours, said) =>
    expect(plain(waitText(messagesIn(language, 'desk/reviews'), hours))).toBe(said),
  )
})
