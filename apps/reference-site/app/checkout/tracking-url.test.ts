import { expect, test } from 'vitest'
import { trackingUrl } from './tracking-url.ts'

test('a tracking number becomes an escaped link to its carrier', () => {
  expect(trackingUrl('CDEK', '10 123/4')).toBe('https://www.cdek.ru/ru/tracking/?order_id=10%20123%2F4')
})

test.each(['DHL', 'Kyrgyz Pochtasy', 'Kyrgyz Express Post'])(
  'a tracking number of %s becomes a link too',
  (carrier) => {
    expect(trackingUrl(carrier, 'RR 12')).toMatch(/^https:\/\/www\.[a-z0-9]+\.(com|net)\/.+=RR%2012$/)
  },
)

test.each(['Shyrdak', 'constructor', ''])('the carrier "%s" has no tracking link', (carrier) => {
  expect(trackingUrl(carrier, '1')).toBeNull()
})
