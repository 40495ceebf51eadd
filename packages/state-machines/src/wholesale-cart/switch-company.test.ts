import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import { ownCart, switchCompany } from './switch-company.ts'

const CART = STORAGE_KEYS.wholesaleCart

test('a company that logs in on a shared device sees only its own cart', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('a', 'b', null)), { maxLength: 30 }),
      (logins) => {
        const storage = memoryStorage()
        const expected = new Map<number, string | null>()
        for (const [company, puts] of logins) {
          switchCompany(storage, company)
          expect(storage.get(CART)).toBe(expected.get(company) ?? null)
          const text = puts === null ? null : `${puts} of ${company}`
          if (text === null) storage.remove(CART)
          else storage.set(CART, text)
          expected.set(company, text)
        }
      },
    ),
  )
})

test('a cart without a known company is shown to nobody', () => {
  const storage = memoryStorage()
  storage.set(CART, 'of somebody')
  switchCompany(storage, 7)
  expect(storage.get(CART)).toBeNull()
})

test('bought kits are stored per company like the cart', () => {
  const storage = memoryStorage()
  switchCompany(storage, 1)
  storage.set(STORAGE_KEYS.boughtBrands, 'kits')
  switchCompany(storage, 2)
  expect(storage.get(STORAGE_KEYS.boughtBrands)).toBeNull()
  switchCompany(storage, 1)
  expect(storage.get(STORAGE_KEYS.boughtBrands)).toBe('kits')
})

test('a tab of the former company knows that the stored cart is no longer its own', () => {
  const storage = memoryStorage()
  switchCompany(storage, 1)
  const isOwn = ownCart(storage)
  expect(isOwn()).toBe(true)
  switchCompany(storage, 2)
  expect(isOwn()).toBe(false)
})
