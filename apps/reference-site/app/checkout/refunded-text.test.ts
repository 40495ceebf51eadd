import { expect, test } from 'vitest'
import { refundedText } from './refunded-text.ts'

const plain = (text: string) => text.replace(/\u00A0|\u202F/g, ' ')

test('a refund in som is shown once', () => {
  const refunded = { amount: '500.00', currency: 'KGS', total: '500.00' } as const
  expect(plain(refundedText(refunded, 'en'))).toBe('−500.00 KGS')
})

test('a refund in another currency is shown in it, with the amount in som', () => {
  const refunded = { amount: '5.00', currency: 'USD', total: '437.25' } as const
  expect(plain(refundedText(refunded, 'ru'))).toBe('−5,00 $ (437.25 KGS)')
})
