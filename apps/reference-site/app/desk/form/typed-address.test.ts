import { expect, test } from 'vitest'
import { addressInLanguage, typedAddress } from './typed-address.ts'

test.each([
  ['/pages/about', '/pages/about'],
  [' #more ', '#more'],
  ['?tab=delivery', '?tab=delivery'],
  ['https://shop.example/kg/pages/about?a=1#b', '/kg/pages/about?a=1#b'],
  ['shop.example/pages/about', '/pages/about'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ['elsewhere.example', 'https://elsewhere.example'],
  ['кыргыз.рф/баракча', 'https://кыргыз.рф/баракча'],
  ['shop@shyrdak.example', 'mailto:shop@shyrdak.example'],
  ['+996 (700) 123-456', 'tel:+996700123456'],
  ['tel:+996700123456', 'tel:+996700123456'],
])('%s is the address %s', (typed, address) => {
  expect(typedAddress(typed, 'https://shop.example')).toBe(address)
})

test.each([
  '',
  'about us',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'data:text/html,x',
  'a\nb',
])('%j is not an address', (typed) => {
  expect(typedAddress(typed, 'https://shop.example')).toBeNull()
})

test.each([
  ['/pages/about', '/kg/pages/about'],
  ['/', '/kg'],
  ['/?a=1', '/kg/?a=1'],
  ['/ru/pages/about', '/ru/pages/about'],
  ['/media/a.jpg', '/media/a.jpg'],
  ['#more', '#more'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
])('%s becomes %s in a Kyrgyz text', (address, shown) => {
  expect(addressInLanguage(address, 'kg')).toBe(shown)
})
