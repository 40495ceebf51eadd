import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  drawProduct,
  gallery,
  palette,
  imageFor,
  imageName,
  placeholder,
  renderImage,
  sizeOf,
  views,
} from './index.ts'
import type { ImageKind, ImageSpec } from './index.ts'

const kinds = Object.keys(gallery) as ImageKind[] // the keys of a literal are its kinds

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const anySpec: fc.Arbitrary<ImageSpec> = fc.constantFrom(...kinds).chain((kind) =>
  fc.record(
    {
      kind: fc.constant(kind),
      model: fc.constantFrom(...(gallery[kind].models as readonly string[])), // widened so that one record fits every kind
      view: fc.constantFrom(...(gallery[kind].views as readonly string[])),
      main: hex,
      accent: hex,
      lining: hex,
      seed: fc.integer({ min: 0, max: 9999 }),
    },
    { requiredKeys: ['kind', 'model', 'view', 'main', 'accent', 'seed'] },
  ),
) as fc.Arbitrary<ImageSpec> // model and view come from the lists of the kind

describe('image names', () => {
  test('a name describes everything that is drawn', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        expect(imageFor(imageName(spec))).toEqual({ ...spec })
      }),
    )
  })

  test('a name has only one spelling', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const spec = imageFor(text)
        return spec === undefined || imageName(spec) === text
      }),
    )
  })

  test.each([
    '',
    'slipper--mule--a8322a-e8dcc8--flat--7',
    'slipper--kalpak--a8322a-e8dcc8--pair--7',
    'slipper--mule--A8322A-e8dcc8--pair--7',
    'slipper--mule--a8322a--pair--7',
    'slipper--mule--a8322a-e8dcc8--pair--07',
    'slipper--mule--a8322a-e8dcc8--pair--10000',
    'constructor--mule--a8322a-e8dcc8--pair--7',
    '../slipper--mule--a8322a-e8dcc8--pair--7',
  ])('%j is not an image name', (name) => {
    expect(imageFor(name)).toBeUndefined()
  })
})

const everyView = kinds.flatMap((kind) =>
  gallery[kind].views.map((view, index) => ({
    kind,
    view,
    model: gallery[kind].models[index] ?? gallery[kind].models[0],
  })),
)

describe('images', () => {
  test.each(everyView)('a $kind is drawn, $view', async ({ kind, view, model }) => {
    const spec = imageFor(`${kind}--${model}--a8322a-e8dcc8--${view}--7`)
    if (!spec) throw new Error('a listed picture has a name')
    const svg = drawProduct(spec)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    const image = await renderImage(spec, { width: 64, format: 'webp' })
    const { width, height, format } = await sharp(image).metadata()
    const [fullWidth, fullHeight] = sizeOf(spec)
    expect({ width, height, format }).toEqual({
      width: 64,
      height: Math.round((64 * fullHeight) / fullWidth),
      format: 'webp',
    })
    const { channels } = await sharp(image).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12)
  })

  test.each(kinds.filter((kind) => kind !== 'scene'))('a %s is drawn the same every time', (kind) => {
    const spec = imageFor(`${kind}--${gallery[kind].models[0]}--a8322a-e8dcc8--${gallery[kind].views[1]}--7`)
    expect(spec && drawProduct(spec)).toBe(spec && drawProduct(spec))
  })

  test('another seed draws another piece', () => {
    const [one, other] = [1, 4].map((seed) => imageFor(`rug--shyrdak--a8322a-2d3f66--flat--${seed}`))
    expect(one && drawProduct(one)).not.toBe(other && drawProduct(other))
  })

  test.each(['avif', 'webp', 'jpeg'] as const)('are rendered as %s', async (format) => {
    const spec = imageFor('cushion--kochkor--2d3f66-d9922e--front--1')
    const image = spec && (await renderImage(spec, { width: 96, format }))
    expect((await sharp(image).metadata()).format).toBe(format === 'avif' ? 'heif' : format)
  })

  test('the gallery of a product begins with its main view', () => {
    expect(views('slipper', 'mule')).toEqual(['pair', 'side', 'top', 'sole', 'detail'])
    expect(views('rug', 'shyrdak')).toEqual(['flat', 'room', 'detail'])
  })
})

test('every felt colour has its own id and a name in three languages', () => {
  expect(new Set(palette.map(({ id }) => id)).size).toBe(palette.length)
  for (const { hex: colour, name } of palette) {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(Object.values(name).every(Boolean)).toBe(true)
  }
})

test('a placeholder is short enough for a style attribute', () => {
  expect(placeholder({ main: '#a8322a', accent: '#e8dcc8' }).length).toBeLessThan(140)
})
