import { contract } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { inputReader } from './endpoint-input.ts'

const call = (query: Record<string, unknown>) => ({ params: {}, query, body: undefined })

test('the first call of an endpoint is read like every later one', () => {
  const read = inputReader(contract.retailCatalogue.products.list)
  const first = read(call({ page: '2', country_iso_code: 'KZ' }))
  expect(first).toMatchObject({ query: { page: 2 }, country: 'KZ' })
  expect(read(call({ page: '2', country_iso_code: 'KZ' }))).toEqual(first)
})

test('a first call is refused with every field that is wrong in it', () => {
  const read = inputReader(contract.retailCatalogue.products.list)
  expect(() => read(call({ page: 'two', stray: '1', country_iso_code: 'nowhere' }))).toThrow(
    expect.objectContaining({
      code: 'INVALID',
      details: {
        issues: [
          { path: ['country_iso_code'], code: 'invalid' },
          { path: ['page'], code: 'invalid' },
          { path: ['stray'], code: 'unrecognized' },
        ],
      },
    }),
  )
})
