import { afterEach, expect, test, vi } from 'vitest'
import { resolveSettings } from './settings.ts'

afterEach(() => vi.restoreAllMocks())

function anElement(attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement('shyrdak-cart')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

test('an address of the API with a path means its origin, for images as for calls', () => {
  const element = anElement({ 'api-host': 'https://api.shop.example/api/' })
  expect(resolveSettings(element, {})).toMatchObject({
    apiHost: 'https://api.shop.example',
    shop: 'https://api.shop.example',
  })
})

test('the shop may be below a path', () => {
  const element = anElement({ shop: 'https://partner.example/felt/', 'api-host': 'https://shop.example' })
  expect(resolveSettings(element, {}).shop).toBe('https://partner.example/felt')
})

test('an address that is none is skipped with a warning, and the page’s own is used', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(resolveSettings(anElement({ 'api-host': 'javascript:alert(1)' }), {}).apiHost).toBe(location.origin)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('an element in a frame without an origin has settings, too', () => {
  vi.stubGlobal('location', { origin: 'null' })
  expect(resolveSettings(anElement({}), {}).apiHost).toBe('null')
  vi.unstubAllGlobals()
})
