import type { Transport } from '@shyrdak/sdk'
import { expect, test } from 'vitest'
import { watchUnauthorized } from './watch-unauthorized.ts'

test('a watched transport tells about itself what its original does, so that an answer is not validated twice', () => {
  const original: Transport = Object.assign(async () => null, {
    isValidated: true as const,
    origin: 'https://shop.example',
  })
  const watched = watchUnauthorized(original, { token: () => null, onUnauthorized: () => {} })
  expect([watched.isValidated, watched.origin]).toEqual([true, 'https://shop.example'])
})
