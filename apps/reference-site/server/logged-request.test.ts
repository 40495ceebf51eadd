import { expect, test } from 'vitest'
import { loggedRequest } from './logged-request.ts'

test('an operator who logs every request reads its path, and nobody’s order secret', () => {
  const request = { method: 'GET', url: '/order/S-100001?k=secret&lang=ru', ip: '127.0.0.1' }
  expect(loggedRequest(request)).toEqual({ method: 'GET', path: '/order/S-100001', ip: '127.0.0.1' })
  expect(loggedRequest({ ...request, url: '/kg' }).path).toBe('/kg')
})
