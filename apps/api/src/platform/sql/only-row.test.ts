import { expect, test } from 'vitest'
import { onlyRow } from './only-row.ts'

test('the row of a statement is returned, and a missing one is an error that names the statement', () => {
  expect(onlyRow([{ id: 7 }], 'insert into category')).toEqual({ id: 7 })
  expect(() => onlyRow([], 'insert into category')).toThrow('insert into category returned no row')
})
