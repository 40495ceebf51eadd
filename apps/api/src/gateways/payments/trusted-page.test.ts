import { expect, test } from 'vitest'
import { pagesInStore, pagesOf, trusted } from './trusted-page.ts'

const RETURN = 'http://shop.test/api/pay/return/x'
const bank = pagesOf(['*.bank.example', 'pay.other.example'])

test.each(['https://www.bank.example/pay?x=1', 'https://bank.example/', 'https://pay.other.example/p'])(
  'buyers are sent to %s',
  (url) => expect(trusted(url, bank, RETURN)).toBe(url),
)

test.each([
  'http://www.bank.example/',
  'https://bank.example.evil.example/',
  'https://evilbank.example/',
  'https://other.example/',
  'https://bank.example@evil.example/',
  'javascript:alert(1)',
  '//bank.example/',
  '',
])('buyers are not sent to “%s”', (url) => expect(() => trusted(url, bank, RETURN)).toThrow('pages'))

test('the page of a test bank is in the store, and nowhere else', () => {
  expect(trusted('http://shop.test/test-bank/x', pagesInStore, RETURN)).toContain('/test-bank/x')
  expect(() => trusted('https://www.bank.example/', pagesInStore, RETURN)).toThrow()
})
