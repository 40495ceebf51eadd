import { expect, test } from 'vitest'
import { changedTerms, termsForm, termsToSend } from './terms-form.ts'

const READ = { price_list: { id: 3, name: { en: 'A', ru: 'A', kg: 'A' } }, tier_count: 10 }

test('spaces in the tier of a client’s terms are not a change', () => {
  expect(changedTerms(termsForm(READ), READ)).toBe(0)
  expect(changedTerms({ list: '3', tier: ' 1 0 ' }, READ)).toBe(0)
  expect(changedTerms({ list: '', tier: '50' }, READ)).toBe(2)
})

test('no list means the store’s own prices, and no tier means one piece', () => {
  expect(termsToSend({ list: '', tier: ' ' }).body).toEqual({ price_list_id: null, tier_count: 1 })
})

test.each(['0', '-1', '1.5', 'ten', '10001'])('%s pieces are not a tier', (tier) => {
  const { body, wrong } = termsToSend({ list: '3', tier })
  expect(body).toBeNull()
  expect([...(wrong?.keys() ?? [])]).toEqual(['tier_count'])
})
