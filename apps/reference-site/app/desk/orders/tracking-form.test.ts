import { OrderLine } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import {
  changedLines,
  renumberedLines,
  sameForAll,
  trackingOf,
  trackingToSend,
  typeTracking,
  wrongTracking,
} from './tracking-form.ts'

const line = (size: string, tracking_number: string | null = null) => {
  const whole = build(OrderLine, { product_id: 3, variation_id: 7, size, is_special: false })
  return { ...whole, delivery: { ...whole.delivery, tracking_number } }
}
const lines = [line('36', 'KG 100'), line('37'), line('38')]
const [first, second] = lines.map(lineKey) as [string, string] // three of them
const NOTHING = [] as const

test('only changed tracking numbers are sent, trimmed', () => {
  const form = typeTracking(typeTracking(NOTHING, second, '  RU 123 456 KG '), first, 'KG 100 ')
  expect(trackingToSend(form, lines).body).toEqual({
    items: [{ line_key: second, was: null, tracking_number: 'RU 123 456 KG' }],
  })
})

test('an emptied tracking number is deleted', () => {
  expect(trackingToSend(typeTracking(NOTHING, first, ' '), lines).body).toEqual({
    items: [{ line_key: first, was: 'KG 100', tracking_number: null }],
  })
})

test('one number can be set for all lines', () => {
  const form = sameForAll(typeTracking(NOTHING, first, 'x'), lines, 'KG 7777')
  expect(lines.map((one) => trackingOf(form, one))).toEqual(['KG 7777', 'KG 7777', 'KG 7777'])
  expect(changedLines(form, lines)).toHaveLength(3)
})

test.each(['ab', '<b>1234</b>', '-1234'])('%s is not a tracking number, at its own line', (typed) => {
  const { wrong } = trackingToSend(typeTracking(NOTHING, second, typed), lines)
  expect([...(wrong ?? [])].map(([key, { code }]) => [key, code])).toEqual([[second, 'invalid']])
})

test('an issue from the store is shown at the line that was sent', () => {
  const form = typeTracking(NOTHING, second, 'KG 7777')
  const refused = [{ path: ['items', 0, 'line_key'], code: 'invalid' }]
  expect([...wrongTracking(form, lines, refused).keys()]).toEqual([second])
})

test('a typed number stays when the order is reloaded', () => {
  const form = typeTracking(NOTHING, second, 'KG 7777')
  expect(trackingOf(form, line('37', 'KG 1'))).toBe('KG 7777')
  expect(trackingOf(form, line('36', 'KG 2'))).toBe('KG 2')
})

test('a colleague’s number is noticed at its line, also one that was removed', () => {
  const now = [line('36'), line('37', 'KG 5'), line('38')]
  expect(renumberedLines(lines, now).map(({ size }) => size)).toEqual(['36', '37'])
  expect(renumberedLines(now, now)).toEqual([])
})
