import { expect, test } from 'vitest'
import { freeDeliveryOf } from './free-delivery-setting.ts'

test('delivery is free from a sum in som, by country', () => {
  expect([...freeDeliveryOf('KG:10000 KZ:20000, RU:15000')]).toEqual([
    ['KG', '10000.00'],
    ['KZ', '20000.00'],
    ['RU', '15000.00'],
  ])
  expect(freeDeliveryOf('').size).toBe(0)
})

test('an invalid entry is refused by the name of the setting', () => {
  for (const entry of ['KG', 'KG:', 'KG:0', 'KG:10.50', 'XX:100', 'kg:100', 'KG:-5'])
    expect(() => freeDeliveryOf(`KZ:20000 ${entry}`)).toThrow(`FREE_DELIVERY_FROM`)
  expect(() => freeDeliveryOf('KG:100 KG:200')).toThrow('"KG:200"')
})
