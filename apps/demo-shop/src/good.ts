import type { Group, LocalizedText, Model, Technique } from '@shyrdak/sdk/contract'
import type { ModelOf, ImageKind } from './images/index.ts'

/** A text in English, Russian and Kyrgyz. */
export type Texts = readonly [en: string, ru: string, kg: string]

export const localized = ([en, ru, kg]: Texts): LocalizedText => ({ en, ru, kg })

/** The kind and model of the drawing. */
export type Image = { [Kind in ImageKind]: readonly [Kind, ModelOf<Kind>] }[ImageKind]

/** A range of shoe sizes, or sizes by name. */
export type Sizes =
  | { readonly from: number; readonly to: number; readonly chart: 'men' | 'women' | 'children' }
  | readonly string[]

/** Where it is sold: in all countries, where the store delivers, or only in neighbouring ones. */
export type Sold = 'everywhere' | 'delivered' | 'near'

/** A product of the demo shop. */
export interface Good {
  slug: string
  /** The slug of its category. */
  category: string
  name: Texts
  text: Texts
  group: Group
  technique?: Technique
  model?: Model
  image: Image
  /** Felts by palette id: `main accent` or `main accent lining`. The first entry is shown on the card. */
  colors: readonly string[]
  sizes: Sizes
  /** Price in som in Kyrgyzstan, and the discount. */
  som: number
  off?: number
  /** Packed weight of one piece in grams; for footwear, of the pair. */
  weight: number
  /** Keys of texts in `details.ts`. */
  details: readonly string[]
  sold?: Sold
  /** Age in days when the shop is seeded. */
  age: number
  /** Its position on the home page. */
  main?: number
  buttons?: readonly { text: Texts; href: string }[]
}
