import { countriesOf, minorIn } from './countries.ts'
import { detailsNamed } from './details.ts'
import { localized, type Good, type Sizes } from './good.ts'
import { palette, imageName, views, type ImageSpec } from './images/index.ts'
import { SIZE_CHARTS } from './size-charts.ts'

const DAY = 86_400_000

/** A deterministic, evenly spread hash, for realistic demo stock. */
function spread(seed: number): number {
  let x = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b)
  return (x ^ (x >>> 16)) >>> 0
}

/** Stock of one size: mostly a few pieces, sometimes one, sometimes none. */
function pieces(seed: number): number {
  const draw = spread(seed) % 100
  if (draw < 9) return 0
  if (draw < 18) return 1
  if (draw < 30) return 2
  return 3 + (draw % 13)
}

const sizesOf = (sizes: Sizes): readonly string[] =>
  'from' in sizes
    ? Array.from({ length: sizes.to - sizes.from + 1 }, (_, step) => String(sizes.from + step))
    : sizes

const dyed = (id: string) => {
  const place = palette.findIndex((felt) => felt.id === id)
  const felt = palette[place]
  if (!felt) throw new Error(`The palette has no felt called ${id}.`)
  return { id: place + 1, hex: felt.hex }
}

function photosOf({ image: [kind, model] }: Good, felts: string, seed: number): string[] {
  const [main = '', accent = '', lining] = felts.split(' ')
  return views(kind, model as never).map((view) => {
    const spec = {
      kind,
      model,
      view,
      main: dyed(main).hex,
      accent: dyed(accent).hex,
      ...(lining !== undefined && { lining: dyed(lining).hex }),
      seed,
    } as ImageSpec // kind and model match in the product
    return `/media/${imageName(spec)}.jpg`
  })
}

/** The rows of a demo product, with all ids derived from its own. */
export function goodRows(good: Good, id: number, categoryId: number, now: Date) {
  // Variations that share a main felt, such as white kalpaks, take the accent as their colour.
  const isByAccent = new Set(good.colors.map((felts) => felts.split(' ')[0])).size < good.colors.length
  const variations = good.colors.map((felts, position) => ({
    id: id * 10 + position,
    productId: id,
    colorId: dyed(felts.split(' ')[isByAccent ? 1 : 0] ?? '').id,
    photos: photosOf(good, felts, id),
    position,
  }))
  return {
    product: {
      id,
      slug: good.slug,
      name: localized(good.name),
      description: localized(good.text),
      details: detailsNamed(good.details),
      categoryId,
      group: good.group,
      technique: good.technique ?? null,
      model: good.model ?? null,
      weightG: good.weight,
      sizeChartId: 'from' in good.sizes ? SIZE_CHARTS[good.sizes.chart].id : null,
      mainPosition: good.main ?? null,
      createdAt: new Date(now.getTime() - good.age * DAY - id * 60_000),
    },
    variations,
    stock: variations.flatMap((variation) =>
      sizesOf(good.sizes).map((size, position) => ({
        variationId: variation.id,
        size,
        quantity: pieces(variation.id * 31 + position),
        position,
      })),
    ),
    prices: countriesOf(good.sold).map((country) => ({
      productId: id,
      country,
      amountMinor: minorIn(country, good.som),
      discountMinor: good.off === undefined ? 0 : minorIn(country, good.off),
    })),
    links: (good.buttons ?? []).map(({ text, href }, position) => ({
      productId: id,
      text: localized(text),
      href,
      position,
    })),
  }
}
