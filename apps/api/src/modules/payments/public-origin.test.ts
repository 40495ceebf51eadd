import { expect, test } from 'vitest'
import { publicOrigin } from './public-origin.ts'

test.each([
  ['http://localhost:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'http://[::1]:3000'],
  ['http://localhost:3000', 'http://192.168.1.7:3000'],
  ['http://127.0.0.1:3000', 'http://localhost:3000'],
])('a store at %s that is opened at %s takes payments there', (publicUrl, origin) => {
  expect(publicOrigin(publicUrl, origin)).toBe(origin)
})

test.each([
  ['https://shop.example', 'http://127.0.0.1:3000'],
  ['https://shop.example', 'https://evil.example'],
  ['http://localhost.shop.example', 'https://evil.example'],
  ['http://localhost:3000', undefined],
])('a store at %s takes payments there when the page is at %s', (publicUrl, origin) => {
  expect(publicOrigin(publicUrl, origin)).toBe(publicUrl)
})
