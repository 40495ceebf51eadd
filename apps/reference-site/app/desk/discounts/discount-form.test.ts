import { expect, test } from 'vitest'
import { changedDiscount, discountToSend, NO_DISCOUNT } from './discount-form.ts'

const FORM = { ...NO_DISCOUNT, code: ' felt-10 ', minimum: '1 500' }
const wrongIn = (changes: Partial<typeof FORM>) =>
  [...(discountToSend({ ...FORM, ...changes }).wrong?.keys() ?? [])].toSorted()

test('a discount code is sent trimmed, and empty limits as none', () => {
  expect(discountToSend(FORM).body).toEqual({
    code: 'felt-10',
    kind: 'percent',
    percent: 10,
    sum: null,
    minimum: '1500.00',
    valid_from: null,
    valid_until: null,
    max_uses: null,
    max_uses_per_buyer: 1,
    is_active: true,
  })
})

test('only the fields of the chosen kind are sent', () => {
  expect(discountToSend({ ...FORM, kind: 'sum', sum: '500' }).body).toMatchObject({
    percent: null,
    sum: '500.00',
  })
  expect(discountToSend({ ...FORM, kind: 'free_delivery', sum: 'x' }).body).toMatchObject({
    percent: null,
    sum: null,
  })
})

test('invalid fields are named', () => {
  expect(wrongIn({ code: '' })).toEqual(['code'])
  expect(wrongIn({ code: 'two words' })).toEqual(['code'])
  expect(wrongIn({ percent: '101' })).toEqual(['percent'])
  expect(wrongIn({ percent: '' })).toEqual(['percent'])
  for (const sum of ['', '0', '10.50', 'ten']) expect(wrongIn({ kind: 'sum', sum })).toEqual(['sum'])
  expect(wrongIn({ minimum: 'much' })).toEqual(['minimum'])
  expect(wrongIn({ maxUses: '0' })).toEqual(['max_uses'])
  expect(wrongIn({ validFrom: '2026-12-02', validUntil: '2026-12-01' })).toEqual(['valid_until'])
})

test('issues have a reason and the limit', () => {
  const issue = (field: string, changes: Partial<typeof FORM>) =>
    discountToSend({ ...FORM, ...changes }).wrong?.get(field)
  expect(issue('valid_until', { validFrom: '2026-12-02', validUntil: '2026-12-01' })).toMatchObject({
    code: 'too_small',
    params: { min: '2026-12-02', of: 'date' },
  })
  expect(issue('percent', { percent: '101' })).toMatchObject({ code: 'too_big', params: { max: 100 } })
  expect(issue('percent', { percent: '10000000000' })).toMatchObject({
    code: 'too_big',
    params: { max: 100 },
  })
  expect(issue('percent', { percent: '10%' })).toMatchObject({ code: 'invalid' })
  const much = { code: 'too_big', params: { max: 999_999_999 } }
  expect(issue('sum', { kind: 'sum', sum: '9999999999' })).toMatchObject(much)
  expect(issue('minimum', { minimum: '9999999999' })).toMatchObject({ code: 'too_big' })
})

test('spaces around a code are not a change, and another kind is', () => {
  expect(changedDiscount(FORM, { ...FORM, code: 'felt-10' })).toBe(0)
  expect(changedDiscount(FORM, { ...FORM, kind: 'sum', isActive: false })).toBe(2)
})
