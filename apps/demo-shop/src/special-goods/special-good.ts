import type { Sold, Texts } from '../good.ts'
import type { ModelOf, ImageKind } from '../images/index.ts'

/** What is drawn of a special product: all views of a kind, of a scene those that show it whole and near. */
type Drawn = { [Kind in ImageKind]: readonly [Kind, ModelOf<Kind>] }[ImageKind]

/** A special product as the demo shop tells of it. */
export interface SpecialGood {
  slug: string
  /** The number of its category. */
  category: number
  /** The handle of its workshop. */
  maker: string
  name: Texts
  text: Texts
  image: Drawn
  /** The hand that made it: which face, which ridge. Its number when left out. */
  seed?: number
  /** Felts by their ids in the palette: `main accent` or `main accent lining`. The first one is on the card. */
  colors: readonly string[]
  sizes: readonly string[]
  /** Finished pieces of each size in turn, where there is one size of each colour; one of each when left out. */
  ready?: readonly number[]
  /** Days until an ordered one is finished; left out for a piece that is never repeated. */
  days?: number
  /** Som in Kyrgyzstan, and what is taken off it. */
  som: number
  off?: number
  /** Grams, one piece packed. */
  weight: number
  /** Names of texts in the demo goods' details and in `special-details.ts`. */
  details: readonly string[]
  sold?: Sold
  /** Days before the shop was filled. */
  age: number
}
