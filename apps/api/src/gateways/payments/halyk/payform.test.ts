import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { payformParams, readPayform } from './payform.ts'

test('the payment form is read back as it was written, nested pairs included', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (description, token) => {
      fc.pre(description.isWellFormed() && token.isWellFormed())
      const read = readPayform(payformParams({ description, amount: '100', auth: { access_token: token } }))
      expect(read?.get('description')).toBe(description)
      expect(new URLSearchParams(read?.get('auth')?.replaceAll('+', '%2B')).get('access_token')).toBe(token)
    }),
  )
})

test('a payment form that cannot be parsed is not read', () => expect(readPayform('!')).toBeNull())
