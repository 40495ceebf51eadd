import type { Sold, Texts } from '../good.ts'
import type { ModelOf, ImageKind } from '../images/index.ts'

/** The drawing of a special product: all views of a kind; for a scene, the square and the wide one. */
type Drawn = { [Kind in ImageKind]: readonly [Kind, ModelOf<Kind>] }[ImageKind]

/** A special product of the demo shop. */
export interface SpecialGood {
  slug: string
  /** The id of its category. */
  category: number
  /** The handle of its workshop. */
  maker: string
  name: Texts
  text: Texts
  image: Drawn
  /** Seeds the drawing: which face, which ridge. The product's id by default. */
  seed?: number
  /** Felts by palette id: `main accent` or `main accent lining`. The first entry is shown on the card. */
  colors: readonly string[]
  sizes: readonly string[]
  /** Finished pieces of each size, or of each colour if there is one size; one of each by default. */
  ready?: readonly number[]
  /** Days to make one to order; absent for a one-off piece. */
  days?: number
  /** Price in som in Kyrgyzstan, and the discount. */
  som: number
  off?: number
  /** Packed weight of one piece in grams. */
  weight: number
  /** Keys of texts in the details of all demo goods and in `special-details.ts`. */
  details: readonly string[]
  sold?: Sold
  /** Age in days when the shop is seeded. */
  age: number
}
