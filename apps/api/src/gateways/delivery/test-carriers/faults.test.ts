import { expect, test } from 'vitest'
import { readCarrierFaults } from './faults.ts'

test('the switchboard reads its setting', () => {
  expect(readCarrierFaults('cdek:slow  dhl:down')).toEqual({ cdek: 'slow', dhl: 'down' })
  expect(readCarrierFaults('')).toEqual({})
})

test.each(['cdek', 'cdek:often', 'post:down', 'dhl:kill', '__proto__:down'])('%s is no switch', (setting) =>
  expect(() => readCarrierFaults(setting)).toThrow('TEST_CARRIERS_FAULTS'),
)
