import { expect, test } from 'vitest'
import { readFaults } from './faults.ts'

test('the switchboard reads its setting', () => {
  expect(readFaults('start:fail  notification:ten-times,record:wrong-amount')).toEqual({
    start: 'fail',
    notification: 'ten-times',
    record: 'wrong-amount',
  })
  expect(readFaults('')).toEqual({})
})

test.each(['start', 'start:often', 'stop:fail', 'notification:fail', 'record:slow', '__proto__:fail'])(
  '%s is no switch',
  (setting) => expect(() => readFaults(setting)).toThrow('TEST_BANK_FAULTS'),
)
