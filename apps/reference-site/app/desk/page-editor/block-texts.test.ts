import { BLOCK_SCHEMAS, blockFields, type BlockField, type PropPath } from '@shyrdak/sdk/blocks'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { describe, expect, test } from 'vitest'
import { blockTexts } from './block-texts.ts'

/** Every field of a block with its path, including those in items and groups. */
const fieldsBelow = (fields: readonly BlockField[], before: PropPath = []): [PropPath, BlockField][] =>
  fields.flatMap((field) => {
    const path = [...before, field.name]
    const inner = field.kind === 'list' || field.kind === 'group' ? fieldsBelow(field.fields, path) : []
    return [[path, field] as [PropPath, BlockField], ...inner]
  })

/** A missing text is rendered as its key. */
const KEY = /^(names|about|fields|own|options|hints|wrong)\./

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.keys(BLOCK_SCHEMAS))('%s, its fields and their options have names', (name) => {
    const texts = blockTexts(language)
    const said = [
      texts.nameOf(name),
      texts.aboutOf(name),
      ...fieldsBelow(blockFields(name)).flatMap(([path, field]) => [
        texts.labelOf(name, path),
        ...(field.kind === 'enum' ? field.options.map((option) => texts.optionOf(field.name, option)) : []),
      ]),
    ]
    expect(said.filter((text) => KEY.test(text) || text === '')).toEqual([])
    expect(texts.nameOf(name)).not.toBe(texts.nameOf('Marquee'))
  })
})

test('a field has its own name in a block where its meaning differs', () => {
  const { labelOf } = blockTexts('en')
  expect(labelOf('Accordion', ['items', 3, 'title'])).toBe('Question')
  expect(labelOf('Banner', ['title'])).toBe('Title')
})
