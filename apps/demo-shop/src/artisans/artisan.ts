import type { Texts } from '../good.ts'
import type { ModelOf, ImageKind } from '../images/index.ts'

/** One picture in the pictures' own words: kind, model and view. */
export type Shot = {
  [Kind in ImageKind]: readonly [Kind, ModelOf<Kind>, string]
}[ImageKind]

/** A workshop as the demo shop tells of it. */
export interface DemoArtisan {
  /** Its name in addresses of mail and networks. */
  handle: string
  name: Texts
  /** What its people do. */
  position: Texts
  hello: Texts
  aboutTitle: Texts
  about: Texts
  /** Of whoever leads it. */
  bio: Texts
  address: Texts
  phone: string
  /** Two felts of the palette: what they wear, and what stands behind them. */
  felts: string
  portrait: 'maker-elechek' | 'maker-kalpak' | 'maker-kerchief' | 'maker-cap'
  /** What is seen over the page, beside the story, and between the story and the person. */
  scenes: readonly [banner: ModelOf<'scene'>, about: ModelOf<'scene'>, second: ModelOf<'scene'>]
  gallery: readonly Shot[]
}
