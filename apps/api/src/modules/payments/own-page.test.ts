import { expect, test } from 'vitest'
import { ownPage } from './own-page.ts'

const shop = 'https://shop.example'

test.each([
  ['/order/order-complete/5?k=x#top', '/order/order-complete/5?k=x#top'],
  ['https://shop.example/payment-link/1', '/payment-link/1'],
  ['order', '/order'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
])('%s is a page of the store', (address, path) => {
  expect(ownPage(address, 'success_url', shop)).toBe(path)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  'https://shop.example//evil.example',
  String.raw`https://shop.example/\evil.example`,
  '/.//evil.example',
  'https://shop.example@evil.example/',
  'https://user:secret@shop.example/',
  'http://shop.example/',
  'https://shop.example:444/',
  'https://shop.example.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/\u3002evil',
  'http://[',
])('%s cannot send a buyer to another site', (address) => {
  let path: string | undefined
  try {
    path = ownPage(address, 'success_url', shop)
  } catch (error) {
    expect(error).toMatchObject({ code: 'INVALID', details: { issues: [{ path: ['success_url'] }] } })
    return
  }
  // Accepted URLs stay on this host.
  expect(new URL(path, shop).origin).toBe(shop)
})
