import { expect, test } from 'vitest'
import { canonicalAddress, canonicalAddresses, documentPatterns } from './canonical-address.ts'

const route = (path: string | undefined, handle?: unknown) => ({ path, module: { handle } })
const DOCUMENT = { kind: 'document' }
const build = {
  routes: {
    root: route(''),
    home: route(undefined, DOCUMENT),
    page: route('pages/:url', DOCUMENT),
    faq: route('pages/faq', DOCUMENT),
    about: route('about', DOCUMENT),
    categories: route('categories/:url?', DOCUMENT),
    article: route('blog/:category/:url', DOCUMENT),
    cart: route('order/basket', { kind: 'hydrated' }),
    robots: route('robots.txt'),
    nothing: route('*', DOCUMENT),
  },
} as unknown as Parameters<typeof documentPatterns>[0] // all that is read of it
const patterns = documentPatterns(build)
const lead = (url: string) => canonicalAddress(url, patterns)

test.each([
  ['/en/About', '/en/about'],
  ['/en/about/', '/en/about'],
  ['/ABOUT', '/about'],
  ['/EN/about', '/en/about'],
  ['/Kg', '/kg'],
  ['/%61bout', '/about'],
  ['/kg/%2e%2e/About', '/about'],
  ['/categories/', '/categories'],
  ['/pages/FAQ/', '/pages/faq'],
])('%s redirects to %s', (asked, address) => expect(lead(asked)).toBe(address))

test('parameters in a path keep their case', () => {
  expect(lead('/Categories/Rugs')).toBe('/categories/Rugs')
  expect(lead('/ru/Blog/Craft/%D0%B6%D2%AF%D0%BD/')).toBe('/ru/blog/Craft/%D0%B6%D2%AF%D0%BD')
  expect(lead('/pages/Delivery')).toBeUndefined()
})

test('the query is kept', () => {
  expect(lead('/Categories/?sort=price_up&group=Male&text=a%26b')).toBe(
    '/categories?sort=price_up&group=Male&text=a%26b',
  )
  expect(lead('/about?next=/About/')).toBeUndefined()
})

test.each([
  '/',
  '/en',
  '/en/',
  '/about',
  '/en/about',
  '/pages/faq',
  '/categories/Rugs',
  '/Order/Basket/',
  '/Robots.txt',
  '/About/Us/',
  '/Nowhere/',
  '/EN/nowhere/',
])('%s is not redirected', (asked) => expect(lead(asked)).toBeUndefined())

test.each([
  '//evil.example/',
  '//evil.example/About/',
  '/\\evil.example/About/',
  '/en//evil.example/',
  '/EN//about',
  '/%2f%2fevil.example/',
  '/about//',
  '/%E0%A4%A/',
  '/categories/%0d%0aset-cookie:a=b/',
  '/Categories/%2f%2fevil.example/',
  '/Categories/..//evil.example/',
])('%s does not redirect to another site', (asked) => {
  const address = lead(asked)
  if (address === undefined) return
  expect(address).toMatch(/^\/categories\/[^/\\\s]+$/)
  expect(new URL(address, 'https://shop.example').host).toBe('shop.example')
})

test('only GET and HEAD requests are redirected', async () => {
  const homeOf = canonicalAddresses(() => build as never) // all that is read of it
  const homes = ['GET', 'HEAD', 'POST', 'PUT'].map((method) => homeOf({ method, url: '/About' }))
  expect(await Promise.all(homes)).toEqual(['/about', '/about', undefined, undefined])
})
