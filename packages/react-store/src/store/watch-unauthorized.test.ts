import type { Transport } from '@shyrdak/sdk'
import { expect, test } from 'vitest'
import { watchUnauthorized } from './watch-unauthorized.ts'

test('a watched transport keeps isValidated and origin of the original', () => {
  const original: Transport = Object.assign(async () => null, {
    isValidated: true as const,
    origin: 'https://shop.example',
  })
  const watched = watchUnauthorized(original, { token: () => null, onUnauthorized: () => {} })
  expect([watched.isValidated, watched.origin]).toEqual([true, 'https://shop.example'])
})
