import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, publishedFrom, shopMoment, typedMoment } from './shop-moment.ts'

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

test('an article waits for its whole date: half a date, or the year 27, is no time to publish at', () => {
  const typed = (value: string, badInput: boolean) =>
    publishedFrom(typedMoment({ value, validity: { badInput } as ValidityState })) // all that is read of it
  expect(typed('', false)).toBeNull()
  expect(typed('2027-11-21T00:30', false)).toBe('2027-11-20T18:30:00.000Z')
  const isTime = (moment: string | null) => moment === null || !Number.isNaN(Date.parse(moment))
  expect(isTime(typed('', true))).toBe(false)
  expect(isTime(typed('0027-11-21T00:30', false))).toBe(false)
})
