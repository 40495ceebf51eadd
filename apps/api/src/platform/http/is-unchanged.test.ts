import { expect, test } from 'vitest'
import { isUnchanged } from './is-unchanged.ts'

test('a browser that names the file as it is has it already', () => {
  for (const named of ['"a-1"', 'W/"a-1"', '"b", "a-1"', '"b,c",W/"a-1"', ' * ', '*'])
    expect(isUnchanged(named, '"a-1"'), named).toBe(true)
})

test('a browser that names another file, or none, is sent this one', () => {
  for (const named of [undefined, '', '"a"', '"a-1', 'a-1', '"b", "c"', '"*"'])
    expect(isUnchanged(named, '"a-1"'), String(named)).toBe(false)
})
