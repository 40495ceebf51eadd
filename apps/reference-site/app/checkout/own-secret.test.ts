import { rememberOrder } from '@shyrdak/state-machines/checkout'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { expect, test } from 'vitest'
import { ownSecret } from './own-secret.ts'

const uuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const secret = 'k'.repeat(43)

function device() {
  const storage = memoryStorage()
  // Only these fields are stored.
  const placed = {
    order: { id: 7, order_number: 'S-7' },
    secret,
    payment_link: `/payment-link/${uuid}?k=${secret}`,
  } as Parameters<typeof rememberOrder>[1]
  rememberOrder(storage, placed)
  return storage
}

test('an order placed on this device opens without a secret in its address', () => {
  expect(ownSecret(device(), { id: '7' })).toBe(secret)
  expect(ownSecret(device(), { uuid })).toBe(secret)
})

test('an order from another device has no secret here', () => {
  expect(ownSecret(device(), { id: '8' })).toBeUndefined()
  expect(ownSecret(device(), { uuid: uuid.replace('6', '7') })).toBeUndefined()
  expect(ownSecret(memoryStorage(), { id: '7' })).toBeUndefined()
})
