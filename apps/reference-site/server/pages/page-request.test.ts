import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addressIn } from './preference-route.ts'
import { readPageRequest } from './page-request.ts'

/** The id and log of a request, which its page logs failures with. */
const logged = () => {
  const { log } = fastify()
  return { id: 'r-7', log }
}

const pageRequest = (url: string, cookies: Record<string, string> = {}, acceptLanguage?: string) =>
  readPageRequest(
    {
      ...logged(),
      url,
      cookies,
      headers: acceptLanguage ? { 'accept-language': acceptLanguage } : {},
      ip: '::1',
    },
    { publicUrl: 'https://shop.example' },
  )

test('the language comes from the address, then the cookie, then the browser, and else is Russian', () => {
  expect(pageRequest('/kg/search', { shyrdak_lang: 'en' }, 'ru').language).toBe('kg')
  expect(pageRequest('/search', { shyrdak_lang: 'en' }, 'ru').language).toBe('en')
  expect(pageRequest('/search', {}, 'de, ky;q=0.8').language).toBe('kg')
  expect(pageRequest('/search', { shyrdak_lang: 'tlh' }, 'de').language).toBe('ru')
})

test('a browser’s language is chosen by its weight, not by its position', () => {
  expect(pageRequest('/search', {}, 'en;q=0.1, ru').language).toBe('ru')
  expect(pageRequest('/search', {}, 'ru;q=0.5, kg;q=0.9').language).toBe('kg')
})

test('a language prefix counts only at the start of the path', () => {
  expect(pageRequest('/kg/product/1?size=38')).toMatchObject({ prefix: '/kg', path: '/product/1' })
  expect(pageRequest('/en')).toMatchObject({ prefix: '/en', path: '/' })
  expect(pageRequest('/kgz')).toMatchObject({ prefix: '', path: '/kgz' })
  expect(pageRequest('/kg/%2e%2e/search')).toMatchObject({ prefix: '', path: '/search' })
})

test('an unknown country is ignored', () => {
  expect(pageRequest('/', { country_iso_code: 'KZ' })).toMatchObject({
    country: 'KZ',
    hasChosenCountry: true,
  })
  expect(pageRequest('/', { country_iso_code: 'ZZ' })).toMatchObject({
    country: 'KG',
    hasChosenCountry: false,
  })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/[',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
  '\u0000',
])('a switch of language or country never redirects to %j', (value) =>
  expect(addressIn(value, 'kg')).toBe('/'),
)

test('a switch of language or country returns to the page, in the chosen language', () => {
  expect(addressIn('/ru/product/naryn-mules?size=40', 'ru')).toBe('/ru/product/naryn-mules?size=40')
  expect(addressIn('/ru/categories?sort=new', 'kg')).toBe('/kg/categories?sort=new')
  expect(addressIn('/ru', 'kg')).toBe('/kg')
  expect(addressIn('/ru/?gifts=1', 'en')).toBe('/en?gifts=1')
  expect(addressIn('/ru/blog', null)).toBe('/ru/blog')
  // An address without a language prefix stays without one.
  expect(addressIn('/categories?sort=new', 'kg')).toBe('/categories?sort=new')
  expect(addressIn('/ruins', 'kg')).toBe('/ruins')
  expect(addressIn('/en//evil.example', 'kg')).toBe('/kg/evil.example')
})

test('the access gate is closed to requests without its pass', () => {
  const gate = { isPass: (given: string | undefined) => given === 'the pass' }
  const gateFor = (accessGranted?: string) =>
    readPageRequest(
      { ...logged(), url: '/', cookies: { accessGranted }, headers: {}, ip: '::1' },
      { publicUrl: 'https://shop.example', gate },
    ).gate
  expect(gateFor()).toEqual({ kind: 'closed' })
  expect(gateFor('true')).toEqual({ kind: 'closed' })
  expect(gateFor('the pass')).toBeUndefined()
  expect(pageRequest('/').gate).toBeUndefined()
})
