import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { payformParams, readPayform } from './payform.ts'

test('what a buyer’s browser carries to the bank is read back, nested pairs and all', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (description, token) => {
      fc.pre(description.isWellFormed() && token.isWellFormed())
      const read = readPayform(payformParams({ description, amount: '100', auth: { access_token: token } }))
      expect(read?.get('description')).toBe(description)
      expect(new URLSearchParams(read?.get('auth')?.replaceAll('+', '%2B')).get('access_token')).toBe(token)
    }),
  )
})

test('nonsense is no payment', () => expect(readPayform('!')).toBeNull())
