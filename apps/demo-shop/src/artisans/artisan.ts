import type { Texts } from '../good.ts'
import type { ModelOf, ImageKind } from '../images/index.ts'

/** An image as kind, model and view. */
export type Shot = {
  [Kind in ImageKind]: readonly [Kind, ModelOf<Kind>, string]
}[ImageKind]

/** A workshop of the demo shop. */
export interface DemoArtisan {
  /** Its name in email addresses and social networks. */
  handle: string
  name: Texts
  /** Its specialty. */
  position: Texts
  hello: Texts
  aboutTitle: Texts
  about: Texts
  /** The biography of its head. */
  bio: Texts
  address: Texts
  phone: string
  /** Two felts of the palette: for the clothes and for the background. */
  felts: string
  portrait: 'maker-elechek' | 'maker-kalpak' | 'maker-kerchief' | 'maker-cap'
  /** The scenes at the top of the page, beside the story, and between story and portrait. */
  scenes: readonly [banner: ModelOf<'scene'>, about: ModelOf<'scene'>, second: ModelOf<'scene'>]
  gallery: readonly Shot[]
}
