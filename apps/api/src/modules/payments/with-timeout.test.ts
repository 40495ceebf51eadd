import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

test('a bank that does not answer in time is logged under the name of the error', async () => {
  await expect(withTimeout(1, new Promise(() => {}))).rejects.toMatchObject({
    name: 'BankTimeout',
    message: 'The bank did not answer within 1 ms.',
  })
})

test('an answer in time is passed on', async () => {
  expect(await withTimeout(1_000, Promise.resolve('paid'))).toBe('paid')
})
