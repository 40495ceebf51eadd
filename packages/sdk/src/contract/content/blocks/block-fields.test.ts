import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BLOCK_SCHEMAS,
  blockFields,
  fieldAt,
  isTextAt,
  readBlocks,
  type BlockField,
  type BlockName,
} from './index.ts'

const NAMES = Object.keys(BLOCK_SCHEMAS) as BlockName[] // Object.keys() loses the literal types
const summary = (fields: readonly BlockField[]) =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name !== 'styles' && name !== 'classes')
      .map(({ name, kind, isRequired }) => [name, `${kind}${isRequired ? '' : '?'}`]),
  )

describe('blockFields', () => {
  test.each(NAMES)('knows a kind for every prop of %s', (name) => {
    expect(blockFields(name).map((field) => field.name)).toEqual(Object.keys(BLOCK_SCHEMAS[name].shape))
  })

  test('distinguishes the kinds of string and number props', () => {
    expect(summary(blockFields('Banner'))).toEqual({
      buttonText: 'text?',
      buttonLink: 'href?',
      id: 'banner?',
      image: 'image?',
      title: 'text?',
      content: 'html?',
      height: 'length?',
    })
    expect(summary(blockFields('VideoComponent'))).toMatchObject({ src: 'video', poster: 'image?' })
  })

  test('distinguishes retail categories from those of special goods', () => {
    expect(fieldAt('Products', ['catigories', 0, 'catigory'])?.kind).toBe('retail_category')
    expect(fieldAt('SpecialProduct', ['catigories', 0, 'catigory'])?.kind).toBe('special_category')
  })

  test('has the limits of lists and numbers and the options of enums', () => {
    expect(fieldAt('Accordion', ['items'])).toMatchObject({ kind: 'list', min: 1, max: 60 })
    expect(fieldAt('Images', ['count'])).toMatchObject({ kind: 'number', min: 1, max: 48, isRequired: false })
    expect(fieldAt('Button', ['tone'])).toMatchObject({
      kind: 'enum',
      options: ['primary', 'secondary', 'quiet'],
    })
  })

  test('finds fields in nested lists and in objects', () => {
    expect(fieldAt('BigSlider', ['items', 4, 'buttons', 1, 'backgroundColor'])?.kind).toBe('color')
    expect(fieldAt('Products', ['banner', 'content'])?.kind).toBe('html')
  })

  test.each([
    ['Marquee', ['content']],
    ['Paragraph', ['colour']],
    ['Paragraph', ['content', 'deeper']],
    ['constructor', ['name']],
  ])('finds no field in %s at %j', (name, path) => {
    expect(fieldAt(name, path)).toBeUndefined()
    expect(isTextAt(name, path)).toBe(false)
  })

  test('only text and HTML fields differ by language', () => {
    expect(isTextAt('Gallery', ['images', 0, 'alt'])).toBe(true)
    expect(isTextAt('Accordion', ['items', 0, 'content'])).toBe(true)
    expect(isTextAt('Gallery', ['images', 0, 'src'])).toBe(false)
    expect(isTextAt('Gallery', ['images'])).toBe(false)
  })
})

const SAMPLES: Partial<Record<BlockField['kind'], unknown>> = {
  text: 'Felt',
  html: '<p>Felt</p>',
  href: '/about',
  image: '/media/wool.jpg',
  video: '/media/film.mp4',
  color: '#a8322a',
  length: '50%',
  weight: 700,
  boolean: true,
  styles: { padding: '1rem' },
  classes: 'wide',
  key: 'a',
  banner: 1,
  blog_category: 1,
  retail_category: 1,
  special_category: 1,
}

function sampleOf(field: BlockField): unknown {
  if (field.kind === 'number') return field.max
  if (field.kind === 'enum') return field.options[0]
  if (field.kind === 'group') return samplesOf(field.fields)
  if (field.kind === 'list') return Array.from({ length: field.max }, () => samplesOf(field.fields))
  return SAMPLES[field.kind]
}
const samplesOf = (fields: readonly BlockField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)]))

test.each(NAMES)('a %s whose props are filled in by the kinds of their fields is valid', (componentName) => {
  const props = samplesOf(blockFields(componentName))
  expect(readBlocks([{ componentName, props }])).toEqual({ nodes: [{ componentName, props }], faults: [] })
})

test('a block is valid without its optional fields', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), (componentName) => {
      const props = samplesOf(blockFields(componentName).filter(({ isRequired }) => isRequired))
      expect(readBlocks([{ componentName, props }]).faults).toEqual([])
    }),
  )
})
