import { countriesOf, minorIn } from '../countries.ts'
import { localized } from '../good.ts'
import { palette, views, type ImageKind } from '../images/index.ts'
import type { Shot } from '../artisans/artisan.ts'
import { shotPhoto } from '../artisans/artisan-rows.ts'
import { specialDetails } from './special-details.ts'
import type { SpecialGood } from './special-good.ts'

const DAY = 86_400_000

/** A scene uses its square and wide views; its third view is the second in other proportions. */
const viewsOf = (kind: ImageKind, model: string): readonly string[] =>
  kind === 'scene' ? ['square', 'wide'] : views(kind, model as never) // kind and model match in the product

const colorId = (felt: string): number => palette.findIndex(({ id }) => id === felt) + 1

/** The rows of a special demo product, with all ids derived from its own. */
export function specialGoodRows(good: SpecialGood, id: number, artisanId: number, now: Date) {
  const [kind, model] = good.image
  // Variations that share a main felt, such as white kalpaks, take the accent as their colour.
  const isByAccent = new Set(good.colors.map((felts) => felts.split(' ')[0])).size < good.colors.length
  const variations = good.colors.map((felts, position) => ({
    id: id * 10 + position,
    productId: id,
    colorId: colorId(felts.split(' ')[isByAccent ? 1 : 0] ?? ''),
    photos: viewsOf(kind, model).map(
      (view) => shotPhoto([kind, model, view] as unknown as Shot, felts, good.seed ?? id), // its view is one of the kind's own
    ),
    position,
  }))
  return {
    product: {
      id,
      slug: good.slug,
      name: localized(good.name),
      description: localized(good.text),
      details: specialDetails(good.details),
      categoryId: good.category,
      artisanId,
      weightG: good.weight,
      madeToOrderDays: good.days ?? null,
      createdAt: new Date(now.getTime() - good.age * DAY - id * 60_000),
    },
    variations,
    stock: variations.flatMap((variation, color) =>
      good.sizes.map((size, position) => ({
        variationId: variation.id,
        size,
        quantity: good.ready ? (good.ready[good.sizes.length > 1 ? position : color] ?? 0) : 1,
        position,
      })),
    ),
    prices: countriesOf(good.sold).map((country) => ({
      productId: id,
      country,
      amountMinor: minorIn(country, good.som),
      discountMinor: good.off === undefined ? 0 : minorIn(country, good.off),
    })),
  }
}
