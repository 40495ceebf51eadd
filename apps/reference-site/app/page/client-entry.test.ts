import { expect, test } from 'vitest'
import { firstScript } from './client-entry.ts'

test('a built page preloads the file with the first script, not the one that imports it', () => {
  expect(firstScript({ module: '/assets/entry.client-A.js', imports: ['/assets/first-B.js'] })).toBe(
    '/assets/first-B.js',
  )
  expect(firstScript({ module: '/app/entry.client.ts', imports: [] })).toBe('/app/entry.client.ts')
})
