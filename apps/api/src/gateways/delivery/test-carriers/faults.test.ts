import { expect, test } from 'vitest'
import { readCarrierFaults } from './faults.ts'

test('the faults of the test carriers are read from their setting', () => {
  expect(readCarrierFaults('cdek:slow  dhl:down')).toEqual({ cdek: 'slow', dhl: 'down' })
  expect(readCarrierFaults('')).toEqual({})
})

test.each(['cdek', 'cdek:often', 'post:down', 'dhl:kill', '__proto__:down'])(
  '“%s” is refused by the name of the setting',
  (setting) => expect(() => readCarrierFaults(setting)).toThrow('TEST_CARRIERS_FAULTS'),
)
