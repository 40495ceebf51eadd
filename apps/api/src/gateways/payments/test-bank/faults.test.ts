import { expect, test } from 'vitest'
import { readFaults } from './faults.ts'

test('the faults of the test bank are read from their setting', () => {
  expect(readFaults('start:fail  notification:ten-times,record:wrong-amount')).toEqual({
    start: 'fail',
    notification: 'ten-times',
    record: 'wrong-amount',
  })
  expect(readFaults('')).toEqual({})
})

test.each(['start', 'start:often', 'stop:fail', 'notification:fail', 'record:slow', '__proto__:fail'])(
  '“%s” is refused by the name of the setting',
  (setting) => expect(() => readFaults(setting)).toThrow('TEST_BANK_FAULTS'),
)
