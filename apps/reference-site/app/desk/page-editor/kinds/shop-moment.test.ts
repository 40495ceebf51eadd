import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, shopMoment } from './shop-moment.ts'

test('a time is shown in the shop’s time zone', () => {
  expect(shopMoment('2026-11-20T18:30:00.000Z')).toBe('2026-11-21T00:30')
  expect(instantOf('2026-11-21T00:30')).toBe('2026-11-20T18:30:00.000Z')
})

test('a shown time is read back as the same minute', () => {
  const moments = fc.date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (date) => {
      date.setSeconds(0, 0)
      expect(instantOf(shopMoment(date.toISOString()))).toBe(date.toISOString())
    }),
  )
})

test.each(['', 'soon', '2026-13-40T99:99'])('%j is not a time', (text) => {
  expect(shopMoment(text)).toBe('')
  expect(instantOf(text)).toBe('')
})
