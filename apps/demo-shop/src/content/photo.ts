import { imageName, type ImageSpec } from '../images/index.ts'
import type { ModelOf, ViewOf } from '../images/image-spec.ts'

/** The path of a drawn image. */
export const photo = (spec: ImageSpec): string => `/media/${imageName(spec)}.jpg`

const RED = '#a8322a'
const WHITE = '#ece5d8'

/** A scene in the shop's red and white, or in other colours. */
export const scene = (
  model: ModelOf<'scene'>,
  view: ViewOf<'scene'> = 'wide',
  seed = 1,
  main = RED,
  accent = WHITE,
): string => photo({ kind: 'scene', model, view, main, accent, seed })
