import type { Group, LocalizedText, Model, Technique } from '@shyrdak/sdk/contract'
import type { ModelOf, ImageKind } from './images/index.ts'

/** A text in English, Russian and Kyrgyz. */
export type Texts = readonly [en: string, ru: string, kg: string]

export const localized = ([en, ru, kg]: Texts): LocalizedText => ({ en, ru, kg })

/** What is drawn: a kind and one of its models. */
export type Image = { [Kind in ImageKind]: readonly [Kind, ModelOf<Kind>] }[ImageKind]

/** Which sizes there are: a run of shop sizes, or sizes by their own names. */
export type Sizes =
  | { readonly from: number; readonly to: number; readonly chart: 'men' | 'women' | 'children' }
  | readonly string[]

/** Where it is sold: everywhere, where the store delivers, or only near home. */
export type Sold = 'everywhere' | 'delivered' | 'near'

/** A product as the demo shop tells of it. */
export interface Good {
  slug: string
  /** Its category's address. */
  category: string
  name: Texts
  text: Texts
  group: Group
  technique?: Technique
  model?: Model
  image: Image
  /** Felts by their ids in the palette: `main accent` or `main accent lining`. The first one is on the card. */
  colors: readonly string[]
  sizes: Sizes
  /** Som in Kyrgyzstan, and what is taken off it. */
  som: number
  off?: number
  /** Grams, one piece packed; of footwear the pair. */
  weight: number
  /** Names of texts in `details.ts`. */
  details: readonly string[]
  sold?: Sold
  /** Days before the shop was filled. */
  age: number
  /** Where it stands on the home page. */
  main?: number
  buttons?: readonly { text: Texts; href: string }[]
}
