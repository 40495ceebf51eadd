import {
  BLOCK_SCHEMAS,
  canContain,
  emptyTexts,
  readBlocks,
  type BlockName,
  type BlockNode,
} from '@shyrdak/sdk/blocks'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { describe, expect, test } from 'vitest'
import { SECTION_NAMES, SECTIONS } from './sections.ts'
import { STARTING_BLOCKS } from './starting-blocks.ts'
import { startWith } from './starting-texts.ts'

/** Photos and films are left for the author to choose. */
const isAskedFor = (path: readonly (string | number)[]) =>
  ['src', 'image', 'images', 'items'].includes(String(path.at(-1)))

const misplaced = (nodes: readonly BlockNode[], parent: unknown = null): unknown[] =>
  nodes.flatMap(({ componentName, children = [] }) => [
    ...(canContain(parent, componentName) ? [] : [componentName]),
    ...misplaced(children, componentName),
  ])

describe.each(Object.keys(BLOCK_SCHEMAS) as BlockName[])('a new %s', (name) => {
  test('is complete except for photos and films, in each language', async () => {
    for (const language of LANGUAGES) {
      const blocks = await startWith((say) => [STARTING_BLOCKS[name](say)], language)
      const faults = readBlocks(blocks[language]).faults.filter(({ path }) => !isAskedFor(path))
      expect(faults).toEqual([])
      expect(emptyTexts(blocks[language])).toEqual([])
      expect(JSON.stringify(blocks[language])).not.toContain('undefined')
    }
  })
})

test.each(SECTION_NAMES)('the section %s contains only blocks where they are allowed', async (name) => {
  const blocks = await startWith((say) => [SECTIONS[name](say)], 'kg')
  expect(misplaced(blocks.kg)).toEqual([])
  expect(blocks.en.map(({ componentName }) => componentName)).toEqual(['Container'])
})

test('a new block has starting texts in the shown language only', async () => {
  const blocks = await startWith((say) => [STARTING_BLOCKS.Paragraph(say)], 'en')
  expect(JSON.stringify(blocks.en)).toContain('<h2>')
  for (const language of ['ru', 'kg'] as const) {
    expect(JSON.stringify(blocks[language])).not.toMatch(/\p{Script=Cyrillic}/u)
    expect(blocks[language].map(({ componentName }) => componentName)).toEqual(['Paragraph'])
  }
})
