import { ShyrdakError } from '@shyrdak/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOfCall } from './failure-of-call.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('a refusal of the store is told with its code, its wait and its issues', () => {
  const issues = [{ path: ['name'], code: 'required' }]
  const error = new ShyrdakError({ code: 'RATE_LIMITED', operation: 'POST /x', retryAfter: 30, issues })
  expect(failureOfCall(error)).toEqual({ code: 'RATE_LIMITED', retryAfter: 30, issues })
  expect(console.error).not.toHaveBeenCalled()
})

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/client.js',
  'error loading dynamically imported module: https://shop.example/assets/client.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/crop.css',
])('code that cannot be loaded is told as a lost connection: %s', (message) => {
  expect(failureOfCall(new TypeError(message)).code).toBe('NETWORK')
  expect(console.error).not.toHaveBeenCalled()
})

test.each([new TypeError("Cannot read properties of undefined (reading 'path')"), 'thrown', undefined])(
  'a mistake of ours is not told as a lost connection, and is logged: %s',
  (error) => {
    expect(failureOfCall(error)).toEqual({ code: 'INTERNAL', retryAfter: null, issues: [] })
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Shyrdak:', error)
  },
)
