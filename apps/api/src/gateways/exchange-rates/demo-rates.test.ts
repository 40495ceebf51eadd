import { expect, test } from 'vitest'
import { demoRates } from './demo-rates.ts'

test('rates are dated by the day in Bishkek, where it is already tomorrow on a late evening in UTC', async () => {
  const rates = await demoRates(() => new Date('2026-11-25T19:30:00Z')).fetch()
  expect(new Set(rates.map(({ date }) => date))).toEqual(new Set(['2026-11-26']))
})
