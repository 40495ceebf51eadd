import { refusal } from '@shyrdak/sdk/testing'
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router'
import { expect, test } from 'vitest'
import { failureKind } from './failure-kind.ts'

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://shop.example/assets/order-1.js'],
  ['Firefox', 'error loading dynamically imported module: https://shop.example/assets/order-1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['the build', 'Unable to preload CSS for /assets/checkout-1.css'],
])('code that failed to load, in the words of %s, is not a store error', (_, message) => {
  expect(failureKind(new TypeError(message))).toBe('unloaded')
})

test.each([
  ['Chromium', new TypeError('Failed to fetch')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Safari', new TypeError('Load failed')],
  ['a connection that hangs', new DOMException('signal timed out', 'TimeoutError')],
])(
  'a page that could not be reached before its code was asked for, in the words of %s, is not a store error',
  (_, error) => {
    expect(failureKind(error)).toBe('unloaded')
  },
)

test('a network error is not a store error, and an internal one is', () => {
  expect(failureKind(refusal('NETWORK'))).toBe('unloaded')
  expect(failureKind(refusal('INTERNAL'))).toBe('broken')
})

test('a request too many is the visitor’s to wait for, and not a store error', () => {
  expect(failureKind(new ErrorResponseImpl(429, '', null)), 'of the server').toBe('limited')
  expect(failureKind(refusal('RATE_LIMITED')), 'of an account page in the browser').toBe('limited')
})

test('a store that cannot be reached is no error of the page', () => {
  expect(failureKind(new ErrorResponseImpl(503, '', null)), 'of the server').toBe('unavailable')
  expect(failureKind(refusal('UNAVAILABLE')), 'of an account page in the browser').toBe('unavailable')
  expect(failureKind(refusal('TIMEOUT')), 'or the visitor’s own connection').toBe('unloaded')
})

test('every other error is a store error', () => {
  expect(failureKind(new TypeError('undefined is not a function'))).toBe('broken')
  expect(failureKind('dynamically imported module')).toBe('broken')
})
