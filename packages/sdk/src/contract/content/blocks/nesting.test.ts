import { describe, expect, test } from 'vitest'
import { BLOCK_NESTING, BLOCK_SCHEMAS, canContain, fieldAt, nestingOf } from './index.ts'

describe('canContain', () => {
  test('a column can only be in a row', () => {
    expect(canContain('Testing', 'TestCol')).toBe(true)
    for (const parent of [null, 'Container', 'Tabs', 'TestCol', 'Paragraph'])
      expect(canContain(parent, 'TestCol')).toBe(false)
  })

  test('a row can contain only columns, and a column any block', () => {
    expect(canContain('Testing', 'Paragraph')).toBe(false)
    expect(canContain('TestCol', 'Paragraph')).toBe(true)
    expect(canContain('TestCol', 'Testing')).toBe(true)
  })

  test('a block that shows no children can contain none', () => {
    for (const parent of Object.keys(BLOCK_SCHEMAS).filter((name) => !Object.hasOwn(BLOCK_NESTING, name)))
      expect(canContain(parent, 'Paragraph')).toBe(false)
  })

  test.each(['Marquee', 'constructor', '__proto__', undefined, 7])(
    'an unknown block %j can contain nothing',
    (parent) => {
      expect(nestingOf(parent)).toBeUndefined()
      expect(canContain(parent, 'Paragraph')).toBe(false)
    },
  )
})

test('a block with panels has a list prop for them', () => {
  for (const [name, { panels }] of Object.entries(BLOCK_NESTING))
    if (panels !== undefined) expect(fieldAt(name, [panels])?.kind).toBe('list')
})
