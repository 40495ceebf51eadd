import { expect, test } from 'vitest'
import { trackingUrl } from './tracking-url.ts'

test('a number leads to the page of its carrier, and cannot lead elsewhere', () => {
  expect(trackingUrl('CDEK', '10 123/4')).toBe('https://www.cdek.ru/ru/tracking/?order_id=10%20123%2F4')
})

test.each(['DHL', 'Kyrgyz Pochtasy', 'Kyrgyz Express Post'])(
  'a number of %s leads to it as well',
  (carrier) => {
    expect(trackingUrl(carrier, 'RR 12')).toMatch(/^https:\/\/www\.[a-z0-9]+\.(com|net)\/.+=RR%2012$/)
  },
)

test.each(['Shyrdak', 'constructor', ''])('the carrier "%s" has no page', (carrier) => {
  expect(trackingUrl(carrier, '1')).toBeNull()
})
