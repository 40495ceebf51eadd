import { expect, test } from 'vitest'
import { dueOf, lowKits, readNextSteps } from './read-next-steps.ts'

test('the balance due is summed over the unpaid orders', () => {
  expect(dueOf([{ balance: '1000.50' }, { balance: '0.00' }, { balance: '20.00' }])).toEqual({
    count: 2,
    sum: '1020.50',
  })
  expect(dueOf([{ balance: '0.00' }])).toBeNull()
})

test('a kit below a quarter is low, and one that was never bought is not', () => {
  const kit = (remainder: number, boughtBrandsKit = 100) => ({
    name: 'A',
    count: 100,
    remainder,
    boughtBrandsKit,
  })
  expect(lowKits([kit(25), kit(24), kit(0), kit(0, 0)])).toEqual([
    { name: 'A', left: 24 },
    { name: 'A', left: 0 },
  ])
})

test('a client whose page could not load the code of the calls still gets the page, without open steps', async () => {
  const sdk = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(readNextSteps({ sdk }, 'owner')).resolves.toEqual({ orders: 0, due: null, low: [], unread: 0 })
})
